import {
  type FieldFilter,
  judgeFilter,
  type RecordMapping,
  toReadResult,
  valueAt,
} from '@dowel/schema/rules';
import type { ObjectFacts } from '../../../providers/connectors/connector.ts';
import type { ProviderRecord } from '../../../providers/connectors/engine/read-page.ts';
import { factsOf, type RecordFacts, saysChange } from '../../../providers/connectors/engine/record-facts.ts';
import { isAltered } from '../../../providers/provider-words/storable.ts';
import { DeliveredRecord, withId } from './delivered-record.ts';
import { pack } from './packed-json.ts';
import type { Associations } from './pages/associations-of-page.ts';
import { hashOf } from './position.ts';

/** Which records of a page are delivered, and how. It is the same for all pages of a turn. */
export interface Selection {
  readonly object: Pick<ObjectFacts, 'record' | 'deletes' | 'parents'>;
  readonly mapping: RecordMapping;
  readonly filters: readonly FieldFilter[];
  readonly from: Date | undefined;
  readonly until: Date;
  /** When the records of the page have changed, as a feed says. Absent: as the records themselves say. */
  readonly changeTimes?: readonly (Date | undefined)[] | undefined;
  /** When the page was asked for. */
  readonly askedTime?: Date | undefined;
  /** What the records of the page are linked to, by their ids. Absent: nobody has asked. */
  readonly associations?: ReadonlyMap<string, Associations> | undefined;
  /** Absent: all that is delivered of a record stands for what it looks like. */
  readonly comparison?: Comparison | undefined;
}

/** How a record is compared with what was delivered of it. */
export interface Comparison {
  /** A record with a later update time has changed, whatever it looks like. */
  readonly isByTime: boolean;
  /** Two records with the same value look the same. */
  valueOf(record: ProviderRecord): unknown;
}

export interface PageContent {
  /** The records of the window. One that comes again is among them again if it differs, since another may have its id. */
  readonly records: readonly DeliveredRecord[];
  /** The ids of all records of the page that are not deleted, also of those that do not belong to the window. */
  readonly ids: readonly string[];
  /** The ids of records that cannot be delivered. */
  readonly unusable: readonly string[];
  /** How many records are not as the provider sent them, because no database stores some of their characters or depths. */
  readonly altered: number;
  /** Two pages with the same records, unchanged, have the same fingerprint. */
  readonly fingerprint: string;
  /** The latest update time, in milliseconds. */
  readonly lastTime: number | undefined;
  /** Whether an update time is earlier than the one before it. */
  readonly isBackwards: boolean;
  /** Whether a record changed after the end of the window. */
  readonly isPastEnd: boolean;
  /** In a sentence, why a filter cannot be applied to a record. Undefined when all can. */
  readonly undecided: string | undefined;
}

/**
 * @param lastTime the latest update time of the pages before
 * @param originals the records as the provider sent them
 */
