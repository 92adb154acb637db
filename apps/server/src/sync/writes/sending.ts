import {
  filledFields,
  joinSentences,
  type ProviderWrite,
  plainText,
  withoutFilled,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import type { OpenConnection } from '../../installing/connections/service.ts';
import type { OperationLog } from '../../installing/operation-log/service.ts';
import type { WriteType } from '../../platform/db/tables/writes.ts';
import { OutgoingError } from '../../platform/outgoing/errors.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { Connector } from '../../providers/connectors/connector.ts';
import type { ProviderFetch } from '../../providers/connectors/engine/call.ts';
import { unlistedFields } from '../../providers/connectors/engine/describe-object.ts';
import { ProviderError } from '../../providers/connectors/engine/provider-error.ts';
import type { WriteTarget } from './find-target.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { withheldWords } from './withheld-words.ts';

/** How many records of one object are sent at the same time. */
export const AT_ONCE = 4;

/** The status of a provider that has not done yet what it was asked for. */
const ACCEPTED = 202;

export interface Sendable {
  readonly id: string;
  readonly position: number;
  readonly recordId: string | undefined;
  readonly repeatKey: string;
  readonly write: ProviderWrite;
  /** When the first request for it came. It was not sent earlier. */
  readonly createTime: Date;
  /** The database says that it is about to be sent. */
  readonly isMarked: boolean;
  /** It was sent before, and its answer is not known. */
  readonly wasSent: boolean;
}

/** What says which record is meant. Undefined for a new one. */
export function whichOf({
  recordId,
  write: { record, upsertBy },
}: Pick<Sendable, 'recordId' | 'write'>): string | undefined {
  return upsertBy === undefined ? recordId : plainText(record[upsertBy])?.toLowerCase();
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

/** Stores how records ended, and marks those that are sent next. False if nothing more may be sent. */
export type Store = (sent: readonly Sent[], next: readonly Sendable[]) => Promise<boolean>;

/** Whether this process has the key of the credentials. Without it no call leaves, so nothing is marked as sent. */
export async function canOpen(open: OpenConnection): Promise<boolean> {
  // What else is wrong with the connection, the call finds.
  const connection = await open.connection().catch(() => undefined);
  return connection?.diagnosis?.reason !== 'unreadable';
}

interface Looked {
  readonly record: Record<string, unknown>;
  /** The fields that keep the value they have, because a setting lets only empty ones be written. */
  readonly kept: readonly string[];
  /** Nothing but these was to be written, so nothing is sent. */
  readonly isAsWanted?: boolean;
}

/** The record to send, without the fields that keep the value that the provider has. */
export async function look(
  { target: { connector, endpoint }, objectName, fetch }: Sending,
  { recordId, write }: Pick<Sendable, 'recordId' | 'write'>,
): Promise<Looked | { error: ProviderError }> {
  if (write.ifEmpty.length === 0 || recordId === undefined)
    return unlessNothing(endpoint, write, { record: write.record, kept: [] });
  try {
    const wanted = { objectName, id: recordId, fields: write.ifEmpty };
    const { found, missingFields } = await connector.get(wanted, fetch);
    const unlisted = await unlistedFields(connector.object(objectName), write.ifEmpty, [found], () =>
      connector.describe(objectName, fetch),
    );
    const hidden = [...missingFields, ...unlisted];
    if (hidden.length > 0) return { error: unseen(connector, [...new Set(hidden)]) };
    const looked = { record: withoutFilled(write, found), kept: filledFields(write, found) };
    return unlessNothing(endpoint, write, looked);
  } catch (error) {
    if (error instanceof ProviderError) return { error };
    throw error;
  }
}

/**
 * A record of which everything is withheld is not sent: its success would say that something was written. What keeps the
 * value that the provider has is as the customer wants it.
 */
function unlessNothing(
  { path }: Pick<WriteTarget['endpoint'], 'path'>,
  write: ProviderWrite,
  looked: Looked,
): Looked | { error: ProviderError } {
  const { upsertBy, associations } = write;
  const { record, kept } = looked;
  const isLeft = Object.keys(record).some((name) => !path.includes(`{${name}}`));
  if (isLeft || upsertBy !== undefined || associations !== undefined) return looked;
  if (kept.length > 0) return { ...looked, isAsWanted: true };
  const withheld = withheldWords([write]);
  if (withheld.length === 0) return looked;
  const words = ['Nothing of the record is left to write, so it was not sent.', ...withheld];
  return { error: new ProviderError('rejected', joinSentences(words)) };
}

/** A field that the account does not show may have a value, which would be lost. */
function unseen({ displayName }: Connector, names: readonly string[]): ProviderError {
  const fields = names.map((name) => `"${name}"`).join(', ');
  const words = `${displayName} does not show ${fields} to this account, so nobody can tell whether it is empty. Nothing was written.`;
  return new ProviderError('rejected', words);
}

/** For reads, a call without an answer has done nothing. A write may have been done all the same, and the words say so. */
export function withoutAnswer(error: ProviderError, { displayName }: Connector): ProviderError {
  const { kind, isUndone, status = 0, cause } = error;
  // The answer is too much to be read, and the write may have been done.
  if (kind === 'too_large' && cause instanceof OutgoingError)
    return new ProviderError('unreachable', error.message, { status, cause });
  if (kind !== 'unreachable' || isUndone || !(cause instanceof ProblemError)) return error;
  const { causes = [], builderCauses = [] } = cause.details;
  const why = [...causes, ...builderCauses];
  const words = joinSentences([`${displayName} could not be reached, or its answer was lost.`, ...why]);
  return new ProviderError('unreachable', words, { cause: error });
}

export function failed(
  error: ProviderError,
  { repeat }: Pick<WriteTarget['endpoint'], 'repeat'>,
  { wasSent, isSent }: { wasSent: boolean; isSent: boolean },
): { outcome: Outcome; status: number | undefined } {
  const isUnsent = !isSent || error.isUndone;
  const told = outcomeOf(error, repeat, wasSent);
  const { status, retryAfter } = error;
  if (told.kind === 'refused') {
    const unsent = { isUnsent: true, ...(error.kind === 'rejected' && { failedBy: 'unsent' }) } as const;
    return { outcome: isUnsent ? { ...told, ...unsent } : told, status };
  }
  const outcome = {
    ...told,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(error.kind === 'rate_limited' && { limited: error }),
    // Only a look at the record failed, or what comes before the call.
    ...(isUnsent && { wasSent, maySendAgain: true }),
  };
  return { outcome, status };
}

/** What the log says of a record. */
export function toLog(
  { context, type }: Pick<Sending, 'context' | 'type'>,
  request: string,
  { position }: Pick<Sendable, 'position'>,
  outcome: Outcome,
  {
    status,
    durationMs,
    kept = [],
  }: { status: number | undefined; durationMs: number; kept?: Looked['kept'] | undefined },
): OperationLog {
  const isWritten = outcome.kind === 'written';
  const answered = status === undefined ? unansweredWords(outcome) : `answered ${status}`;
  const isNameless = isWritten && outcome.recordId === undefined && type === 'create';
  const { otherwise = [] } = isWritten ? outcome : {};
  const doubts = [
    ...(isNameless ? [', and did not say the id of the new record'] : []),
    ...(otherwise.length > 0 ? [`, with other values than were sent: ${otherwise.join(', ')}`] : []),
    ...(isWritten && outcome.isUnchecked ? [', and could not be looked at afterwards'] : []),
    ...(status === ACCEPTED && isWritten ? [', so it is done later'] : []),
    ...(kept.length > 0 && isWritten ? [`, without ${kept.join(', ')}, which had a value`] : []),
  ];
  return {
    time: context.now(),
    severity: doubts.length > 0 ? 'WARNING' : severityOf(outcome),
    msg: `${request} ${isWritten && status === undefined ? uncalledWords(kept) : answered}${doubts.join('')}`,
    ...(!isWritten && { error: outcome.reason }),
    details: {
      request,
      record: String(position + 1),
      providerStatus: String(status ?? 'none'),
      ...(isWritten && outcome.recordId !== undefined && { recordId: outcome.recordId }),
      ...(isWaiting(outcome) && { waits: '1' }),
      ...(!isWritten && outcome.failedBy !== undefined && { failedBy: outcome.failedBy }),
      durationMs: String(durationMs),
    },
  };
}

const uncalledWords = (kept: Looked['kept']) =>
  kept.length > 0 ? 'had nothing to write' : 'was done before';

function unansweredWords(outcome: Outcome): string {
  if (outcome.kind === 'refused' && outcome.isUnsent) return 'was not sent';
  return isWaiting(outcome) ? 'waits for its turn' : 'had no answer';
}

/** The limits of the provider allow no call yet. */
const isWaiting = (outcome: Outcome) => outcome.kind === 'lost' && outcome.limited?.waitUntil !== undefined;

function severityOf(outcome: Outcome): OperationLog['severity'] {
  if (outcome.kind === 'written') return 'INFO';
  return outcome.kind === 'lost' && outcome.maySendAgain ? 'WARNING' : 'ERROR';
}
