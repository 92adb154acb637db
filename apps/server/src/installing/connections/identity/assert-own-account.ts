import type { ConnectedAccount } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import * as providers from '../../../providers/providers/service.ts';
import type { Owner } from '../queries.ts';
import { accountInUse } from '../refusals.ts';
import { isAccountOfOthers, lockAccount, refusesSharedAccounts } from './queries.ts';

/**
 * Refuses an account that another group has connected, if the project wants that. Two groups that connect it at the same
 * moment are decided one after the other, and whoever is second is refused.
 * @param account undefined if nobody knows it, or it has not changed
 * @throws {ProblemError} `account_in_use`
 */
export async function assertOwnAccount(
  tx: Context,
  { groupRef, provider }: Pick<Owner, 'groupRef' | 'provider'>,
  account: ConnectedAccount | undefined,
): Promise<void> {
  const workspaceId = account?.workspace?.id;
  if (workspaceId === undefined || !(await refusesSharedAccounts(tx))) return;
  await lockAccount(tx, provider, workspaceId);
  if (!(await isAccountOfOthers(tx, { groupRef, provider, workspaceId }))) return;
  tx.log.warn({ groupRef, provider }, 'an account that another group has connected was refused');
  throw accountInUse(providers.named(tx, provider), account ?? {});
}
