import { eq } from 'drizzle-orm';
import type { PublicContext } from '../../context.ts';
import { acrossProjects } from '../../platform/db/scope.ts';
import { largeBodies } from '../../platform/db/tables.ts';

export async function findLargeBody(context: PublicContext, id: string) {
  const isIt = acrossProjects(
    context,
    'the signature of the address is the credential',
    eq(largeBodies.id, id),
  );
  const [row] = await context.db.select().from(largeBodies).where(isIt);
  return row;
}
