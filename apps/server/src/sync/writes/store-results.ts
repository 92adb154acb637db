import { asSentence, type EndedWrite, failuresOf, writeResultWords } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { installationFields } from '../../installing/installations/reporting/service.ts';
import type { OperationLog } from '../../installing/operation-log/service.ts';
import * as operationLog from '../../installing/operation-log/service.ts';
import { emit } from '../../platform/events/emit.ts';
import { parseExactly } from '../../platform/exact-json.ts';
import { unlessUnreadable } from '../../platform/secrets/secrets.ts';
import { isAltered } from '../../providers/provider-words/storable.ts';
import { type OwnRecord, type OwnRun, remember } from '../own-writes/service.ts';
import type { Outcome } from './outcome.ts';
import {
  endRun,
  markSending,
  type NewWrite,
  selectWrites,
  updateWrite,
  type WriteRow,
  type WriteRunRow,
} from './queries.ts';
import { UNINSTALLED } from './rules.ts';
import type { Sendable, Sent } from './sending.ts';

/** Stores how records ended, and marks those that are sent next, before they are. */
export async function storeSent(
  tx: Context,
  run: OwnRun,
  sent: readonly Sent[],
  next: readonly Sendable[] = [],
): Promise<void> {
  await storeResults(tx, run, sent);
  await operationLog.addLogs(tx, run.id, logsOf(sent));
  await markSending(
    tx,
    next.filter(({ isMarked }) => !isMarked).map(({ id }) => id),
  );
}

/** What the log says of records that were sent. */
export function logsOf(sent: readonly Sent[]): OperationLog[] {
  const altered = sent.filter(
    ({ outcome }) => outcome.kind === 'written' && outcome.data && isAltered(outcome.data),
  );
  const last = altered.at(-1);
  return [
    ...sent.map(({ log }) => log),
    ...(last ? operationLog.alteredLines(last.log.time, altered.length, 'answered') : []),
  ];
}

/** Stores how records ended, without the lines of the log. */
export async function storeResults(tx: Context, run: OwnRun, sent: readonly Sent[]): Promise<void> {
  // An uninstall locks the installation first, too.
  await remember(tx, run, sent.flatMap(toOwnRecord));
  for (const { id, outcome } of sent) await updateWrite(tx, id, toChange(tx, id, outcome));
}

function toOwnRecord({ outcome, knownId, sentTime, answeredTime }: Sent): OwnRecord[] {
  if (outcome.kind !== 'written') return [];
  const { recordId = knownId, updateMs } = outcome;
  return recordId === undefined ? [] : [{ recordId, updateMs, sentTime, answeredTime }];
}

function toChange(tx: Context, id: string, outcome: Outcome): Parameters<typeof updateWrite>[2] {
  if (outcome.kind === 'refused') return { status: 'failed', reason: outcome.reason };
  if (outcome.kind === 'lost') {
    const { reason, wasSent, maySendAgain } = outcome;
    if (!maySendAgain) return { status: 'unknown', reason };
    return { status: wasSent ? 'sending' : 'waiting', reason: asSentence(reason) };
  }
  const { recordId, data } = outcome;
  const kept = data && tx.secrets.seal(JSON.stringify(data), id);
  return {
    status: 'written',
    reason: null,
    ...(recordId !== undefined && { recordId }),
    ...(kept && { resultSealed: kept.sealed, resultSealKeyId: kept.sealKeyId }),
  };
}

/**
 * Ends a run whose records have all ended, with its operation, and tells of it if nobody waited for the answer. Answers
 * the records; undefined if it was ended before.
 * @param logs the lines of the log before the last one
 */
export async function storeEnd(
  tx: Context,
  {
    id,
    objectName,
    type,
    installationId,
    isSynchronous,
  }: Pick<WriteRunRow, 'id' | 'objectName' | 'type' | 'installationId' | 'isSynchronous'>,
  logs: readonly OperationLog[] = [],
): Promise<EndedWrite[] | undefined> {
  const rows = await endRun(tx, id);
  if (rows.length === 0) return undefined;
  const ended = rows.map((row) => toEnded(tx, row));
  const written = ended.filter(({ status }) => status === 'written');
  const status = written.length > 0 ? 'success' : 'failure';
  const result = writeResultWords(objectName, type, ended);
  const successfulRecordIds = written.flatMap(({ recordId }) => recordId ?? []);
  const severity = written.length === ended.length ? 'INFO' : status === 'failure' ? 'ERROR' : 'WARNING';
  await operationLog.change(
    tx,
    [id],
    { status, result, metadata: { objects: [objectName], successfulRecordIds } },
    ...logs,
    { time: tx.now(), severity, msg: result, details: {} },
  );
  const fields = isSynchronous ? undefined : await installationFields(tx, installationId);
  if (fields) {
    const errors = failuresOf(ended, ended.length > 1);
    const success = written.length === ended.length;
    const data = {
      ...fields,
      objectName,
      operationId: id,
      success,
      successfulRecordIds,
      ...(errors.length > 0 && { errors }),
    };
    await emit(tx, [{ notificationType: 'write.async.done', data }]);
  }
  return ended;
}

/** The records of a run, as far as they have ended. */
export async function endedOf(context: Context, runId: string): Promise<EndedWrite[]> {
  return (await selectWrites(context, runId)).map((row) => toEnded(context, row));
}

/** How records ended whose rows were deleted with their installation. */
export function endedWithout(
  context: Context,
  {
    rows,
    sendables,
    all,
  }: { rows: readonly NewWrite[]; sendables: readonly Sendable[]; all: readonly Sent[] },
): EndedWrite[] {
  const outcomes = new Map(all.map(({ id, outcome }) => [id, outcome]));
  const open = new Map(sendables.map((one) => [one.id, one]));
  return rows.map(({ id, recordId: knownId = null, resultSealed = null }) => {
    const outcome = outcomes.get(id);
    const ended = { recordId: knownId, reason: null, data: undefined };
    if (outcome?.kind === 'written') {
      const { recordId = knownId, data } = outcome;
      return { ...ended, status: 'written', recordId, data };
    }
    const sendable = open.get(id);
    if (!sendable) return { ...ended, status: 'written', data: keptData(context, { id, resultSealed }) };
    const wasSent = outcome ? outcome.kind === 'lost' && outcome.wasSent : sendable.wasSent;
    return { ...ended, status: wasSent ? 'unknown' : 'failed', reason: outcome?.reason ?? UNINSTALLED };
  });
}

/** What is kept of the provider's answer about a record, as far as its key is there. */
function keptData(
  context: Context,
  { id, resultSealed }: Pick<WriteRow, 'id' | 'resultSealed'>,
): Record<string, unknown> | undefined {
  if (resultSealed === null) return undefined;
  const kept = unlessUnreadable(() => context.secrets.open(resultSealed, id));
  // The cast is safe: only `toChange` writes the column, and the seal proves it.
  return kept === undefined ? undefined : (parseExactly(kept) as Record<string, unknown>);
}

function toEnded(context: Context, row: WriteRow): EndedWrite {
  const { status, recordId, reason } = row;
  return { status, recordId, reason, data: keptData(context, row) };
}
