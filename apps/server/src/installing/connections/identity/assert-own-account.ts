import type { ConnectedAccount } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import * as providers from '../../../providers/providers/service.ts';
import { assertWorkspaceOfGroup } from '../personal/assert-workspace-of-group.ts';
import type { Owner } from '../queries.ts';
import { accountInUse } from '../refusals.ts';
import { isAccountOfOthers, lockAccount, refusesSharedAccounts } from './queries.ts';

/**
 * Refuses an account that another group has connected, if the project wants that. Two groups that connect it at the same
 * moment are decided one after the other, and whoever is second is refused. For a person's own connection, it also refuses
 * a workspace that the group does not use.
 * @param account undefined if nobody knows it, or it has not changed
 * @throws {ProblemError} `account_in_use`, `account_differs`
 */
export async function assertOwnAccount(
  tx: Context,
  { groupRef, provider, isPersonal }: Pick<Owner, 'groupRef' | 'provider'> & { readonly isPersonal: boolean },
  account: ConnectedAccount | undefined,
): Promise<void> {
  if (isPersonal && account) await assertWorkspaceOfGroup(tx, { groupRef, provider }, account);
  const workspaceId = account?.workspace?.id;
  if (workspaceId === undefined || !(await refusesSharedAccounts(tx))) return;
  await lockAccount(tx, provider, workspaceId);
  if (!(await isAccountOfOthers(tx, { groupRef, provider, workspaceId }))) return;
  tx.log.warn({ groupRef, provider }, 'an account that another group has connected was refused');
  throw accountInUse(providers.named(tx, provider), account ?? {});
}
