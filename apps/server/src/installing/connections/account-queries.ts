import type { ConnectedAccount } from '@dowel/schema';
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inProject } from '../../platform/db/scope.ts';
import { connections, providerApps } from '../../platform/db/tables.ts';

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
 * The connections that work with what the same person, or the same workspace, has granted to a client. Where nobody knows
 * whose a connection is, it may be one of them. Those that somebody has stopped are left out. Not more than a person would
 * read.
 */
export async function selectSharingGrant(
  context: Context,
  whose: {
    /** Those that the client is of. */
    readonly providers: string[];
    /** Undefined if no provider app is known. */
    readonly clientId: string | undefined;
    readonly account: ConnectedAccount;
    readonly exceptId: string | undefined;
  },
  by: 'person' | 'workspace',
): Promise<string[]> {
  const { providers, clientId, account, exceptId } = whose;
  const part = sql`${connections.account} -> ${sql.raw(`'${by}'`)}`;
  const email = by === 'person' ? account.person?.email : undefined;
  const mayBeSame = sql`coalesce(${part} ->> 'id' = ${account[by]?.id ?? null}::text, lower(${part} ->> 'email') = lower(${email ?? null}::text), true)`;
  const apps = (id: string) =>
    context.db
      .select({ id: providerApps.id })
      .from(providerApps)
      .where(inProject(context, providerApps, eq(providerApps.clientId, id)));
  const rows = await context.db
    .select({ id: connections.id })
    .from(connections)
    .where(
      inProject(
        context,
        connections,
        inArray(connections.provider, providers),
        clientId === undefined
          ? isNull(connections.providerAppId)
          : inArray(connections.providerAppId, apps(clientId)),
        mayBeSame,
        isNull(connections.stop),
        isNotNull(connections.credentialsSealed),
        exceptId === undefined ? undefined : ne(connections.id, exceptId),
      ),
    )
    .limit(20);
  return rows.map((row) => row.id);
}
