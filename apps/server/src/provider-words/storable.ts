/** Deeper than any real record, and shallow enough for whatever walks over it later. */
const MAX_DEPTH = 64;

/** Text that every database of ours can hold: no NUL, and no half of a surrogate pair. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/**
 * A JSON value that can be stored as it is: texts and names as `storableText` has them, numbers that JSON can hold, and
 * nothing below the deepest level. Work is linear, and no nesting exhausts the stack.
 */
export function storable(value: unknown): unknown {
  const box: Record<string, unknown> = {};
  const open: Place[] = [{ parent: box, key: 'value', value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const copy = copyOf(next.value, next.depth);
    define(next.parent, next.key, copy);
    if (typeof copy !== 'object' || copy === null) continue;
    for (const [name, member] of Object.entries(Object(next.value))) {
      const key = storableText(name);
      // Members keep their order, whatever the order in which they are looked at.
      define(copy, key, null);
      open.push({ parent: copy, key, value: member, depth: next.depth + 1 });
    }
  }
  return box.value;
}

interface Place {
  parent: object;
  key: string;
  value: unknown;
  depth: number;
}

/** The value without its members. */
function copyOf(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return null;
  return Array.isArray(value) ? new Array(value.length) : {};
}

/** An assignment to `__proto__` would replace the prototype. */
function define(parent: object, key: string, value: unknown): void {
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}
