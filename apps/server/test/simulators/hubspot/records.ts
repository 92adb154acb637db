import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { unknownProperty } from './errors.ts';
import { changeProperty, DEFAULT_PROPERTIES, type Property, type PropertyObject } from './properties.ts';
import type { Values } from './search-body.ts';

/**
 * A record as the vendor shows it. Properties that were not asked for are left out, and so are names that the object
 * does not have. A property without a value is null.
 */
export function renderRecord(
  object: PropertyObject,
  properties: readonly Property[],
  record: StoredRecord,
  asked: readonly string[] = [],
) {
  const names = new Set([...(asked.length > 0 ? asked : (DEFAULT_PROPERTIES[object] ?? [])), 'hs_object_id']);
  for (const name of ['createdate', changeProperty(object)]) names.add(name);
  const known = properties.filter(({ name }) => names.has(name));
  const textOf = valuesFor(object, record);
  return {
    id: record.id,
    properties: Object.fromEntries(known.map(({ name }) => [name, textOf(name) ?? null])),
    createdAt: toTime(record.createTime),
    updatedAt: toTime(record.updateTime),
    archived: record.isDeleted,
    url: `https://app.hubspot.example/record/${record.id}`,
    ...(record.isDeleted && { archivedAt: toTime(record.updateTime) }),
  };
}

/** The values of a record as text, those of the system included. Undefined for a property without a value. */
export function valuesFor(object: PropertyObject, record: StoredRecord): Values {
  // They are made anew each time that they are asked for.
  const { values } = record;
  return (name) => {
    if (name === 'hs_object_id') return record.id;
    if (name === 'createdate') return toTime(record.createTime);
    if (name === changeProperty(object)) return toTime(record.updateTime);
    const value = values[name];
    return value === undefined || value === null || value === '' ? undefined : String(value);
  };
}

/**
 * Reads `properties` of a write. The vendor takes text, numbers and booleans and keeps all as text; an empty text
 * clears the property.
 * @throws {Refused} for a property that does not exist, is read-only or cannot have the value.
 */
export function readProperties(
  input: unknown,
  properties: readonly Property[],
): Record<string, string | null> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new Refused('badRequest', 'Invalid input JSON: "properties" must be an object');
  }
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const property = properties.find((one) => one.name === name);
      if (!property) throw unknownProperty(name);
      return [name, readValue(property, value)];
    }),
  );
}

function readValue({ name, type, options = [], isReadOnly }: Property, value: unknown): string | null {
  const refused = (message: string) => new Refused('badValue', message, { field: name });
  if (isReadOnly) throw refused(`"${name}" is a read only property`);
  if (value === null) throw refused(`"${name}" is cleared by an empty text`);
  if (value === '') return null;
  if (typeof value === 'object') throw refused(`"${name}" takes no object`);
  const text = String(value);
  const isTime = type === 'date' || type === 'datetime';
  if (type === 'number' && !Number.isFinite(Number(text))) throw refused(`${text} was not a valid number.`);
  if (isTime && !/^\d+$/.test(text) && Number.isNaN(Date.parse(text))) {
    throw refused(`${text} was not a valid ${type}.`);
  }
  const wrong = options.length > 0 && text.split(';').some((one) => !options.includes(one));
  if (wrong) throw refused(`${text} was not one of the allowed options: [${options.join(', ')}]`);
  return text;
}

function toTime(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
