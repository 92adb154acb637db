import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Context } from '../../../context.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { TURN_ITEMS, type Turn, type TurnEnd } from '../../../platform/lanes/lane.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import { refresh } from '../credential-refresh/refresh-credentials.ts';
import { plannedRenewal } from '../credential-refresh/when-to-renew.ts';
import { attendAccount, earliest } from '../identity/ask-again.ts';
import { OpenedRow } from '../opened-row.ts';
import { type ConnectionRow, selectConnections } from '../queries.ts';
import { endStopped } from '../stopping/end-stopped.ts';
import { isStopped } from '../stopping/queries.ts';
import { type Accounts, selectDueIds, setDueTime } from './queries.ts';

/** How many connections to one provider are renewed at the same time. */
const PARALLEL_RENEWALS = 8;
/** How many are revoked at the same time in each lane. Only the provider's limits count. */
const PARALLEL_REVOCATIONS = 8;
/** A revocation without an answer makes no other wait longer than that. */
const PATIENCE_MS = 1_000;
/** What cannot be tried at all, for example because the catalogue has lost the provider, is looked at again then. */
const LATER_MS = 60 * 60 * 1000;
/** A token that somebody wants revoked waits no longer than that. */
const STOPPED_LATER_MS = 60_000;
const PLAN = 'when the server looks at a connection is no change of it';

/** Looks at the connections that are due. A renewal that has begun is never broken off, because its answer would be lost. */
export async function takeTurn(turn: Turn, accounts: Accounts): Promise<TurnEnd> {
  const { context, signal, afterwards } = turn;
  const ids = await selectDueIds(context, accounts, TURN_ITEMS);
  const rows = await selectConnections(context, { ids });
  const limit = pLimit(accounts.part === 0 ? PARALLEL_RENEWALS : PARALLEL_REVOCATIONS);
  await limit.map(rows, async (row) => {
    if (signal.aborted) return;
    if (!row.stop) return await attend(context, row);
    const sent = Promise.withResolvers<void>();
    const work = attend(context, row, sent.resolve);
    afterwards(
      work.catch((err: unknown) => context.log.warn({ err, connectionId: row.id }, 'a stop was broken off')),
    );
    const patience = sent.promise.then(() => wait(PATIENCE_MS, undefined, { ref: false }));
    await Promise.race([work, patience]);
  });
  return { isMoreDue: signal.aborted || ids.length === TURN_ITEMS };
}

/** Renews the tokens of a connection if it is time, looks after its account, and stores when to look again. */
async function attend(context: Context, given: ConnectionRow, onSent = () => {}): Promise<void> {
  try {
    if (isStopped(given)) return await endStopped(context, given, onSent);
    const { latest, nextTime } = await attendAccount(context, new OpenedRow(context, given));
    const { row, credentials, resolved } = latest;
    const planned = plannedRenewal(row, resolved, credentials);
    const isInterrupted = row.refreshBegunTime !== null;
    const isRenewed = planned !== null && (planned <= context.now() || isInterrupted);
    const { row: last } = isRenewed ? await refresh(context, latest) : latest;
    const renewal = isRenewed ? last.refreshDueTime : planned;
    const next = earliest(renewal, nextTime);
    // A renewal has stored when the next one is.
    if (!isRenewed || next?.getTime() !== renewal?.getTime()) await moveTo(context, last, next);
  } catch (err) {
    // The failed refresh has stored what it found, and when it is tried again.
    if (isFailedRefresh(err)) return;
    context.log.warn({ err, connectionId: given.id }, 'the tokens of a connection could not be looked at');
    const laterMs = given.stop ? STOPPED_LATER_MS : LATER_MS;
    await moveTo(context, given, new Date(context.now().getTime() + laterMs));
  }
}

function isFailedRefresh(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return false;
  return ['credentials_rejected', 'provider_unreachable', 'connection_not_found'].includes(error.code);
}

async function moveTo(context: Context, row: ConnectionRow, time: Date | null): Promise<void> {
  Unreported.silent(await setDueTime(context, row, time), PLAN);
}
