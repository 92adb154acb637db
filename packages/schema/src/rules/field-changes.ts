import type { IntegrationField, IntegrationObject } from '../manifest/read.ts';
import { code, instead, listed, memberChanges, quote, type Sayings } from './member-changes.ts';

/** A difference between two versions of something. */
export interface FieldChange {
  readonly change: 'added' | 'removed' | 'changed';
  /** The rest of a sentence about the object that has the fields. */
  readonly words: string;
  /** Customers who have installed it have something to match. */
  readonly asksCustomers?: true;
}

/** What differs between the fields of an object. Their order does not count. Like changes are one sentence. */
export function fieldChanges(before: IntegrationObject, after: IntegrationObject): FieldChange[] {
  const [old, now] = [placedFields(before), placedFields(after)];
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  const placeIn = (placed: Map<string, Placed>, key: string): Place => placed.get(key)?.place ?? 'none';
  const moves = transitions.flatMap(([kind, from, to, say]): FieldChange[] => {
    const moved = keys.flatMap((key) => {
      const field = now.get(key) ?? old.get(key);
      const isIt = field?.kind === kind && placeIn(old, key) === from && placeIn(now, key) === to;
      return isIt ? [field.name] : [];
    });
    if (moved.length === 0) return [];
    const change = from === 'none' ? 'added' : to === 'none' ? 'removed' : 'changed';
    const asks = kind === 'match' && to === 'required';
    return [{ change, words: say(listed(moved), moved.length > 1), ...(asks && { asksCustomers: true }) }];
  });
  const kept = keys.flatMap((key): FieldChange[] => {
    const [was, is] = [old.get(key), now.get(key)];
    if (!was || !is) return [];
    const words = memberChanges(sayingsOf(is), was.field, is.field);
    return words.map((one) => ({ change: 'changed', words: one }));
  });
  return [...moves, ...kept];
}

type Place = 'none' | 'required' | 'optional';

interface Placed {
  readonly name: string;
  readonly place: Place;
  /** `match`: the customer says which field of the provider it is. */
  readonly kind: 'field' | 'match';
  readonly field: Members;
}

/** The members that a named field or a field to match can have. */
interface Members {
  readonly fieldName?: string | undefined;
  readonly mapToName?: string | undefined;
  readonly mapToDisplayName?: string | undefined;
  readonly default?: string | undefined;
  readonly prompt?: string | undefined;
}

/** The fields by kind and name. Of a field that is listed twice, only the first counts. */
function placedFields({ requiredFields = [], optionalFields = [] }: IntegrationObject): Map<string, Placed> {
  const placed = new Map<string, Placed>();
  const add = (field: IntegrationField, place: Placed['place']) => {
    const kind = 'fieldName' in field ? 'field' : 'match';
    const name = 'fieldName' in field ? field.fieldName : field.mapToName;
    const key = `${kind} ${name}`;
    if (!placed.has(key)) placed.set(key, { name, place, kind, field });
  };
  for (const field of requiredFields) add(field, 'required');
  for (const field of optionalFields) add(field, 'optional');
  return placed;
}

type Saying = (names: string, areMany: boolean) => string;
type Transition = readonly [kind: 'field' | 'match', from: Place, to: Place, say: Saying];

const fields = (ofOne: string, ofMany: string) => (names: string, areMany: boolean) =>
  areMany ? `fields ${names} ${ofMany}` : `field ${names} ${ofOne}`;
const matches = (words: string) => (names: string, areMany: boolean) =>
  `${words} ${areMany ? 'a field to each of' : 'a field to'} ${names}`;

/** What asks for something comes first. */
const transitions: readonly Transition[] = [
  ['match', 'none', 'required', matches('customers must now match')],
  ['match', 'optional', 'required', matches('customers must now match')],
  ['field', 'none', 'required', fields('is new and required', 'are new and required')],
  ['field', 'optional', 'required', fields('is now required', 'are now required')],
  ['field', 'required', 'optional', fields('is now optional', 'are now optional')],
  ['field', 'none', 'optional', fields('is new and may be chosen', 'are new and may be chosen')],
  ['match', 'none', 'optional', matches('customers may now match')],
  ['match', 'required', 'optional', matches('customers need no longer match')],
  ['field', 'required', 'none', fields('is no longer read', 'are no longer read')],
  ['field', 'optional', 'none', fields('can no longer be chosen', 'can no longer be chosen')],
  ['match', 'required', 'none', matches('customers no longer match')],
  ['match', 'optional', 'none', matches('customers no longer match')],
];

function sayingsOf({ name, kind }: Placed): Sayings<Members> {
  const it = kind === 'match' ? code(name) : `field ${code(name)}`;
  return {
    fieldName: null,
    mapToName: instead(`${it} now arrives as`, `${it} no longer arrives as`),
    mapToDisplayName: instead(`${it} is now shown as`, `${it} is no longer shown as`, quote),
    default: instead(`${it} now suggests the field`, `${it} no longer suggests the field`),
    prompt: instead(`${it} now asks`, `${it} no longer asks`, quote),
  };
}
