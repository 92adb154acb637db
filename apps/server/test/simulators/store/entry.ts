import type { SimulatedField, SimulatedObject } from '../dialect.ts';

/** A record as a dialect sees it. Times are epoch milliseconds. */
export interface StoredRecord {
  readonly id: string;
  readonly createTime: number;
  readonly updateTime: number;
  readonly isDeleted: boolean;
  /** Each write of the object has the next number. */
  readonly sequence: number;
  readonly values: Record<string, unknown>;
}

/** How the fields of an object differ from what the dialect says. */
export interface FieldChanges {
  /** These fields are gone. */
  hidden: readonly string[];
  /** So many more fields exist: `extra_1`, `extra_2`, … */
  added: number;
  /** These fields have another type, and these values. */
  retyped: Readonly<Record<string, { type: string; value: unknown }>>;
}

/** What one version of a record is. A change makes a new version; an index that lags still shows the one before. */
export class Entry implements StoredRecord {
  readonly id: string;
  readonly index: number;
  readonly createTime: number;
  readonly updateTime: number;
  readonly isDeleted: boolean;
  readonly sequence: number;
  /** When it was written, by a clock that is right. */
  readonly writtenAt: number;
  readonly previous: Entry | undefined;
  readonly #own: Readonly<Record<string, unknown>> | undefined;
  readonly #object: SimulatedObject;
  readonly #changes: () => FieldChanges;

  constructor(facts: EntryFacts, object: SimulatedObject, changes: () => FieldChanges) {
    this.id = facts.id;
    this.index = facts.index;
    this.createTime = facts.createTime;
    this.updateTime = facts.updateTime;
    this.isDeleted = facts.isDeleted ?? false;
    this.sequence = facts.sequence;
    this.writtenAt = facts.writtenAt;
    this.previous = facts.previous;
    this.#own = facts.own;
    this.#object = object;
    this.#changes = changes;
  }

  /** What was written to it since it was seeded. A record that was created has nothing else. */
  get own(): Readonly<Record<string, unknown>> | undefined {
    return this.#own;
  }

  get values(): Record<string, unknown> {
    const values = this.#own ?? this.#object.valuesOf(this.index);
    return showValues(values, this.#changes());
  }
}

/** What a version of a record is made from. */
export interface EntryFacts {
  id: string;
  index: number;
  createTime: number;
  updateTime: number;
  writtenAt: number;
  sequence: number;
  isDeleted?: boolean;
  /** All values. Absent: those of its number. */
  own?: Readonly<Record<string, unknown>> | undefined;
  previous?: Entry | undefined;
}

function showValues(values: Readonly<Record<string, unknown>>, changes: FieldChanges) {
  const shown = { ...values };
  for (const name of changes.hidden) delete shown[name];
  for (const [name, { value }] of Object.entries(changes.retyped)) shown[name] = value;
  for (let number = 1; number <= changes.added; number += 1) shown[`extra_${number}`] ??= `Extra ${number}`;
  return shown;
}

/** The fields of an object as they are now. */
export function showFields(fields: readonly SimulatedField[], changes: FieldChanges): SimulatedField[] {
  const present = fields
    .filter(({ name }) => !changes.hidden.includes(name))
    .map((field) => ({ ...field, type: changes.retyped[field.name]?.type ?? field.type }));
  const text = fields.find(({ type }) => /string|text/i.test(type))?.type ?? 'string';
  const added = Array.from({ length: changes.added }, (_, number) => ({
    name: `extra_${number + 1}`,
    type: text,
    isCustom: true,
  }));
  return [...present, ...added];
}
