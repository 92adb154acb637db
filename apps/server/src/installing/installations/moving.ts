import type { Connection } from '@dowel/schema';
import { accountId, compareAccounts } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import type { MovedAccount } from '../../platform/db/tables/installations.ts';
import * as providers from '../../providers/providers/service.ts';
import { toConnectedAccount } from '../connections/identity/connected-account.ts';
import { accountDiffers } from '../connections/refusals.ts';

/**
 * Whether two connections lead to different accounts. While a provider has not said whose one of them is, the workspaces
 * that people have typed decide, and without these, they may.
 * @throws {ProblemError} `account_differs`, if the accounts are proven to differ and nobody has confirmed the new one
 */
export function leadsElsewhere(
  context: Context,
  from: Connection | undefined,
  to: Connection,
  confirmedId: string | undefined,
): boolean {
  if (from?.id === to.id) return false;
  const [before, after] = [from?.account, to.account];
  const comparison = before && after ? compareAccounts(before, after) : 'unknown';
  if (before && after && comparison === 'different' && confirmedId !== accountId(after)) {
    throw accountDiffers(providers.named(context, to.provider), { before, after });
  }
  if (comparison !== 'unknown') return comparison === 'different';
  const workspace = from?.providerWorkspaceRef;
  return workspace === undefined || workspace !== to.providerWorkspaceRef;
}

/**
 * The account that an installation leads to after a move, and the one before. Undefined if it is the same one, or if the
 * provider has not said whose account the new connection is.
 */
export function movedAccount(
  context: Context,
  from: Connection | undefined,
  to: Connection,
): MovedAccount | undefined {
  if (!to.account) return undefined;
  if (from?.account && compareAccounts(from.account, to.account) === 'same') return undefined;
  const consumerRefs = [from?.consumer.consumerRef, to.consumer.consumerRef].filter(
    (ref) => ref !== undefined,
  );
  return {
    since: context.now().toISOString(),
    account: toConnectedAccount(to.account),
    ...(from?.account && { before: toConnectedAccount(from.account) }),
    consumerRefs: [...new Set(consumerRefs)],
  };
}
