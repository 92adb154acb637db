import { eq } from 'drizzle-orm';
import type { PublicContext } from '../../context.ts';
import { acrossProjects } from '../../platform/db/scope.ts';
import { largeBodies } from '../../platform/db/tables.ts';

export async function findLargeBody(context: PublicContext, id: string) {
  const [row] = await acrossProjects(context, 'the signature of the address is the credential')
    .select()
    .from(largeBodies)
    .where(eq(largeBodies.id, id));
  return row;
}
