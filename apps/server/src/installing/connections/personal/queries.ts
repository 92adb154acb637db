import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { isItsConnection } from '../../../platform/db/installation-joins.ts';
import { inScope } from '../../../platform/db/scope.ts';
import type { StoredAccount } from '../../../platform/db/tables/connections.ts';
import { connections, installations } from '../../../platform/db/tables.ts';

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
