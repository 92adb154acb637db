import type { Connection } from '@dowel/schema';
import { accountId, compareAccounts } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import * as providers from '../../providers/providers/service.ts';
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
