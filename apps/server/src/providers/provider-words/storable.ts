/** Deeper than any real record, and shallow enough for all code that walks over it later. */
const MAX_DEPTH = 64;

/** Text that all our databases can store: no NUL, and no half of a surrogate pair. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/**
 * A JSON value that can be stored unchanged. Texts and names go through `storableText`, numbers that JSON cannot hold
 * become null, and so does everything below the maximum depth. The work is linear, and deep nesting does not exhaust
 * the stack.
 */
export function storable(value: unknown): unknown {
  if (isStorable(value, 0)) return value;
  const copy = storableCopy(value);
  if (typeof copy === 'object' && copy !== null) alteredCopies.add(copy);
  return copy;
}

const alteredCopies = new WeakSet<object>();

/** Whether `storable` had to change the value that it answered, or that this one was made of. */
export function isAltered(value: object): boolean {
  return alteredCopies.has(value);
}

/** Says of a value that it was made of another one, which may have been altered. */
export function madeOf<Made extends object>(original: object, made: Made): Made {
  if (alteredCopies.has(original)) alteredCopies.add(made);
  return made;
}

/** Nearly every value of a provider is. Looking is several times as fast as copying. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null || JSON.isRawJSON(value)) return typeof value !== 'bigint';
  if (depth >= MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((entry) => isStorable(entry, depth + 1));
  for (const name of Object.keys(value)) {
    const member: unknown = Reflect.get(value, name);
    if (!isStorableText(name) || !isStorable(member, depth + 1)) return false;
  }
  return true;
}

function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function storableCopy(value: unknown): unknown {
  const box: Record<string, unknown> = {};
  const open: Place[] = [{ parent: box, key: 'value', value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const copy = copyOf(next.value, next.depth);
    define(next.parent, next.key, copy);
    if (typeof copy !== 'object' || copy === null || JSON.isRawJSON(copy)) continue;
    for (const [name, member] of Object.entries(Object(next.value))) {
      const key = storableText(name);
      // The stack visits the members in another order. Setting them here keeps their original order.
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

/** The value without its members. They are filled in later. */
function copyOf(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'bigint') return JSON.rawJSON(String(value));
  if (typeof value !== 'object' || value === null || JSON.isRawJSON(value)) return value;
  if (depth >= MAX_DEPTH) return null;
  return Array.isArray(value) ? new Array(value.length) : {};
}

/** Unlike an assignment, this does not replace the prototype when the key is `__proto__`. */
function define(parent: object, key: string, value: unknown): void {
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}
