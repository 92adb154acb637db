import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Field } from './fields.ts';
import type { ObjectName } from './objects.ts';
import { WORDS } from './words.ts';

/** A stored record: its fields by name, system fields included. */
export interface CrmRecord {
  id: string;
  created_at: string;
  updated_at: string;
  [field: string]: unknown;
}

/** Random choices that are deterministic: the same seed gives the same sequence. */
export interface Dice {
  int(from: number, to: number): number;
  pick<T>(choices: readonly T[]): T;
}

export function createDice(seed: number): Dice {
  const generator = xoroshiro128plus(seed);
  const int = (from: number, to: number) => uniformInt(generator, from, to);
  return {
    int,
    pick: <T>(choices: readonly T[]) => {
      const choice = choices[int(0, choices.length - 1)];
      if (choice === undefined)
        throw new Error('There is nothing to pick from: the list of choices is empty.');
      return choice;
    },
  };
}

interface Draft {
  object: ObjectName;
  dice: Dice;
  index: number;
  earlier: Partial<Record<string, CrmRecord[]>>;
  values: Record<string, unknown>;
}

const FIRST_DAY = Date.UTC(2025, 0, 6, 8);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ID_PREFIX: Record<ObjectName, string> = { contacts: 'con', companies: 'com', deals: 'dea' };

/** The ID of the nth record of an object. The number is padded, so that sorting as text also sorts by number. */
export function recordId(object: ObjectName, number: number): string {
  return `${ID_PREFIX[object]}_${String(number).padStart(6, '0')}`;
}

/**
 * Generates an object's first records.
 * All times are in 2025. Every fifth record has the same update time as the one before, as after an import. A reader
 * that pages by time alone therefore loses records.
 */
export function generateRecords(
  object: ObjectName,
  fields: Field[],
  count: number,
  dice: Dice,
  earlier: Partial<Record<string, CrmRecord[]>>,
): CrmRecord[] {
  const records: CrmRecord[] = [];
  let updatedAt = FIRST_DAY;
  for (let index = 0; index < count; index += 1) {
    if (index % 5 !== 4) updatedAt += dice.int(20, 60 * 24 * 2) * MINUTE_MS;
    const draft: Draft = { object, dice, index, earlier, values: {} };
    for (const field of fields) {
      if (!field.isReadOnly) draft.values[field.name] = makeValue(field, draft);
    }
    records.push({
      id: recordId(object, index + 1),
      ...draft.values,
      created_at: new Date(updatedAt - dice.int(1, 300) * DAY_MS).toISOString(),
      updated_at: new Date(updatedAt).toISOString(),
    });
  }
  return records;
}

function makeValue(field: Field, draft: Draft): unknown {
  const { dice } = draft;
  const named = VALUE_BY_NAME[field.name];
  if (named) return named(draft);
  // People leave optional fields empty, so readers must be able to handle null.
  if (!field.isRequired && dice.int(1, 8) === 1) return null;
  switch (field.type) {
    case 'boolean':
      return dice.int(0, 1) === 1;
    case 'integer':
      return dice.int(0, 100);
    case 'decimal':
      return dice.int(0, 10_000) / 100;
    case 'date':
      return dayWithin(dice).slice(0, 10);
    case 'datetime':
      return dayWithin(dice);
    case 'picklist':
      return dice.pick(field.options ?? []).value;
    case 'multipicklist':
      return (field.options ?? []).filter(() => dice.int(0, 1) === 1).map((option) => option.value);
    case 'reference':
      return dice.pick(draft.earlier[field.referenceTo?.[0] ?? ''] ?? []).id;
    case 'string':
      return `${field.label} ${dice.int(100, 999)}`;
  }
}

const VALUE_BY_NAME: Record<string, (draft: Draft) => unknown> = {
  first_name: ({ dice }) => dice.pick(WORDS.firstName),
  last_name: ({ dice }) => dice.pick(WORDS.lastName),
  email: ({ values, index }) =>
    `${values.first_name}.${values.last_name}${index + 1}@mail.example`.toLowerCase(),
  // The numbers 555-0100 to 555-0199 are reserved for fiction.
  phone: ({ dice }) => `+1 ${dice.int(201, 989)} 555 01${String(dice.int(0, 99)).padStart(2, '0')}`,
  job_title: ({ dice }) => dice.pick(WORDS.jobTitle),
  city: ({ dice }) => dice.pick(WORDS.city),
  country: ({ dice }) => dice.pick(WORDS.country),
  street: ({ dice }) => `${dice.int(1, 180)} ${dice.pick(WORDS.street)}`,
  domain: ({ values }) => `${String(values.name).toLowerCase().replaceAll(' ', '-')}.example`,
  employee_count: ({ dice }) => dice.int(3, 4000),
  annual_revenue: ({ dice }) => dice.int(50, 90_000) * 1000,
  amount: ({ dice }) => dice.int(500, 250_000),
  next_step: ({ dice }) => dice.pick(WORDS.nextStep),
  name: ({ object, dice, index }) =>
    object === 'companies'
      ? `${dice.pick(WORDS.companyStart)} ${WORDS.companyEnd[index % WORDS.companyEnd.length]}`
      : `${dice.pick(WORDS.companyStart)} ${dice.pick(WORDS.dealSubject)}`,
};

function dayWithin(dice: Dice): string {
  return new Date(FIRST_DAY + dice.int(0, 330) * DAY_MS + dice.int(0, 600) * MINUTE_MS).toISOString();
}
