import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { inProject } from '../../../platform/db/scope.ts';
import { connections, projects } from '../../../platform/db/tables.ts';

/** Written as in the index. */
const workspaceIdOf = sql<string>`${connections.account} -> 'workspace' ->> 'id'`;

/** Whether the project lets only one group connect an account. */
export async function refusesSharedAccounts(context: Context): Promise<boolean> {
  const [row] = await context.db
    .select({ areRefused: projects.refusesSharedAccounts })
    .from(projects)
    .where(eq(projects.id, context.project.id));
  return row?.areRefused === true;
}

/** Until the transaction ends, nobody else decides who has this account. */
export async function lockAccount(tx: Context, provider: string, workspaceId: string): Promise<void> {
  const name = JSON.stringify([tx.project.id, provider, workspaceId]);
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Whether another group of the project has connected this account. */
export async function isAccountOfOthers(
  context: Context,
  { groupRef, provider, workspaceId }: { groupRef: string; provider: string; workspaceId: string },
): Promise<boolean> {
  const isThere = and(
    eq(connections.provider, provider),
    sql`${workspaceIdOf} = ${workspaceId}`,
    ne(connections.groupRef, groupRef),
  );
  const rows = await context.db
    .select({ id: connections.id })
    .from(connections)
    .where(inProject(context, connections, isThere))
    .limit(1);
  return rows.length > 0;
}
