import type { ConnectedAccount } from '@dowel/schema';
import { accountId } from '@dowel/schema/rules';
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inProject } from '../../platform/db/scope.ts';
import { connections } from '../../platform/db/tables.ts';

/** What tells the account of a connection apart, as `accountId` of the rules says it. */
export const accountIdOf = sql<string>`coalesce(${connections.account}->'workspace'->>'id', ${connections.account}->'person'->>'id', ${connections.account}->'person'->>'email')`;

export async function hasConnectionTo(context: Context, provider: string, account: string): Promise<boolean> {
  const isTo = and(eq(connections.provider, provider), eq(accountIdOf, account));
  const rows = await context.db
    .select({ id: connections.id })
    .from(connections)
    .where(inProject(context, connections, isTo))
    .limit(1);
  return rows.length > 0;
}

/**
 * The connections that work with what the same person, or the same workspace, has granted to a client. Those that somebody
 * has stopped are left out. Not more than a person would read.
 */
export async function selectSharingGrant(
  context: Context,
  whose: Pick<typeof connections.$inferSelect, 'provider' | 'providerAppId'> & {
    readonly account: ConnectedAccount;
    readonly exceptId: string | undefined;
  },
  by: 'person' | 'workspace',
): Promise<string[]> {
  const { provider, providerAppId, account, exceptId } = whose;
  const id = account[by]?.id;
  const isSame =
    id === undefined
      ? eq(accountIdOf, accountId(account) ?? '')
      : sql`${connections.account} -> ${sql.raw(`'${by}'`)} ->> 'id' = ${id}`;
  const rows = await context.db
    .select({ id: connections.id })
    .from(connections)
    .where(
      inProject(
        context,
        connections,
        eq(connections.provider, provider),
        providerAppId === null
          ? isNull(connections.providerAppId)
          : eq(connections.providerAppId, providerAppId),
        isSame,
        isNull(connections.stop),
        isNotNull(connections.credentialsSealed),
        exceptId === undefined ? undefined : ne(connections.id, exceptId),
      ),
    )
    .limit(20);
  return rows.map((row) => row.id);
}
