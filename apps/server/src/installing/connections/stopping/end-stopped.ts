import type { Context } from '../../../context.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { ProviderAuthError } from '../../../providers/provider-auth/errors.ts';
import { lacksLivingToken } from '../../../providers/provider-auth/oauth2/revocation.ts';
import { askForTokens } from '../ask-for-tokens.ts';
import { connectionErrorEvent } from '../connection-events.ts';
import { noAside } from '../identity/aside.ts';
import { lockConnections } from '../locking-queries.ts';
import { OpenedRow } from '../opened-row.ts';
import {
  type ConnectionChanges,
  type ConnectionRow,
  changeConnection,
  selectConnection,
} from '../queries.ts';
import { type Revocation, type Revoked, revokeStored } from '../revoke-stored.ts';
import { sealCredentials } from '../stored-credentials.ts';
import { changeStopped, type StoppedRow } from './queries.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** A provider that does not answer is asked for so long. */
const GIVE_UP_MS = 24 * 60 * 60_000;
/** What a process has begun is another one's when that process is thought dead. Longer than a request takes. */
const LEASE_MS = 30_000;

/**
 * Ends what is left of a stopped connection: tells of it, revokes its tokens at the provider, and deletes them. Each step
 * is stored, so that another process goes on after a kill. Nothing is done any more once somebody has signed in again.
 * @param onSent called when the provider is asked, which may not answer for a while.
 */
export async function endStopped(context: Context, row: StoppedRow, onSent: () => void): Promise<void> {
  if (!(await begin(context, row))) return;
  const before = await renewFirst(context, row, onSent);
  if (before === 'renewed') return;
  const { outcome, laterTime, siblings } = before ?? (await revokeAll(context, { ...row, onSent }));
  const { time, tries: triedBefore = 0, isRenewed } = row.stop;
  const now = context.now();
  // That the limits of the provider allow no call yet is no try.
  const tries = laterTime ? triedBefore : triedBefore + 1;
  const isGivenUp = !laterTime && now.getTime() - Date.parse(time) >= GIVE_UP_MS;
  const isOver = !mayChange(outcome) || isGivenUp;
  const reason = outcome === 'revoked' || laterTime ? {} : { reason: outcome };
  const named = siblings ? { siblings: [...siblings] } : {};
  const renewed = isRenewed ? { isRenewed } : {};
  const stop = {
    time,
    isTold: true,
    tries,
    state: stateOf(outcome, isOver),
    ...renewed,
    ...reason,
    ...named,
  };
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
  const changes = isOver
    ? { stop: { ...stop, endTime: now.toISOString() }, ...nothingStored, refreshDueTime: null }
    : { stop, refreshDueTime: laterTime ?? new Date(now.getTime() + pauseMs) };
  const changed = await changeStopped(context, row, changes);
  Unreported.silent(changed, 'that it is stopped was told when this began');
}

/**
 * A renewal may be under way when its connection is stopped. This stores the tokens that it wins, so that they are revoked
 * too, even if the stop has already ended. Does nothing if the connection is not stopped, or if the stop has to revoke the
 * tokens of a later sign-in.
 * @param row as it was when the renewal began.
 * @param sealed the new tokens, and when they expire.
 */
export function keepWon(
  context: Context,
  { id, credentialsTime }: Pick<ConnectionRow, 'id' | 'credentialsTime'>,
  sealed: ConnectionChanges,
): Promise<void> {
  return context.transaction(async (tx) => {
    await lockConnections(tx, [id]);
    const last = await selectConnection(tx, id);
    if (!last?.stop) return;
    const isLater = last.credentialsTime?.getTime() !== credentialsTime?.getTime();
    if (last.credentialsSealed !== null && isLater) return;
    const { time, isTold = false } = last.stop;
    const stop = { time, isTold, state: 'waiting' as const };
    const changed = await changeConnection(tx, id, { ...sealed, stop, refreshDueTime: tx.now() });
    Unreported.silent(changed, 'the connection stays stopped');
  });
}

const nothingStored: ConnectionChanges = {
  credentialsSealed: null,
  sealKeyId: null,
  tokenExpireTime: null,
  ...noAside,
};

/** Whether it is worth asking again. */
function mayChange(outcome: Revocation): boolean {
  return outcome === 'unreachable' || outcome === 'shared_grant';
}

function stateOf(outcome: Revocation, isOver: boolean): 'waiting' | 'revoked' | 'not_revoked' {
  if (outcome === 'revoked') return 'revoked';
  return isOver ? 'not_revoked' : 'waiting';
}

/**
 * A provider that revokes access tokens only takes none that has expired, and what was granted lives on in the refresh
 * token. So another access token is won and stored once, and revoked at the next look. Answers what to say if that must
 * wait; undefined if nothing is to be renewed, or the provider gives nothing for the refresh token.
 */
async function renewFirst(
  context: Context,
  row: StoppedRow,
  onSent: () => void,
): Promise<'renewed' | Revoked | undefined> {
  if (row.stop.isRenewed || row.credentialsSealed === null) return undefined;
  const opened = new OpenedRow(context, row);
  try {
    const how = opened.resolved.entry.oauth2Opts?.revocation;
    if (!how || !lacksLivingToken(how, opened.credentials.tokens, context.now())) return undefined;
    onSent();
    const won = await askForTokens(context, opened, context.outgoing);
    const stop = { ...row.stop, isTold: true, isRenewed: true };
    const changes = { ...sealCredentials(context, row.id, won), stop, refreshDueTime: context.now() };
    const changed = await changeStopped(context, row, changes);
    Unreported.silent(changed, 'the connection stays stopped');
    return 'renewed';
  } catch (err) {
    // What else may be wrong, such as a provider app that is gone, the revocation says.
    if (!(err instanceof ProviderAuthError)) return undefined;
    if (err.reason === 'provider_unreachable') return { outcome: 'unreachable' };
    // Its words may quote a secret.
    const { reason } = err;
    context.log.warn({ reason, connectionId: row.id }, 'no token was won that could be revoked');
    return undefined;
  }
}

/** Those in use, and those that are kept beside them. */
export async function revokeAll(
  context: Context,
  row: ConnectionRow & { readonly onSent?: () => void },
): Promise<Revoked> {
  const inUse = await revokeStored(context, row, { ...row, sealed: row.credentialsSealed });
  if (!row.aside || row.asideSealed === null) return inUse;
  const kept = await revokeStored(context, row, {
    ...row.aside,
    account: row.aside.account ?? row.account,
    sealed: row.asideSealed,
  });
  return inUse.outcome === 'revoked' ? kept : inUse;
}

/**
 * Keeps others from doing the same for a while. Pages and schedules learn that the connection does not work. Answers false
 * if it is not stopped any more, or if another process is or was at it.
 */
function begin(context: Context, row: StoppedRow): Promise<boolean> {
  const leaseEnd = new Date(context.now().getTime() + LEASE_MS);
  return context.transaction(async (tx) => {
    const begun = { stop: { ...row.stop, isTold: true }, refreshDueTime: leaseEnd };
    const changed = await changeStopped(tx, row, begun, true);
    return Unreported.report(tx, changed, async (isBegun) => {
      if (!isBegun || row.stop.isTold) return [];
      await tx.connectionEffects.changed(tx, row.id, { isOtherAccount: false, found: 'bad' });
      return [connectionErrorEvent(row, 'revoked')];
    });
  });
}
