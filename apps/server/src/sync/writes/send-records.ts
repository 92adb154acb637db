import { joinSentences, type ProviderWrite, withoutFilled } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import type { OperationLog } from '../../installing/operation-log/service.ts';
import type { WriteType } from '../../platform/db/tables/writes.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { Connector } from '../../providers/connectors/connector.ts';
import type { ProviderFetch } from '../../providers/connectors/engine/call.ts';
import { unlistedFields } from '../../providers/connectors/engine/describe-object.ts';
import { ProviderError } from '../../providers/connectors/engine/provider-error.ts';
import type { WriteTarget } from './find-target.ts';
import { type Outcome, outcomeOf, stopsOthers } from './outcome.ts';

/** How many records of one object are sent at the same time. */
export const AT_ONCE = 4;

/** A record to send. */
export interface Sendable {
  readonly id: string;
  readonly position: number;
  readonly recordId: string | undefined;
  readonly repeatKey: string;
  readonly write: ProviderWrite;
  /** The database says that it is about to be sent. */
  readonly isMarked: boolean;
  /** It was sent before, and its answer is not known. */
  readonly wasSent: boolean;
}

/** A record that was sent, and what the log says of it. */
export interface Sent {
  readonly id: string;
  /** The provider's id of a record that was there before. */
  readonly knownId: string | undefined;
  /** When its request was sent, and answered. */
  readonly sentTime: Date;
  readonly answeredTime: Date;
  readonly outcome: Outcome;
  readonly log: OperationLog;
}

/** Where records go. */
export interface Sending {
  readonly context: Context;
  readonly target: Pick<WriteTarget, 'connector' | 'endpoint'>;
  readonly objectName: string;
  readonly type: WriteType;
  readonly fetch: ProviderFetch;
  /** No further record is begun when it aborts. */
  readonly signal?: AbortSignal;
}

/** Stores how records ended, and marks those that are sent next. */
export type Store = (sent: readonly Sent[], next: readonly Sendable[]) => Promise<void>;

/**
 * Sends records, a few at a time. Before each few, `store` gets those that were sent before, and must mark those that
 * are about to be. Once the provider fails, no further record is sent. Answers the last few that were sent, which are
 * not stored yet.
 */
export async function sendRecords(
  sending: Sending,
  records: readonly Sendable[],
  store: Store,
): Promise<{ all: Sent[]; unstored: readonly Sent[] }> {
  const all: Sent[] = [];
  let unstored: readonly Sent[] = [];
  for (const some of inFews(records)) {
    if (sending.signal?.aborted || unstored.some(({ outcome }) => stopsOthers(outcome))) break;
    if (unstored.length > 0 || some.some(({ isMarked }) => !isMarked)) await store(unstored, some);
    unstored = await inParallel(some, AT_ONCE, (record) => sendOne(sending, record));
    all.push(...unstored);
  }
  return { all, unstored };
}

/** Two writes of the same record are never sent at the same time, because the later one must win. */
function* inFews(records: readonly Sendable[]): Generator<Sendable[]> {
  let some: Sendable[] = [];
  for (const record of records) {
    const isSame = some.some(({ recordId }) => recordId !== undefined && recordId === record.recordId);
    if (some.length === AT_ONCE || isSame) {
      yield some;
      some = [];
    }
    some.push(record);
  }
  if (some.length > 0) yield some;
}

async function sendOne(sending: Sending, record: Sendable): Promise<Sent> {
  const started = performance.now();
  const sentTime = sending.context.now();
  const { outcome, status } = await attempt(sending, record);
  const durationMs = Math.round(performance.now() - started);
  const log = toLog(sending, requestOf(sending, record), record, outcome, { status, durationMs });
  const times = { sentTime, answeredTime: sending.context.now() };
  return { id: record.id, knownId: record.recordId, outcome, log, ...times };
}

async function attempt(
  { target, objectName, type, fetch }: Sending,
  { recordId, repeatKey, write, wasSent }: Sendable,
): Promise<{ outcome: Outcome; status: number | undefined }> {
  const { connector, endpoint } = target;
  if (wasSent && endpoint.repeat.by === 'none') {
    const reason = `It was sent to ${connector.displayName}, and the answer was lost. It is not sent again, because it could be written twice.`;
    return { outcome: { kind: 'lost', reason, wasSent, maySendAgain: false }, status: undefined };
  }
  const looked = await look(connector, { objectName, recordId, write }, fetch);
  if ('error' in looked) return failed(looked.error, endpoint, { wasSent, isSent: false });
  try {
    const { record } = looked;
    const wanted = { type, objectName, recordId, record, repeatKey, wasSent };
    const { status, ...written } = await connector.write(wanted, fetch);
    return { outcome: { kind: 'written', ...written }, status };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return failed(withoutAnswer(error, connector), endpoint, { wasSent, isSent: true });
  }
}

