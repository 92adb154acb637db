import type { ConnectedAccount } from '@dowel/schema';
import { compareWorkspaces } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import * as providers from '../../../providers/providers/service.ts';
import { personalAccountDiffers } from '../refusals.ts';
import { selectInstalledAccounts } from './queries.ts';

interface OfGroup {
  readonly groupRef: string;
  readonly provider: string;
}

/**
 * Refuses a person's own account if the group's installations all lead to other workspaces: it could be used for none of
 * them. Each call looks again, since an installation may be moved.
 * @throws {ProblemError} `account_differs`
 */
export async function assertWorkspaceOfGroup(
  tx: Context,
  { groupRef, provider }: OfGroup,
  account: ConnectedAccount,
): Promise<void> {
  const used = await selectInstalledAccounts(tx, { groupRef, provider });
  const [before] = used;
  const isOther = (one: ConnectedAccount | null) => one && compareWorkspaces(one, account) === 'different';
  if (!before || !used.every(isOther)) return;
  tx.log.warn({ groupRef, provider }, 'an account of a person was refused: the group uses another workspace');
  throw personalAccountDiffers(providers.named(tx, provider), { before, after: account });
}
