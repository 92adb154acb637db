import type { WriteRecords } from '@dowel/schema';

/** How far the clocks of a provider and of this server may differ, when the provider's answer has no time. */
const CLOCK_TOLERANCE_MS = 2000;

/** The last write of a record. */
export interface KnownWrite {
  readonly type: WriteRecords['type'];
  /** When the record changed by it, as the provider answered. Null when the answer does not say it. */
  readonly updateTime: Date | null;
  readonly sentTime: Date;
  readonly answeredTime: Date;
}

/** What a record says of itself that has come back. */
export interface ReturnedRecord {
  readonly isDeleted: boolean;
  /** When it last changed, in milliseconds since 1970. Undefined when it does not say it. */
  readonly updateMs: number | undefined;
}

/**
 * Whether a record is as the write has left it. A later change has a later time, so a record that does not say when it
 * has changed, or says it only to the minute, never is.
 * @param granularityMs how exactly the provider says times
 */
export function isAsWritten(
  { type, updateTime, sentTime, answeredTime }: KnownWrite,
  { isDeleted, updateMs }: ReturnedRecord,
  granularityMs: number,
): boolean {
  if (isDeleted || type === 'delete') return isDeleted && type === 'delete';
  if (updateMs === undefined || granularityMs > CLOCK_TOLERANCE_MS) return false;
  const toMark = (ms: number) => Math.floor(ms / granularityMs);
  if (updateTime) return toMark(updateMs) === toMark(updateTime.getTime());
  const firstMs = sentTime.getTime() - CLOCK_TOLERANCE_MS;
  return toMark(updateMs) >= toMark(firstMs) && updateMs <= answeredTime.getTime() + CLOCK_TOLERANCE_MS;
}