/** The record to send, without the fields that the provider has a value for. */
export async function look(
  connector: Connector,
  { objectName, recordId, write }: Pick<Sendable, 'recordId' | 'write'> & { objectName: string },
  fetch: ProviderFetch,
): Promise<{ record: Record<string, unknown> } | { error: ProviderError }> {
  if (write.ifEmpty.length === 0 || recordId === undefined) return { record: write.record };
  try {
    const wanted = { objectName, id: recordId, fields: write.ifEmpty };
    const { found, missingFields } = await connector.get(wanted, fetch);
    const unlisted = await unlistedFields(connector.object(objectName), write.ifEmpty, [found], () =>
      connector.describe(objectName, fetch),
    );
    const hidden = [...missingFields, ...unlisted];
    if (hidden.length > 0) return { error: unseen(connector, [...new Set(hidden)]) };
    return { record: withoutFilled(write, found) };
  } catch (error) {
    if (error instanceof ProviderError) return { error };
    throw error;
  }
}

/** A field that the account does not show may have a value, which would be lost. */
function unseen({ displayName }: Connector, names: readonly string[]): ProviderError {
  const fields = names.map((name) => `"${name}"`).join(', ');
  const words = `${displayName} does not show ${fields} to this account, so nobody can tell whether it is empty. Nothing was written.`;
  return new ProviderError('rejected', words);
}

/** A problem on the way to a provider says that it was not called. Here, it may have been. */
export function withoutAnswer(error: ProviderError, { displayName }: Connector): ProviderError {
  if (error.kind !== 'unreachable' || !(error.cause instanceof ProblemError)) return error;
  const { causes = [], builderCauses = [] } = error.cause.details;
  const why = [...causes, ...builderCauses];
  const words = joinSentences([`${displayName} could not be reached, or its answer was lost.`, ...why]);
  return new ProviderError('unreachable', words, { cause: error });
}

export function failed(
  error: ProviderError,
  { repeat }: Pick<WriteTarget['endpoint'], 'repeat'>,
  { wasSent, isSent }: { wasSent: boolean; isSent: boolean },
): { outcome: Outcome; status: number | undefined } {
  const told = outcomeOf(error, repeat, wasSent);
  const { status, retryAfter } = error;
  const outcome: Outcome =
    told.kind === 'lost'
      ? {
          ...told,
          ...(retryAfter !== undefined && { retryAfter }),
          ...(error.kind === 'rate_limited' && { limited: error }),
        }
      : told;
  // Only a look at the record failed.
  if (!isSent && outcome.kind === 'lost')
    return { outcome: { ...outcome, wasSent, maySendAgain: true }, status };
  return { outcome, status };
}

function requestOf({ target, objectName }: Sending, { recordId }: Sendable): string {
  const { method, path } = target.endpoint;
  return `${method} ${path.replace('{objectName}', objectName).replace('{id}', recordId ?? '')}`;
}

/** What the log says of a record. */
export function toLog(
  { context }: Pick<Sending, 'context'>,
  request: string,
  { position }: Pick<Sendable, 'position'>,
  outcome: Outcome,
  { status, durationMs }: { status: number | undefined; durationMs: number },
): OperationLog {
  const isWritten = outcome.kind === 'written';
  const isWaiting = outcome.kind === 'lost' && outcome.limited?.waitUntil !== undefined;
  const silent = isWaiting ? 'waits for its turn' : 'had no answer';
  const answered = status === undefined ? silent : `answered ${status}`;
  return {
    time: context.now(),
    severity: isWritten ? 'INFO' : outcome.kind === 'lost' && outcome.maySendAgain ? 'WARNING' : 'ERROR',
    msg: `${request} ${isWritten && status === undefined ? 'was done before' : answered}`,
    ...(!isWritten && { error: outcome.reason }),
    details: {
      request,
      record: String(position + 1),
      providerStatus: String(status ?? 'none'),
      ...(isWritten && outcome.recordId !== undefined && { recordId: outcome.recordId }),
      durationMs: String(durationMs),
    },
  };
}
