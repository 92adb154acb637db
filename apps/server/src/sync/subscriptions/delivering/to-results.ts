import type { SubscribeResult } from '@dowel/schema';
import { toReadResult } from '@dowel/schema/rules';
import type { ObjectFacts } from '../../../providers/connectors/connector.ts';
import { factsOf } from '../../../providers/connectors/engine/record-facts.ts';
import type { ProviderEvent } from '../../../providers/connectors/engine/webhooks/read-event.ts';
import { isAltered } from '../../../providers/provider-words/storable.ts';
import type { Origin } from '../../own-writes/service.ts';
import { type EventKind, isWatched, type WantedObject } from '../wanted.ts';
import type { FetchedRecords } from './fetch-records.ts';

/** An event, and what it means to the installation. */
export interface KnownEvent {
  readonly event: ProviderEvent;
  readonly kind: EventKind;
}

/** What becomes of some events. */
export interface Results {
  /** Each as JSON, with the id of its record. */
  readonly entries: readonly { readonly text: string; readonly id: string | undefined }[];
  /** Events about records that the provider does not have any more. */
  readonly gone: number;
  /** Those of them that name no record, or one that the provider does not find, though no event tells of its deletion. */
  readonly hidden: number;
  /** Events that the manifest leaves out, because their records are as the installation has written them. */
  readonly own: number;
  /** Entries whose record or event is not as the provider sent it, because no database stores that. */
  readonly altered: number;
}

/** What is known beside the records. */
export interface Beside {
  readonly handled: ObjectFacts;
  readonly linkedOf: (event: KnownEvent) => Pick<SubscribeResult, 'fromRecord' | 'toRecord'>;
  /** Of records that are as the installation has written them, by their ids. */
  readonly origins: ReadonlyMap<string, Origin>;
  readonly isSkippingOwn: boolean;
}

/** The events that the installation wants, with what they mean. One that is asked for by its own name may mean something too. */
export function wantedEvents(
  { kinds, watched }: WantedObject,
  events: readonly ProviderEvent[],
): KnownEvent[] {
  const isDelivered = isWatched(watched);
  return events.flatMap((event): KnownEvent[] => {
    const known = new Set([event.meaning, event.type].map((name) => kinds.get(name)));
    return [...known]
      .filter((kind) => kind !== undefined)
      .filter((kind) => kind !== 'update' || isDelivered(event.changedFields))
      .map((kind) => ({ event, kind }));
  });
}

export function recordIdsOf(events: readonly KnownEvent[]): string[] {
  return events.flatMap(({ event, kind }) =>
    isAboutLiving(kind) && event.recordId !== undefined ? [event.recordId] : [],
  );
}

/** The ids of the records that are gone. */
export function deletedIdsOf(events: readonly KnownEvent[]): string[] {
  return events.flatMap(({ event, kind }) =>
    kind === 'delete' && event.recordId !== undefined ? [event.recordId] : [],
  );
}

/** The entries of messages. A record that is gone meanwhile is left out: the event of its deletion tells of it. */
export function toResults(
  events: readonly KnownEvent[],
  fetched: FetchedRecords,
  { handled, linkedOf, origins, isSkippingOwn }: Beside,
): Results {
  const entries: { text: string; id: string | undefined }[] = [];
  const deletedIds = new Set(deletedIdsOf(events));
  let gone = 0;
  let hidden = 0;
  let own = 0;
  let altered = 0;
  for (const known of events) {
    const { event, kind } = known;
    const { type, recordId, raw: rawEvent, changedFields } = event;
    const isOfRecord = isAboutLiving(kind) || kind === 'delete';
    const origin = isOfRecord && recordId !== undefined ? origins.get(recordId) : undefined;
    if (origin && isSkippingOwn) {
      own += 1;
      continue;
    }
    const told: SubscribeResult = {
      subscribeEventType: kind,
      providerEventType: type,
      rawEvent,
      ...(recordId !== undefined && { id: recordId }),
      ...(origin && { origin }),
    };
    if (!isAboutLiving(kind)) {
      const linked = kind === 'associationUpdate' ? linkedOf(known) : {};
      const { fromRecord, toRecord } = linked;
      if ([rawEvent, fromRecord?.raw, toRecord?.raw].some((raw) => raw && isAltered(raw))) altered += 1;
      const text = JSON.stringify({ ...told, ...linked });
      entries.push({ text, id: recordId });
      continue;
    }
    const record = recordId === undefined ? undefined : fetched.records.get(recordId);
    if (recordId === undefined || !record) {
      gone += 1;
      const isToldElsewhere = (id: string) => fetched.originals.has(id) || deletedIds.has(id);
      if (recordId === undefined || (record === null && !isToldElsewhere(recordId))) hidden += 1;
      continue;
    }
    if (isAltered(rawEvent) || isAltered(record)) altered += 1;
    const fieldsUpdated = kind === 'update' && changedFields ? { fieldsUpdated: changedFields } : {};
    const { isDeleted } = factsOf(handled, record);
    const mark = isDeleted && { isDeleted };
    const read = toReadResult(fetched.mapping, record, fetched.originals.get(recordId));
    const text = JSON.stringify({ ...mark, ...read, ...told, ...fieldsUpdated });
    entries.push({ text, id: recordId });
  }
  return { entries, gone, hidden, own, altered };
}

function isAboutLiving(kind: EventKind): boolean {
  return kind === 'create' || kind === 'update';
}
