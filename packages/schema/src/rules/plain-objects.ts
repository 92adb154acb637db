import { rawDigitsOf } from './raw-numbers.ts';

export type PlainObject = Record<string, unknown>;

/** Whether a value is a map. A number that was kept as it was written is an object of JavaScript, and no map. */
export function isPlainObject(value: unknown): value is PlainObject {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && rawDigitsOf(value) === undefined
  );
}

/** Whether a name reaches a prototype when it is a key of an ordinary object. */
export function isUnsafeKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

/** A member of the object itself, never of its prototype. */
export function ownValue<Value>(object: Readonly<Record<string, Value>> | undefined, key: string) {
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** The JSON value without `undefined` members. In JSON they are the same as absent ones. */
export function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (!isPlainObject(value)) return value;
  const present = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(present.map(([key, member]) => [key, withoutUndefined(member)]));
}

/** Whether two JSON values are equal. The order of keys does not count, and `undefined` counts as absent. */
export function isDeepEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isDeepEqual(item, right[index]));
  }
  if (!isPlainObject(left) || !isPlainObject(right)) {
    const digits = rawDigitsOf(left);
    return digits !== undefined && digits === rawDigitsOf(right);
  }
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => isDeepEqual(ownValue(left, key), ownValue(right, key)));
}
