import { compareAccounts } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { unlessGone } from '../../../platform/db/constraint-violation.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import * as providers from '../../../providers/providers/service.ts';
import { connectionEvent } from '../connection-events.ts';
import { lockConnections } from '../locking-queries.ts';
import type { OpenedRow } from '../opened-row.ts';
import {
  type ConnectionChanges,
  type ConnectionRow,
  changeConnection,
  isAtVersion,
  selectConnection,
} from '../queries.ts';
import { appMissing } from '../refusals.ts';
import { diagnose } from '../rules.ts';
import { isUnconfirmed, noAside, offer, takeUp } from './aside.ts';
import { giveUpOffer } from './give-up-offer.ts';
import { canAskAgain, learnAccount } from './learn-account.ts';
import { logDiffering } from './settle-account.ts';

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 24 * 60 * MINUTE_MS;

/**
 * Looks after the account of a connection: gives up a sign-in whose time is over, and asks a provider again that has not
 * said whose account it is. Answers the connection as it is then, and when to look again. Null: there is nothing to look
 * after.
 */
export async function attendAccount(
  context: Context,
  opened: OpenedRow,
): Promise<{ latest: OpenedRow; nextTime: Date | null }> {
  const now = context.now();
  const expiry = expiryOf(opened.row);
  let latest = opened;
  if (expiry && expiry <= now) {
    await giveUpOffer(context, opened.row);
    latest = opened.with({ ...opened.row, aside: null, asideSealed: null, asideSealKeyId: null });
  }
  if (nextQuestion(context, latest)?.isDue) latest = latest.with(await ask(context, latest));
  return { latest, nextTime: earliest(expiryOf(latest.row), nextQuestion(context, latest)?.nextTime) };
}

/** Null when there is none. */
export function earliest(...times: readonly (Date | null | undefined)[]): Date | null {
  const known = times.filter((time) => time !== null && time !== undefined);
  return known.length === 0 ? null : new Date(Math.min(...known.map((time) => time.getTime())));
}

function expiryOf({ aside }: ConnectionRow): Date | undefined {
  return aside?.kind === 'offered' ? new Date(aside.expireTime ?? 0) : undefined;
}

/**
 * Each pause is as long as the credentials have been there, up to a day. Undefined when the account is known, or nobody
 * can ask.
 */
function nextQuestion(context: Context, opened: OpenedRow): { isDue: boolean; nextTime: Date } | undefined {
  const { row } = opened;
  const isOpen = row.account === null || isUnconfirmed(row);
  if (!isOpen || row.status === 'bad_credentials' || !canAskAgain(opened.resolved)) return undefined;
  const ageMs = context.now().getTime() - (row.credentialsTime ?? row.createTime).getTime();
  const pauseMs = Math.min(Math.max(ageMs, MINUTE_MS), LONGEST_PAUSE_MS);
  // The sign-in has asked a moment ago.
  return { isDue: ageMs >= MINUTE_MS, nextTime: new Date(context.now().getTime() + pauseMs) };
}

async function ask(context: Context, opened: OpenedRow): Promise<ConnectionRow> {
  const { row } = opened;
  const account = await learnAccount(context, opened);
  if (!account) return row;
  const asking = () =>
    context.transaction(async (tx) => {
      await lockConnections(tx, [row.id]);
      const last = await selectConnection(tx, row.id);
      if (!last || last.credentialsVersion !== row.credentialsVersion) return last ?? row;
      const since = last.account?.since ?? last.createTime.toISOString();
      if (!last.account) return store(tx, last, { account: { ...account, since } });
      if (!isUnconfirmed(last)) return last;
      const comparison = compareAccounts(last.account, account);
      if (comparison === 'unknown') return last;
      const diagnosis = diagnose('ok', tx.now());
      if (comparison === 'same') {
        const { before } = last.account;
        const known = { ...account, since, ...(before && { before }) };
        return store(tx, last, { ...noAside, account: known, diagnosis });
      }
      // The credentials before are used again, and those that replaced them wait until somebody confirms the account.
      logDiffering(tx, last);
      const isBad = last.aside?.status === 'bad_credentials';
      const before = { ...takeUp(last), diagnosis: isBad ? diagnose('revoked', tx.now()) : diagnosis };
      return store(tx, last, { ...before, ...offer(last, account, tx.now()) });
    });
  return unlessGone(asking, () => {
    throw appMissing(providers.named(context, row.provider));
  });
}

async function store(tx: Context, row: ConnectionRow, columns: ConnectionChanges): Promise<ConnectionRow> {
  const changed = await changeConnection(tx, row.id, columns, isAtVersion(row.credentialsVersion));
  const stored = (await selectConnection(tx, row.id)) ?? row;
  await Unreported.report(tx, changed, () => [connectionEvent('connection.updated', stored)]);
  if (isUnconfirmed(row)) {
    await tx.connectionEffects.changed(tx, row.id, { isOtherAccount: false, found: 'good' });
  }
  return stored;
}
