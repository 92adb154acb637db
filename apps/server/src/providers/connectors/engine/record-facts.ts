import { plainText } from '@dowel/schema/rules';
import { digitsOf } from '../../../platform/exact-json.ts';
import { memberOf } from '../../provider-words/member-of.ts';
import type { ConnectorObject } from '../format.ts';
import type { ProviderRecord } from './records.ts';
import { parseTime } from './request/times.ts';

/** What reading must know of a record. */
export interface RecordFacts {
  /** Undefined when the record says none. */
  readonly id: string | undefined;
  /** When it last changed, in milliseconds since 1970. Undefined when the record does not say it, or not as a time. */
  readonly updateMs: number | undefined;
  /** When it was created, in milliseconds since 1970. Undefined when the record does not say it, or not as a time. */
  readonly createMs: number | undefined;
  /** It is only listed because it was deleted. */
  readonly isDeleted: boolean;
}

export function factsOf(
  {
    record: { id, updateTime, createTime },
    deletes,
    parents,
  }: Pick<ConnectorObject, 'record' | 'deletes' | 'parents'>,
  record: ProviderRecord,
): RecordFacts {
  return {
    id: textAt(record, parents?.idField ?? id),
    updateMs: updateTime && parseTime(memberOf(record, updateTime.member), updateTime)?.getTime(),
    createMs: createTime && parseTime(memberOf(record, createTime.member), createTime)?.getTime(),
    isDeleted: isMarkedDeleted({ deletes }, record),
  };
}

/**
 * Whether it is the time of a change. One that never was may have the first day of a calendar: in the year 1, 1899 or 1970.
 * Seconds that are taken for milliseconds are in January of 1970.
 */
export function saysChange(updateMs: number | undefined): updateMs is number {
  return updateMs !== undefined && updateMs > Date.UTC(1971, 0);
}

/** Whether a record is only there to say that it was deleted. */
export function isMarkedDeleted(
  { deletes }: Pick<ConnectorObject, 'deletes'>,
  record: ProviderRecord,
): boolean {
  const mark = deletedMark(deletes);
  if (mark === undefined) return false;
  const found = memberOf(record, mark.member);
  return isSameValue(found, mark.value) || (mark.value === true && isTime(found));
}

/** Many members that say that something is so say since when. */
function isTime(found: unknown): boolean {
  return (['utc', 'epochSeconds'] as const).some((format) =>
    saysChange(parseTime(found, { format })?.getTime()),
  );
}

/** Whether a member has a value that a connector names. Both may write a flag as a text or as a number. */
export function isSameValue(found: unknown, named: string | number | boolean): boolean {
  return flagged(plainText(found)) === flagged(plainText(named));
}

function flagged(text: string | undefined): string | undefined {
  return text === 'true' ? '1' : text === 'false' ? '0' : text;
}

/** How a record says that it was deleted. Undefined when none does. */
export function deletedMark(
  deletes: ConnectorObject['deletes'],
): { readonly member: string; readonly value: string | number | boolean } | undefined {
  if (deletes.source !== 'flag' && deletes.source !== 'feed') return undefined;
  const { member, value = true } = deletes;
  return member === undefined ? undefined : { member, value };
}

/** A text or a number at a path, as text. Undefined when there is none. */
export function textAt(record: ProviderRecord, path: string): string | undefined {
  const value = memberOf(record, path);
  const digits = digitsOf(value);
  if (digits !== undefined) return digits;
  return (typeof value === 'string' && value !== '') || Number.isFinite(value) ? String(value) : undefined;
}

/** The first text or number of several paths. */
export function firstTextAt(record: ProviderRecord, paths: string | readonly string[]): string | undefined {
  for (const path of [paths].flat()) {
    const text = textAt(record, path);
    if (text !== undefined) return text;
  }
  return undefined;
}
