import { ownValue } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { mayStillAct, OpenConnection } from '../../installing/connections/service.ts';
import * as operationLog from '../../installing/operation-log/service.ts';
import { subjectOf, TURN_ITEMS, type Turn, type TurnEnd } from '../../platform/lanes/lane.ts';
import { toObject } from '../../platform/lanes/object-lane.ts';
import { unlessUnreadable } from '../../platform/secrets/secrets.ts';
import type { WriteEndpoint } from '../../providers/connectors/format.ts';
import { inTime } from '../../providers/connectors/in-time.ts';
import { waitAtLeast, waitOfText } from '../../providers/provider-budgets/provider-wait.ts';
import { end } from './end-run.ts';
import { letEarlierFirst } from './let-earlier-first.ts';
import { toSendable } from './new-writes.ts';
import type { Lost } from './outcome.ts';
import {
  selectDueRuns,
  selectWrites,
  updateRun,
  updateWrite,
  type WriteRow,
  type WriteRunRow,
} from './queries.ts';
import { nextWaitMs } from './rules.ts';
import { sendRecords } from './send-records.ts';
import { sendWhole } from './send-whole.ts';
import { canOpen, type Sendable, type Sent } from './sending.ts';
import { storeSent } from './store-results.ts';
import { findWriting, type WritingInstallation } from './target-queries.ts';

/** How long the calls of one turn may take. */
const LIMIT_MS = 30_000;

/** Sends what is due for an object, and takes up synchronous writes whose process has died. */
export async function takeTurn(turn: Turn): Promise<TurnEnd> {
  const { context, lane } = turn;
  const [run, next] = await selectDueRuns(context, toObject(subjectOf(lane)), 2);
  if (!run) return { isMoreDue: false };
  const isOver = await goOn(turn, run);
  return { isMoreDue: !isOver || next !== undefined };
}

/** Answers whether nothing of the run is due now. */
async function goOn(turn: Turn, run: WriteRunRow): Promise<boolean> {
  const { context } = turn;
  // Nobody joins a pool any more whose time has come.
  if (run.isPooling) await turn.write((tx) => updateRun(tx, run.id, { isPooling: false }));
  const rows = await selectWrites(context, run.id);
  const waiting = rows.filter(({ status }) => status === 'waiting');
  const sending = rows.filter(({ status }) => status === 'sending');
  // Whoever asked has got no answer, and may have asked again. So nothing new is sent for it.
  const open = run.isSynchronous ? sending : [...sending, ...waiting];
  const hasFailed = run.failures > 0 || sending.length > 0;
  const isLate = !run.isSynchronous && run.deadlineTime <= context.now() && hasFailed;
  if (open.length === 0 || isLate) {
    await turn.write((tx) => end(tx, run));
    return true;
  }
  const isPutOff = await letEarlierFirst(turn, run, waiting);
  if (isPutOff !== undefined) return isPutOff;
  const some = run.isAllOrNone ? open : open.slice(0, TURN_ITEMS);
  const sendables = unlessUnreadable(() => some.map((row) => toSendable(context, row)));
  if (sendables) return send(turn, run, sendables, open.length > some.length);
  await turn.write((tx) => waitForKey(tx, run, some, 'The record'));
  return true;
}

/** Nobody else tells that a key is missing. The operator may add it before the deadline. */
async function waitForKey(
  tx: Context,
  run: WriteRunRow,
  rows: readonly Pick<WriteRow, 'id'>[],
  what: string,
): Promise<void> {
  const reason = `${what} cannot be opened, because the key that encrypted it is missing. The operator can add that key to DOWEL_ENCRYPTION_KEYS again.`;
  const details = { object: run.objectName };
  await operationLog.addLogs(tx, run.id, [{ time: tx.now(), severity: 'WARNING', msg: reason, details }]);
  for (const { id } of rows) await updateWrite(tx, id, { reason });
  await pauseOrEnd(tx, run, [{ kind: 'lost', reason, wasSent: false, maySendAgain: true }]);
}

