import { type EffectiveReadObject, judgeFilter, type RecordMapping, toReadResult } from '@dowel/schema/rules';
import type { ConnectorObject } from '../../../connectors/connector.ts';
import type { ProviderRecord } from '../../../connectors/engine/read-page.ts';
import { factsOf, type RecordFacts } from '../../../connectors/engine/record-facts.ts';
import { hashOf } from './position.ts';

/** Which records of a page are delivered, and how. It is the same for all pages of a turn. */
export interface Selection {
  readonly object: ConnectorObject;
  readonly mapping: RecordMapping;
  readonly filters: EffectiveReadObject['fieldFilters'];
  readonly from: Date | undefined;
  readonly until: Date;
  /** When the records of the page have changed, as a feed says. Absent: as the records themselves say. */
  readonly changeTimes?: readonly (Date | undefined)[] | undefined;
  /** When the page was asked for. */
  readonly askedTime?: Date | undefined;
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

/** A record as it is delivered. */
export interface DeliveredRecord {
  readonly json: string;
  /** Stands for its id. Undefined when it has none. */
  readonly recordHash: string | undefined;
  readonly contentHash: string;
  readonly facts: RecordFacts;
  readonly updateTime: Date | undefined;
  /** It says that it changes in the far future. It counts as one that does not say when it has changed. */
  readonly hasImpossibleTime: boolean;
  /** The update time, if a later one is a change. */
  readonly comparedTime: Date | undefined;
  /** When it was asked for. */
  readonly askedTime: Date | undefined;
}

/** What a page holds. */
export interface PageContent {
  /** The records of the window. Of several with one id, the last one counts. */
  readonly records: readonly DeliveredRecord[];
  /** The ids of records that cannot be delivered. */
  readonly unusable: readonly string[];
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
  const { object, until } = selection;
  const from = earliestTime(selection);
  const records = new Map<string | number, DeliveredRecord>();
  const unusable: string[] = [];
  const seen: string[] = [];
  let latest = lastTime;
  let isBackwards = false;
  let isPastEnd = false;
  let undecided: string | undefined;
  for (const [index, record] of page.entries()) {
    const facts = factsOf(object, record);
    const { id } = facts;
    const saidTime = selection.changeTimes ? selection.changeTimes[index] : facts.updateTime;
    const hasImpossibleTime = saidTime !== undefined && saidTime.getTime() > latestPossible(selection);
    const updateTime = hasImpossibleTime ? undefined : saidTime;
    const key = id ?? index;
    seen.push(`${id ?? sameAs(record)} ${updateTime?.getTime() ?? ''}`);
    if (updateTime) {
      const time = updateTime.getTime();
      isBackwards ||= latest !== undefined && time < latest;
      isPastEnd ||= updateTime > until;
      latest = Math.max(latest ?? time, time);
    }
    if (updateTime && (updateTime > until || (from && updateTime < from))) continue;
    const isWanted = judge(selection, record);
    if (typeof isWanted === 'string') undecided ??= isWanted;
    if (isWanted !== true) continue;
    const original = originals[index] ?? record;
    const delivered = toDelivered(selection, {
      ...{ record, original, facts, updateTime, hasImpossibleTime },
    });
    if (!delivered) {
      unusable.push(id ?? `entry ${index + 1} of its page`);
      continue;
    }
    // A map keeps the place of the first one.
    if (records.has(key)) records.delete(key);
    records.set(key, delivered);
  }
  const fingerprint = hashOf(seen.join('\n'));
  return {
    records: [...records.values()],
    ...{ unusable, fingerprint, isBackwards, isPastEnd, undecided },
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

/** A record that is hashed when somebody asks for it. Most records of a first read are never compared. */
class Hashed implements DeliveredRecord {
  readonly json: string;
  readonly facts: RecordFacts;
  readonly updateTime: Date | undefined;
  readonly hasImpossibleTime: boolean;
  readonly comparedTime: Date | undefined;
  readonly askedTime: Date | undefined;
  readonly #compared: string;
  #recordHash: string | undefined;
  #contentHash: string | undefined;

  /** @param compared two records with the same text look the same */
  constructor(record: Omit<DeliveredRecord, 'recordHash' | 'contentHash'>, compared: string) {
    this.json = record.json;
    this.facts = record.facts;
    this.updateTime = record.updateTime;
    this.hasImpossibleTime = record.hasImpossibleTime;
    this.comparedTime = record.comparedTime;
    this.askedTime = record.askedTime;
    this.#compared = compared;
  }

  get recordHash(): string | undefined {
    const { id } = this.facts;
    if (id !== undefined) this.#recordHash ??= hashOf(id);
    return this.#recordHash;
  }

  get contentHash(): string {
    this.#contentHash ??= hashOf(this.#compared);
    return this.#contentHash;
  }
}

interface Found {
  readonly record: ProviderRecord;
  readonly original: ProviderRecord;
  readonly facts: RecordFacts;
  /** When it has changed. */
  readonly updateTime: Date | undefined;
  readonly hasImpossibleTime: boolean;
}

/** Undefined when the record cannot be written as JSON. */
function toDelivered(
  { mapping, comparison, askedTime }: Selection,
  { record, original, facts, updateTime, hasImpossibleTime }: Found,
): DeliveredRecord | undefined {
  try {
    const json = JSON.stringify(toReadResult(mapping, record, original));
    const compared = comparison ? JSON.stringify(comparison.valueOf(record)) : json;
    const comparedTime = comparison?.isByTime ? facts.updateTime : undefined;
    return new Hashed({ json, facts, updateTime, hasImpossibleTime, comparedTime, askedTime }, compared);
  } catch {
    return undefined;
  }
}

/** Two pages of records without ids are different when their records are. */
function sameAs(record: ProviderRecord): string {
  return `without an id: ${JSON.stringify(record)}`;
}

/** All filters must fit. A sentence says why one of them cannot be applied. */
function judge({ filters }: Selection, record: ProviderRecord): boolean | string {
  for (const filter of filters) {
    const verdict = judgeFilter(filter, record);
    if ('undecided' in verdict) return verdict.undecided;
    if (!verdict.fits) return false;
  }
  return true;
}
