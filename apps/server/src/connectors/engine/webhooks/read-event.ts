import { isPlainObject } from '@dowel/schema/rules';
import { parseExactly } from '../../../provider-words/exact-json.ts';
import { memberOf } from '../../../provider-words/member-of.ts';
import { storable } from '../../../provider-words/storable.ts';
import type { Webhooks } from '../../connector.ts';
import { firstTextAt, textAt } from '../record-facts.ts';
import type { ProviderRecord } from '../records.ts';

/** What an event says. */
export interface ProviderEvent {
  readonly id: string;
  /** The provider's name of what has happened. */
  readonly type: string;
  /** The name that the connector knows it by. It is the same unless the provider has several names for it. */
  readonly meaning: string;
  readonly recordId: string | undefined;
  /** Undefined when the event does not say it. */
  readonly changedFields: readonly string[] | undefined;
  /** The two records of a link that has changed. Undefined for any other event. */
  readonly association?: EventAssociation | undefined;
  /** The whole event. */
  readonly raw: ProviderRecord;
}

/** One side of a link. */
export interface LinkedRecord {
  readonly id: string;
  /** The provider's name. Undefined when the event does not say it. */
  readonly objectName: string | undefined;
}

/** A link between two records. */
export interface EventAssociation {
  readonly from: LinkedRecord;
  readonly to: LinkedRecord;
}
/** Where an event says what has happened. */
type EventPlaces = NonNullable<Webhooks['event']>;

/** An event that arrived for an application. */
export interface ApplicationEvent extends ProviderEvent {
  /** What the provider calls the account in which it has happened. */
  readonly account: string;
}

/** Reads an event. Undefined when the text is none of this provider. */
export function readEvent({ event }: { event: EventPlaces }, text: string): ProviderEvent | undefined {
  const raw = parsed(text);
  return isPlainObject(raw) ? toEvent(event, raw) : undefined;
}

/**
 * Reads what arrived for an application. Entries that are no events are undefined, and the others count all the same.
 * Undefined when the body is none of this provider.
 */
export function readEvents(
  { event }: { event: EventPlaces & { account: string } },
  body: string,
): (ApplicationEvent | undefined)[] | undefined {
  const whole = parsed(body);
  const list = event.list === undefined ? [whole] : memberOf(whole, event.list);
  if (!Array.isArray(list) || (event.list === undefined && !isPlainObject(whole))) return undefined;
  return list.map((raw) => {
    const read = isPlainObject(raw) ? toEvent(event, raw) : undefined;
    const account = read && textAt(read.raw, event.account);
    return read && account !== undefined ? { ...read, account } : undefined;
  });
}

function toEvent(event: EventPlaces, raw: ProviderRecord): ProviderEvent | undefined {
  const [id, type] = [idOf(event, raw), textAt(raw, event.type)];
  if (id === undefined || type === undefined) return undefined;
  const rule = event.typeRules?.find(
    ({ type: name, when }) => name === type && (!when || textAt(raw, when.member) === when.text),
  );
  return {
    id,
    type,
    meaning: rule?.means ?? type,
    recordId: firstTextAt(raw, event.recordId),
    association: associationOf(event, raw),
    changedFields:
      event.changedFields === undefined ? undefined : namesIn(memberOf(raw, event.changedFields)),
    raw,
  };
}

function associationOf({ association }: EventPlaces, raw: ProviderRecord): EventAssociation | undefined {
  if (!association) return undefined;
  const [fromId, toId] = [textAt(raw, association.fromId), textAt(raw, association.toId)];
  if (fromId === undefined || toId === undefined) return undefined;
  const kind = textAt(raw, association.kind);
  const objects = association.kinds.find(({ text }) => text === kind);
  return { from: { id: fromId, objectName: objects?.from }, to: { id: toId, objectName: objects?.to } };
}

/** Several members count together. One of them may be absent, but not all. */
function idOf({ id }: EventPlaces, raw: ProviderRecord): string | undefined {
  if (typeof id === 'string') return textAt(raw, id);
  const texts = id.map((member) => textAt(raw, member) ?? null);
  return texts.every((text) => text === null) ? undefined : JSON.stringify(texts);
}

function parsed(text: string): unknown {
  try {
    return storable(parseExactly(text));
  } catch {
    return undefined;
  }
}

function namesIn(value: unknown): string[] | undefined {
  if (typeof value === 'string' && value !== '') return [value];
  if (Array.isArray(value)) return value.filter((name) => typeof name === 'string');
  return isPlainObject(value) ? Object.keys(value) : undefined;
}