async function send(
  turn: Turn,
  run: WriteRunRow,
  records: readonly Sendable[],
  isMoreOpen: boolean,
): Promise<boolean> {
  const { context, signal } = turn;
  const { id, objectName, type } = run;
  const installation = await findWriting(context, { id: run.installationId });
  const connector = installation && (await context.connectors.find(installation.provider));
  const endpoint = connector?.writing(objectName, type, records[0]?.write.upsertBy);
  if (!installation || !connector || !endpoint) {
    await turn.write((tx) => end(tx, run, 'This server can no longer write it.'));
    return true;
  }
  const refusal = refusalOf(run, endpoint, installation);
  if (refusal !== undefined) {
    await turn.write((tx) => end(tx, run, refusal));
    return true;
  }
  const { personalConnectionId } = run;
  const mayBePersonal = personalConnectionId !== null;
  if (mayBePersonal && !(await mayStillAct(context, personalConnectionId, installation.connectionId))) {
    await turn.write((tx) => end(tx, run, PERSON_GONE));
    return true;
  }
  const connectionId = personalConnectionId ?? installation.connectionId;
  const { module } = installation.manifest;
  const open = new OpenConnection(context, connectionId, module, mayBePersonal);
  if (!(await canOpen(open))) {
    await turn.write((tx) => waitForKey(tx, run, records, 'The connection'));
    return true;
  }
  const fetch = inTime(connector.displayName, open.fetchFor('write'), LIMIT_MS);
  const target = { connector, endpoint };
  const { all, unstored } = await (run.isAllOrNone ? sendWhole : sendRecords)(
    { context, target, objectName, type, fetch, signal },
    records,
    async (sent, next) => {
      await turn.write((tx) => storeSent(tx, run, sent, next));
      return true;
    },
  );
  const isDone = all.length === records.length && !isMoreOpen;
  const mustPause = all.some(({ outcome }) => outcome.kind === 'lost' && (outcome.maySendAgain || !isDone));
  await turn.write(async (tx) => {
    await storeSent(tx, run, unstored);
    if (mustPause) await pauseOrEnd(tx, run, lostOf(all));
    else if (isDone) await end(tx, run);
    else if (run.failures > 0) await updateRun(tx, id, { failures: 0 });
  });
  return mustPause || isDone;
}

/** In a sentence, why a write is not sent any more that was accepted. What it means may have changed while it waited. */
function refusalOf(
  run: WriteRunRow,
  { repeat }: Pick<WriteEndpoint, 'repeat'>,
  { movedTime, config }: WritingInstallation,
): string | undefined {
  if (run.isSynchronous && (run.type !== 'create' || repeat.by === 'upsert')) return STALE;
  if (movedTime && movedTime > run.createTime) return MOVED;
  return ownValue(config.write?.objects, run.objectName) ? undefined : DISABLED;
}

function lostOf(all: readonly Sent[]): Lost[] {
  return all.flatMap(({ outcome }) => (outcome.kind === 'lost' ? [outcome] : []));
}

/** Sends the rest later, unless that is after the deadline. To wait for the provider's limits is no failure. */
async function pauseOrEnd(tx: Context, run: WriteRunRow, lost: readonly Lost[]): Promise<void> {
  const isLimited = lost.every(({ limited }) => limited);
  const failures = isLimited ? run.failures : run.failures + 1;
  const plannedMs = nextWaitMs(Math.max(failures, 1), Math.random());
  const dueTime = new Date(Math.max(...lost.map((one) => allowedTime(one, plannedMs, tx.now()))));
  if (dueTime > run.deadlineTime) {
    await end(tx, run, isLimited ? LIMITED : undefined);
    return;
  }
  await updateRun(tx, run.id, { failures, dueTime });
  const [{ reason: error, failedBy } = {}] = isLimited ? lost : lost.filter(({ limited }) => !limited);
  const msg = `It goes on at ${dueTime.toISOString()}.`;
  const details = { object: run.objectName, ...(failedBy !== undefined && { failedBy }) };
  const line = { time: tx.now(), severity: 'WARNING' as const, msg, details, ...(error && { error }) };
  await operationLog.addLogs(tx, run.id, [line]);
}

/** When a record that was lost may be sent again, in milliseconds. What the provider asks for counts. */
function allowedTime({ limited, retryAfter }: Lost, plannedMs: number, now: Date): number {
  if (limited?.waitUntil) return limited.waitUntil.getTime();
  const waitMs = limited ? waitOfText(retryAfter, now) : waitAtLeast(plannedMs, retryAfter, now);
  return now.getTime() + waitMs;
}

const LIMITED = 'The provider allows no call before its deadline, so it was not sent. Send it again later.';
const STALE =
  'The server stopped before all was answered. The rest is not sent, because newer values may have been written since. Send it again if it is still meant.';
const PERSON_GONE =
  'The person has no connection of their own to this account any more. It was not sent with that of the group.';
const MOVED =
  'The installation has moved to another account while this waited. It was not sent there: its ids and fields are those of the account before. Send it again if it is meant for the new one.';
const DISABLED =
  'The config has not allowed writing this object any more when it was its turn, so it was not sent.';
