/**
 * The member at a dotted path; `.` is the value itself, and `*` the only member of a list or map. A member of the value with
 * this very name counts first, such as `@odata.nextLink`. Undefined when there is none, or `*` stands for several.
 */
export function memberOf(value: unknown, path: string): unknown {
  if (path === '.') return value;
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, path))
    return Reflect.get(value, path);
  return path.split('.').reduce<unknown>((parent, name) => {
    if (typeof parent !== 'object' || parent === null) return undefined;
    if (Object.hasOwn(parent, name)) return Reflect.get(parent, name);
    return name === '*' ? onlyMember(parent) : undefined;
  }, value);
}

function onlyMember(parent: object): unknown {
  const members: unknown[] = JSON.isRawJSON(parent) ? [] : Object.values(parent);
  return members.length === 1 ? members[0] : undefined;
}
