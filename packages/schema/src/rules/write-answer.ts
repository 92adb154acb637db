import type {
  BatchWriteResult,
  WriteAnswer,
  WriteRecords,
  WriteRejection,
  WriteResult,
} from '../resources/writes.ts';

import { joinSentences } from './as-sentence.ts';

type WriteType = WriteRecords['type'];

/** A record of a run that has ended. */
export interface EndedWrite {
  /** Anything but `written` and `unknown` is a failure. */
  readonly status: string;
  readonly recordId: string | null;
  readonly data: Record<string, unknown> | undefined;
  readonly reason: string | null;
}

/** What the caller is told of a run that has ended. */
export type ToldResult =
  | { readonly isRejected: false; readonly body: WriteAnswer | BatchWriteResult }
  | { readonly isRejected: true; readonly body: WriteRejection | BatchWriteResult };

/** The answer about a single record, or about a batch. A batch is rejected if no record of it was written. */
export function toWriteAnswer(
  operationId: string,
  type: WriteType,
  ended: readonly EndedWrite[],
  isBatch: boolean,
): ToldResult {
  const results = ended.map((one) => toResult(type, one));
  const errors = failuresOf(ended, isBatch).map((message) => ({ message }));
  const successCount = ended.length - errors.length;
  if (isBatch) {
    const counts = { operationId, successCount, failureCount: errors.length };
    const body = { ...counts, results, ...(errors.length > 0 && { errors }) };
    return { isRejected: successCount === 0, body };
  }
  const [result] = results;
  const found = { operationId, ...(result && { result }) };
  return successCount > 0
    ? { isRejected: false, body: found }
    : { isRejected: true, body: { ...found, errors } };
}

function toResult(type: WriteType, { status, recordId, data }: EndedWrite): WriteResult {
  if (status === 'unknown') return { success: false, isOutcomeUnknown: true };
  if (status !== 'written') return { success: false };
  return {
    success: true,
    ...(recordId !== null && type !== 'delete' && { recordId }),
    ...(data && { data }),
  };
}

/** Why records were not written, in their order. Of several, each says which record it is about. */
export function failuresOf(ended: readonly EndedWrite[], isBatch: boolean): string[] {
  return ended.flatMap((one, index) => {
    if (one.status === 'written') return [];
    const which = one.recordId === null ? `${index + 1}` : `${index + 1} (${one.recordId})`;
    return isBatch ? `Record ${which}: ${failureWords(one)}` : failureWords(one);
  });
}

/** Why a record was not written, or that nobody knows whether it was. */
function failureWords({ status, reason }: Pick<EndedWrite, 'status' | 'reason'>): string {
  if (status !== 'unknown') return reason ?? 'It was not sent.';
  return joinSentences([
    reason ?? 'It was sent, and the answer was lost.',
    'Nobody knows whether it was written. Look at the provider before you send it again.',
  ]);
}

const done: Readonly<Record<WriteType, string>> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  upsert: 'created or updated',
};

/** The outcome of a run in a few words. */
export function writeResultWords(objectName: string, type: WriteType, ended: readonly EndedWrite[]): string {
  const written = ended.filter(({ status }) => status === 'written').length;
  const unknown = ended.filter(({ status }) => status === 'unknown').length;
  const failed = ended.length - written - unknown;
  const parts = [
    ...(written > 0 ? [`${countRecords(written)} ${done[type]}`] : []),
    ...(failed > 0 ? [`${countRecords(failed)} not ${done[type]}`] : []),
    ...(unknown > 0 ? [`outcome unknown of ${countRecords(unknown)}`] : []),
  ];
  return `[${objectName}] ${parts.join(', ')}`;
}

/** Whether the words of a write's result say that some of its records were written, and others not. */
export function isPartlyWritten(run: {
  actionType?: string | undefined;
  result?: string | undefined;
}): boolean {
  return run.actionType === 'write' && /, (\d+ records? not|outcome) /.test(run.result ?? '');
}

export function countRecords(count: number): string {
  return count === 1 ? '1 record' : `${count} records`;
}
