import { eq } from 'drizzle-orm';
import type { PublicContext } from '../../context.ts';
import { acrossProjects, inProject } from '../../platform/db/scope.ts';
import { largeBodies } from '../../platform/db/tables.ts';

export async function findLargeBody(context: PublicContext, projectId: string, id: string) {
  const [row] = await acrossProjects(context, 'the signature of the address is the credential')
    .select()
    .from(largeBodies)
    .where(inProject({ project: { id: projectId } }, largeBodies, eq(largeBodies.id, id)));
  return row;
}
