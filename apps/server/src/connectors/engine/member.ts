/** Reads a member of a JSON value by dotted path; `.` is the value itself. Undefined when there is none. */
export function memberOf(value: unknown, path: string): unknown {
  if (path === '.') return value;
  return path.split('.').reduce<unknown>((parent, name) => {
    const isObject = typeof parent === 'object' && parent !== null;
    return isObject && Object.hasOwn(parent, name) ? Reflect.get(parent, name) : undefined;
  }, value);
}

/** As `memberOf`, for text; undefined when it is anything else, or empty. */
export function textOf(value: unknown, path: string | undefined): string | undefined {
  const member = path === undefined ? undefined : memberOf(value, path);
  if (typeof member === 'number') return String(member);
  return typeof member === 'string' && member !== '' ? member : undefined;
}

/** As `memberOf`, for a list; undefined when it is anything else. */
export function listOf(value: unknown, path: string): unknown[] | undefined {
  const member = memberOf(value, path);
  return Array.isArray(member) ? member : undefined;
}
