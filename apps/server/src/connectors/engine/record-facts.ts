import { digitsOf } from '../../provider-words/exact-json.ts';
import { memberOf } from '../../provider-words/member-of.ts';
import type { ConnectorObject } from '../connector.ts';
import type { ProviderRecord } from './records.ts';
import { parseTime } from './request/times.ts';

/** What reading must know of a record. */
export interface RecordFacts {
  /** Undefined when the record says none. */
  readonly id: string | undefined;
  /** When it last changed. Undefined when the record does not say it, or not as a time. */
  readonly updateTime: Date | undefined;
}

/** Finds out what reading must know of a record. */
export function factsOf(
  { record: { id, updateTime } }: Pick<ConnectorObject, 'record'>,
  record: ProviderRecord,
): RecordFacts {
  return {
    id: textAt(record, id),
    updateTime: updateTime && parseTime(memberOf(record, updateTime.member), updateTime),
  };
}

/** A text or a number at a path, as text. Undefined when there is none. */
export function textAt(record: ProviderRecord, path: string): string | undefined {
  const value = memberOf(record, path);
  const digits = digitsOf(value);
  if (digits !== undefined) return digits;
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;
}
