import { isPlainObject, type PlainObject } from '@dowel/schema/rules';
import type { RestFunctions } from '../engine/definition.ts';

/** The member that a provider takes of a value which it answers whole, or how it writes such a value. */
type Taken = string | ((value: PlainObject) => unknown);

/**
 * What a provider answers as a whole record or choice, and takes as its id or name alone: by object and field. So what was
 * read is written as it is, one by one in a list too. A value that is in the form which is taken stays.
 */
export function byReference(
  objects: Readonly<Record<string, Readonly<Record<string, Taken>>>>,
): NonNullable<RestFunctions['toRecord']> {
  return (objectName, record) => {
    const fields = objects[objectName];
    if (!fields) return record;
    return Object.fromEntries(
      Object.entries(record).map(([name, value]) => {
        const taken = Object.hasOwn(fields, name) ? fields[name] : undefined;
        const sent = (one: unknown) => (taken === undefined ? one : referenceOf(taken, one));
        return [name, Array.isArray(value) ? value.map(sent) : sent(value)];
      }),
    );
  };
}

function referenceOf(taken: Taken, value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  if (typeof taken === 'function') return taken(value);
  return Object.hasOwn(value, taken) ? value[taken] : value;
}

/**
 * Shows a field under the name by which it is written too, where a record shows what it refers to under another one.
 * @param objects the names as they are shown, by object and by the name as it is written
 */
export function shownAs(
  objects: Readonly<Record<string, Readonly<Record<string, string>>>>,
): NonNullable<RestFunctions['toFields']> {
  return (objectName, record) => {
    const names = Object.entries(objects[objectName] ?? {}).filter(([_, shown]) =>
      Object.hasOwn(record, shown),
    );
    return {
      ...Object.fromEntries(names.map(([written, shown]) => [written, idsOf(record[shown])])),
      ...record,
    };
  };
}

const idsOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(idsOf) : referenceOf('id', value);
