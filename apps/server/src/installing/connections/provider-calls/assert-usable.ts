import type { Context } from '../../../context.ts';
import * as providers from '../../../providers/providers/service.ts';
import { isUnconfirmed } from '../identity/aside.ts';
import type { OpenedRow } from '../opened-row.ts';
import { accountUnconfirmed, connectionStopped } from '../refusals.ts';

/**
 * While tokens are renewed, somebody may stop the connection, or sign in to another account.
 * @throws {ProblemError} `credentials_rejected`, `provider_unreachable`
 */
export function assertUsable(context: Context, opened: OpenedRow): OpenedRow {
  const { row } = opened;
  if (row.stop) throw connectionStopped(providers.named(context, row.provider));
  if (isUnconfirmed(row)) throw accountUnconfirmed(providers.named(context, row.provider));
  return opened;
}
