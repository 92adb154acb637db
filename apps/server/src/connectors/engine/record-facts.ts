import { memberOf } from '../../provider-words/member-of.ts';
import type { ConnectorObject } from '../connector.ts';
import type { ProviderRecord } from './read-page.ts';

/** What reading must know of a record. */
export interface RecordFacts {
  /** Undefined when the record says none. */
  readonly id: string | undefined;
  /** When it last changed. Undefined when the record does not say it, or not as a time. */
  readonly updateTime: Date | undefined;
}

/** Finds out what reading must know of a record. */
export function factsOf({ list }: ConnectorObject, record: ProviderRecord): RecordFacts {
  const id = memberOf(record, list.id);
  const isId = (typeof id === 'string' && id !== '') || typeof id === 'number' || JSON.isRawJSON(id);
  const updateTime = list.updateTime === undefined ? undefined : toTime(memberOf(record, list.updateTime));
  return { id: isId ? textOf(id) : undefined, updateTime };
}

function textOf(id: unknown): string {
  return JSON.isRawJSON(id) ? id.rawJSON : String(id);
}

function toTime(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return undefined;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