export function contentOf(
  selection: Selection,
  page: readonly ProviderRecord[],
  lastTime: number | undefined,
  originals: readonly ProviderRecord[] = page,
): PageContent {
  const { object } = selection;
  const ids: string[] = [];
  const untilMs = selection.until.getTime();
  const latestMs = latestPossible(selection);
  const fromMs = earliestTime(selection)?.getTime() ?? Number.NEGATIVE_INFINITY;
  const wanted: Written[] = [];
  const latestTexts = new Map<string, string>();
  const unusable: string[] = [];
  const seen: string[] = [];
  let altered = 0;
  let latest = lastTime;
  let isBackwards = false;
  let isPastEnd = false;
  let undecided: string | undefined;
  for (const [index, record] of page.entries()) {
    const facts = factsOf(object, record);
    const { id } = facts;
    if (id !== undefined && !facts.isDeleted) ids.push(id);
    const saidMs = selection.changeTimes ? selection.changeTimes[index]?.getTime() : facts.updateMs;
    const hasImpossibleTime = saidMs !== undefined && saidMs > latestMs;
    const updateMs = hasImpossibleTime ? undefined : saidMs;
    seen.push(`${id ?? sameAs(record)} ${updateMs ?? ''}`);
    if (saysChange(updateMs)) {
      isBackwards ||= latest !== undefined && updateMs < latest;
      isPastEnd ||= updateMs > untilMs;
      latest = Math.max(latest ?? updateMs, updateMs);
      if (updateMs > untilMs || updateMs < fromMs) continue;
    }
    const isWanted = judge(selection, record, facts);
    if (typeof isWanted === 'string') undecided ??= isWanted;
    if (isWanted !== true) continue;
    const original = originals[index] ?? record;
    const written = write(selection, record, original, facts);
    if (!written) {
      unusable.push(id ?? `entry ${index + 1} of its page`);
      continue;
    }
    if (isAltered(original) || isAltered(record)) altered += 1;
    if (id !== undefined && latestTexts.get(id) === written.text) continue;
    if (id !== undefined) latestTexts.set(id, written.text);
    wanted.push({ ...written, facts, updateMs, hasImpossibleTime });
  }
  const fingerprint = hashOf(seen.join('\n'));
  return {
    records: toDelivered(selection, wanted),
    ids,
    unusable,
    altered,
    fingerprint,
    isBackwards,
    isPastEnd,
    undecided,
    lastTime: latest,
  };
}

/** No clock is wrong by more, and no time zone is further away. A record with a later time would never be delivered. */
const LATEST_MS = 24 * 60 * 60_000;

function latestPossible({ askedTime, until }: Pick<Selection, 'askedTime' | 'until'>): number {
  return (askedTime ?? until).getTime() + LATEST_MS;
}

/** The times of records are rounded down by the provider, and so is the time they are compared with. */
export function earliestTime({ object, from }: Pick<Selection, 'object' | 'from'>): Date | undefined {
  const granularityMs = object.record.updateTime?.granularityMs ?? 1;
  if (!from || granularityMs <= 1) return from;
  return new Date(Math.floor(from.getTime() / granularityMs) * granularityMs);
}

/** A record of the window, as JSON. */
interface Written {
  readonly text: string;
  readonly compared: string | undefined;
  readonly facts: RecordFacts;
  readonly updateMs: number | undefined;
  readonly hasImpossibleTime: boolean;
}

/** Undefined when the record cannot be written as JSON. */
function write(
  { mapping, comparison, associations: ofPage }: Selection,
  record: ProviderRecord,
  original: ProviderRecord,
  { id = '', isDeleted }: RecordFacts,
): Pick<Written, 'text' | 'compared'> | undefined {
  try {
    const mark = isDeleted && { isDeleted };
    const associations = ofPage?.get(id);
    const text = JSON.stringify({
      ...mark,
      ...toReadResult(mapping, record, original),
      ...(associations && { associations }),
    });
    return { text, compared: comparison && JSON.stringify(comparison.valueOf(record)) };
  } catch {
    return undefined;
  }
}

function toDelivered({ comparison, askedTime }: Selection, written: readonly Written[]): DeliveredRecord[] {
  const packed = pack(written.map(({ text, facts }) => withId(facts.id, text)));
  const isComparedByTime = comparison?.isByTime ?? false;
  return written.flatMap((said, index) => {
    const json = packed[index];
    return json ? [new DeliveredRecord({ ...said, json, isComparedByTime, askedTime })] : [];
  });
}

/** Two pages of records without ids are different when their records are. */
function sameAs(record: ProviderRecord): string {
  try {
    return `without an id: ${JSON.stringify(record)}`;
  } catch {
    return 'no JSON';
  }
}

/**
 * All filters must fit. A sentence says why one of them cannot be applied. A deleted record often has nothing but its id,
 * so a field that it lacks says nothing.
 */
function judge({ filters }: Selection, record: ProviderRecord, { isDeleted }: RecordFacts): boolean | string {
  for (const filter of filters) {
    if (isDeleted && (valueAt(record, filter.fieldName) ?? null) === null) continue;
    const verdict = judgeFilter(filter, record);
    if ('undecided' in verdict) return verdict.undecided;
    if (!verdict.fits) return false;
  }
  return true;
}
