import { findName } from './names.ts';
import { isPlainObject } from './plain-objects.ts';

/** The members of a record, from the outermost to the innermost name. A plain name has one segment. */
type Segments = readonly string[];

/** The value of a member. Providers write names in another case than people ask for. */
export function memberAt(record: Readonly<Record<string, unknown>>, segments: Segments): unknown {
  let value: unknown = record;
  for (const segment of segments) {
    if (typeof value !== 'object' || value === null) return undefined;
    const name = Object.hasOwn(value, segment) ? segment : findName(Object.keys(value), segment);
    if (name === undefined) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}

/** Sets a member. A name such as `__proto__` becomes a member like any other. Undefined sets nothing. */
export function putMember(target: Record<string, unknown>, segments: Segments, value: unknown): void {
  if (value === undefined) return;
  const [name = ''] = segments;
  if (segments.length <= 1) {
    setOwn(target, name, value);
    return;
  }
  const inside = Object.hasOwn(target, name) ? target[name] : undefined;
  const next = isPlainObject(inside) ? inside : {};
  putMember(next, segments.slice(1), value);
  setOwn(target, name, next);
}

/** An assignment is several times as fast, but to `__proto__` it would replace the prototype. */
function setOwn(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') target[name] = value;
  else Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}

/** Removes a member with exactly this name, and every parent that is empty without it. */
export function removeMember(target: Record<string, unknown>, segments: Segments): void {
  const [name = '', ...rest] = segments;
  if (!Object.hasOwn(target, name)) return;
  const inside = target[name];
  if (rest.length > 0) {
    if (!isPlainObject(inside)) return;
    removeMember(inside, rest);
    if (Object.keys(inside).length > 0) return;
  }
  delete target[name];
}
