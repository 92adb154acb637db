import type { FieldMetadata } from '@dowel/schema';
import type { AccountObjects } from './store.ts';

/** A record as the provider has it. Its `id` is a text. */
export type MockRecord = Record<string, unknown> & { id: string };

/** The records of one object, by id, oldest first. */
export type MockRecords = Map<string, MockRecord>;

/**
 * The records of the pretend accounts, by provider and object. The account of a provider holds three records of each of
 * its objects at first. Tests may read and change all of it.
 */
export class RecordBook {
  readonly #objectsOf: (provider: string) => AccountObjects | undefined;
  readonly #books = new Map<string, MockRecords>();

  constructor(objectsOf: (provider: string) => AccountObjects | undefined) {
    this.#objectsOf = objectsOf;
  }

  /** The records of an object of a provider's account, by id. It is empty if the account has no such object. */
  of(provider: string, objectName: string): MockRecords {
    const key = JSON.stringify([provider, objectName]);
    const known = this.#books.get(key);
    if (known) return known;
    const object = this.#objectsOf(provider)?.[objectName];
    const records = object && 'fields' in object ? madeUpRecords(object.fields) : [];
    const book: MockRecords = new Map(records.map((record) => [record.id, record]));
    this.#books.set(key, book);
    return book;
  }
}

function madeUpRecords(fields: Readonly<Record<string, FieldMetadata>>): MockRecord[] {
  return ['1', '2', '3'].map((id, index) => {
    const members = Object.values(fields).flatMap((field) => {
      const value = toValue(field, madeUpTexts(field)[index]);
      return value === undefined ? [] : [[field.fieldName, value] as const];
    });
    return { ...Object.fromEntries(members), id };
  });
}

/** Up to three values of a field, as text. They are made up. */
export function madeUpTexts(field: FieldMetadata): string[] {
  if (field.values) return field.values.slice(0, 3).map(({ value }) => value);
  return byName[field.fieldName] ?? byType[field.valueType ?? ''] ?? [];
}

function toValue({ valueType }: FieldMetadata, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  if (valueType === 'boolean') return text === 'true';
  if (valueType === 'int' || valueType === 'float') return Number(text);
  return valueType === 'multiSelect' ? [text] : text;
}

const byName: Readonly<Record<string, string[]>> = {
  city: ['Oslo', 'Lisbon', 'Graz'],
  country: ['Norway', 'Portugal', 'Austria'],
  email: ['ada@acme.example', 'grace@acme.example', 'alan@acme.example'],
  first_name: ['Ada', 'Grace', 'Alan'],
  job_title: ['Head of sales', 'Engineer', 'Buyer'],
  last_name: ['Okafor', 'Lindqvist', 'Moreau'],
  name: ['Acme', 'Globex', 'Initech'],
  phone: ['+47 22 00 00 01', '+351 210 000 002', '+43 316 0003'],
};

const byType: Readonly<Record<string, string[]>> = {
  boolean: ['true', 'false'],
  date: ['2026-03-01', '2026-05-17', '2026-09-30'],
  datetime: ['2026-11-18T09:30:00Z', '2026-11-19T14:05:00Z', '2026-11-20T08:00:00Z'],
  float: ['1250.5', '80', '312.25'],
  int: ['12', '48', '7'],
};
