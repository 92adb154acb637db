import type { ConnectedAccount } from '@dowel/schema';
import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { isItsConnection } from '../../../platform/db/installation-joins.ts';
import { inProject, inScope } from '../../../platform/db/scope.ts';
import type { StoredAccount } from '../../../platform/db/tables/connections.ts';
import { connections, installations } from '../../../platform/db/tables.ts';
import type { ConnectionRow } from '../queries.ts';

/** The accounts of the connections that the group's installations of a provider use. Null: nobody knows whose it is. */
export async function selectInstalledAccounts(
  context: Context,
  { groupRef, provider }: { readonly groupRef: string; readonly provider: string },
): Promise<(StoredAccount | null)[]> {
  const rows = await context.db
    .select({ account: connections.account })
    .from(installations)
    .innerJoin(connections, and(isItsConnection, eq(connections.provider, provider)))
    .where(inScope(context, installations, eq(installations.groupRef, groupRef)));
  return rows.map(({ account }) => account);
}

/** Whether a connection that goes on may be the sign-in of the same person at the provider, as far as accounts are known. */
export async function mayBeOfSamePerson(
  context: Context,
  { id, provider, account }: Pick<ConnectionRow, 'id' | 'provider' | 'account'>,
): Promise<boolean> {
  const rows = await context.db
    .select({ id: connections.id })
    .from(connections)
    .where(
      inProject(
        context,
        connections,
        eq(connections.provider, provider),
        ne(connections.id, id),
        isNull(connections.stop),
        isSameOrUnknown('workspace', account),
        isSameOrUnknown('person', account),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

function isSameOrUnknown(part: 'workspace' | 'person', account: ConnectedAccount | null): SQL | undefined {
  const known = account?.[part]?.id;
  if (known === undefined) return undefined;
  const stored = sql`${connections.account} -> ${part}::text ->> 'id'`;
  return or(sql`${stored} is null`, sql`${stored} = ${known}`);
}
