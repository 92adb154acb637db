import { isPlainObject } from '@dowel/schema/rules';
import { memberOf } from '../../../provider-words/member-of.ts';
import { storable } from '../../../provider-words/storable.ts';
import type { EventPlace, Webhooks } from '../../format.ts';
import type { EventFunctions } from '../definition.ts';
import { firstTextAt, textAt } from '../record-facts.ts';
import type { ProviderRecord } from '../records.ts';
import { parsedBody, sentBody } from './parsed-body.ts';

export interface ProviderEvent {
  readonly id: string;
  /** The provider's name of what has happened. */
  readonly type: string;
  /** The name that the connector knows it by. It is the same unless the provider has several names for it. */
  readonly meaning: string;
  /** What the provider calls the object that it is about. Empty when the event does not say it. */
  readonly objectRefs: readonly string[];
  readonly recordId: string | undefined;
  /** Undefined when the event does not say it. */
  readonly changedFields: readonly string[] | undefined;
  /** The two records of a link that has changed. Undefined for any other event. */
  readonly association?: EventAssociation | undefined;
  readonly raw: ProviderRecord;
}

export interface LinkedRecord {
  readonly id: string;
  /** The provider's name. Undefined when the event does not say it. */
  readonly objectName: string | undefined;
}

export interface EventAssociation {
  readonly from: LinkedRecord;
  readonly to: LinkedRecord;
}
/** Where an event says what has happened. */
type EventPlaces = Webhooks['event'] & { readonly account?: string | readonly string[] };

interface Reading {
  readonly event: EventPlaces;
  readonly functions?: EventFunctions | undefined;
}

export interface ArrivedEvent extends ProviderEvent {
  /** What to keep of it. `readEvent` understands it. */
  readonly kept: string;
  /** What the provider calls the account in which it has happened. Only where events say it. */
  readonly account: string | undefined;
}

/** What begins the text of an event that says something in headers. No JSON begins so. */
const HEADERS = 'headers:';

/** The headers by which an event says something, in lower case. */
type EventHeaders = Readonly<Record<string, string>>;

/** Reads an event that was kept. Undefined when the text is none of this provider. */
export function readEvent(reading: Reading, kept: string): ProviderEvent | undefined {
  const end = kept.startsWith(HEADERS) ? kept.indexOf('\n') : -1;
  const headers = end < 0 ? {} : parsedBody(kept.slice(HEADERS.length, end));
  const raw = parsedBody(kept.slice(end + 1));
  return isPlainObject(raw) ? toEvent(reading, raw, Object(headers)) : undefined;
}

/**
 * Reads what has arrived. Entries that are no events are undefined, and the others count all the same. Undefined when
 * the body is none of this provider.
 */
export function readEvents(
  reading: Reading,
  body: string,
  headers = new Headers(),
): (ArrivedEvent | undefined)[] | undefined {
  const { event, functions } = reading;
  const whole = sentBody(body);
  const isList = event.list !== undefined;
  const list = event.list === undefined ? [whole] : memberOf(whole, event.list);
  if (!Array.isArray(list) || (!isList && !isPlainObject(whole))) return undefined;
  const said = headersOf(event, headers);
  const before = Object.keys(said).length === 0 ? '' : `${HEADERS}${JSON.stringify(said)}\n`;
  const entries = list.flatMap(
    (sent): unknown[] => (isPlainObject(sent) && functions?.perRecord?.(sent)) || [sent],
  );
  return entries.map((sent, place): ArrivedEvent | undefined => {
    const raw = storable(sent);
    const read = isPlainObject(raw) ? toEvent(reading, raw, said, isList ? place : undefined) : undefined;
    const account = read && accountIn(reading, read.raw);
    if (!read || (event.account !== undefined && account === undefined)) return undefined;
    return { ...read, account, kept: before + (sent === whole ? body : textOf(sent, raw)) };
  });
}

/** An event as it was sent, so that whoever reads it later sees what cannot be stored. */
function textOf(sent: unknown, raw: unknown): string {
  try {
    return JSON.stringify(sent);
  } catch {
    // Nested so deeply that it cannot be written.
    return JSON.stringify(raw);
  }
}

/** @param place where it stands in the list that has arrived */
function toEvent(
  { event, functions }: Reading,
  raw: ProviderRecord,
  headers: EventHeaders,
  place?: number,
): ProviderEvent | undefined {
  const [id, type] = [idOf(event, raw, headers, place), said(event.type, raw, headers)];
  if (id === undefined || type === undefined) return undefined;
  const rule = event.typeRules?.find(
    ({ type: name, when }) => name === type && (!when || wordAt(raw, when.member) === when.text),
  );
  return {
    id,
    type,
    meaning: rule?.means ?? functions?.meaningOf?.(type) ?? type,
    objectRefs: [event.object ?? []].flat().flatMap((member) => textAt(raw, member) ?? []),
    recordId: firstTextAt(raw, event.recordId),
    association: functions?.associationOf?.(raw),
    changedFields: changedFieldsOf(event, raw),
    raw,
  };
}

function accountIn({ event: { account }, functions }: Reading, raw: ProviderRecord): string | undefined {
  const said = account === undefined ? undefined : firstTextAt(raw, account);
  return said !== undefined && functions?.accountOf ? functions.accountOf(said) : said;
}

function said(place: EventPlace, raw: ProviderRecord, headers: EventHeaders): string | undefined {
  return typeof place === 'string' ? textAt(raw, place) : headers[place.header.toLowerCase()];
}

/** Those headers of a request that an event says something in. */
function headersOf({ id, type }: EventPlaces, headers: Headers): EventHeaders {
  const names = [id, type].flat().flatMap((place) => (typeof place === 'string' ? [] : [place.header]));
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = headers.get(name);
      return text === null || text === '' ? [] : [[name.toLowerCase(), text]];
    }),
  );
}

function wordAt(raw: ProviderRecord, member: string): string | undefined {
  const value = memberOf(raw, member);
  return typeof value === 'boolean' ? String(value) : textAt(raw, member);
}

/**
 * Several places count together. One of them may be absent, but not all. All events of a request have the same headers,
 * so the place in the list tells them apart.
 */
function idOf(
  { id }: EventPlaces,
  raw: ProviderRecord,
  headers: EventHeaders,
  place: number | undefined,
): string | undefined {
  if (typeof id === 'string') return textAt(raw, id);
  const places = [id].flat();
  const texts = places.map((one) => said(one, raw, headers) ?? null);
  if (texts.every((text) => text === null)) return undefined;
  const isInHeader = places.some((one) => typeof one !== 'string');
  return JSON.stringify(isInHeader && place !== undefined ? [...texts, place] : texts);
}

function changedFieldsOf({ changedFields = [] }: EventPlaces, raw: ProviderRecord): string[] | undefined {
  const all = [changedFields].flat().map((member) => namesIn(memberOf(raw, member)));
  return all.every((names) => names === undefined) ? undefined : all.flatMap((names) => names ?? []);
}

function namesIn(value: unknown): string[] | undefined {
  if (typeof value === 'string' && value !== '') return [value];
  if (Array.isArray(value)) return value.filter((name) => typeof name === 'string');
  return isPlainObject(value) ? Object.keys(value) : undefined;
}
