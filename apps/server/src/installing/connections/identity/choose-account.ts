import { accountId } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { unlessGone } from '../../../platform/db/constraint-violation.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import * as providers from '../../../providers/providers/service.ts';
import { connectionEvent } from '../connection-events.ts';
import { lockConnections } from '../locking-queries.ts';
import { type ConnectionRow, changeConnection, selectConnection } from '../queries.ts';
import { accountNotOffered, appMissing, connectionNotFound, connectionStopped } from '../refusals.ts';
import { diagnose } from '../rules.ts';
import { isUnconfirmed, noAside, offerOf, takeUp } from './aside.ts';
import { assertOwnAccount } from './assert-own-account.ts';
import { toConnectedAccount } from './connected-account.ts';
import { accountEvents, logChanged, type Settled } from './settle-account.ts';

/**
 * Confirms the account of a connection: that of a sign-in which waits, or the one that the connection leads to. The latter
 * gives up a sign-in that waits.
 * @throws {ProblemError} `account_differs`, `account_in_use`, `connection_not_found`, `credentials_rejected`,
 * `provider_app_missing`
 */
export function chooseAccount(
  tx: Context,
  { id, provider }: Pick<ConnectionRow, 'id' | 'provider'>,
  chosenId: string,
): Promise<ConnectionRow> {
  const choosing = () =>
    tx.transaction(async (inner) => {
      await lockConnections(inner, [id]);
      const row = await selectConnection(inner, id);
      if (!row) throw connectionNotFound();
      if (row.stop) throw connectionStopped(providers.named(inner, row.provider));
      const settled = choose(inner, row, chosenId);
      if (!settled) throw accountNotOffered();
      await assertOwnAccount(inner, row, settled.changed?.account);
      const changed = await changeConnection(inner, id, settled.columns);
      const stored = await selectConnection(inner, id);
      if (!stored) throw connectionNotFound();
      await Unreported.report(inner, changed, () => [
        connectionEvent('connection.updated', stored),
        ...accountEvents(stored, settled),
      ]);
      const isOtherAccount = settled.isOtherAccount === true;
      const isOtherApp = stored.providerAppId !== row.providerAppId;
      await inner.connectionEffects.changed(inner, id, { isOtherAccount, isOtherApp });
      logChanged(inner, stored, settled);
      return stored;
    });
  return unlessGone(choosing, () => {
    throw appMissing(providers.named(tx, provider));
  });
}

function choose(context: Context, row: ConnectionRow, chosenId: string): Settled | undefined {
  const now = context.now();
  const diagnosis = diagnose('ok', now);
  const offered = offerOf(row, now);
  if (offered && accountId(offered.account) === chosenId) {
    const before = toConnectedAccount(row.account ?? {});
    const account = { ...offered.account, since: now.toISOString(), before };
    return {
      columns: { ...takeUp(row), ...noAside, account, diagnosis },
      isOtherAccount: true,
      changed: { account: offered.account, before },
    };
  }
  if (!row.account || accountId(row.account) !== chosenId) return undefined;
  if (isUnconfirmed(row)) {
    const isBad = row.status === 'bad_credentials';
    return { columns: { ...noAside, ...(!isBad && { diagnosis }) }, isOtherAccount: false };
  }
  if (!row.aside) return { columns: {}, isOtherAccount: false };
  // The server gives it up when it looks at the connection, which is now.
  const aside = { ...row.aside, expireTime: now.toISOString() };
  return { columns: { aside, refreshDueTime: now }, isOtherAccount: false };
}
