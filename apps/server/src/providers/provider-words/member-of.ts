/** The member at a dotted path; `.` is the value itself. Undefined when there is none. */
export function memberOf(value: unknown, path: string): unknown {
  if (path === '.') return value;
  return path.split('.').reduce<unknown>((parent, name) => {
    const isParent = typeof parent === 'object' && parent !== null;
    return isParent && Object.hasOwn(parent, name) ? Reflect.get(parent, name) : undefined;
  }, value);
}
