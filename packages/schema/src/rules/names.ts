import { remembered } from './remembered.ts';

/** Whether two names are names of the same integration. Case does not count. */
export function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Whether a name looks like an id. Addresses that take a name or an id could not tell which one is meant. */
export function looksLikeId(name: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(name);
}

/** Finds a name: first an exact match, then a match without regard to case. */
export type FindName = (wanted: string) => string | undefined;

/** Reads the names once. After that, each look-up takes the same time, however many names there are. */
export function nameFinder(names: Iterable<string>): FindName {
  const exact = new Set<string>();
  const byLowerCase = new Map<string, string>();
  for (const name of names) {
    exact.add(name);
    const lower = name.toLowerCase();
    if (!byLowerCase.has(lower)) byLowerCase.set(lower, name);
  }
  return (wanted) => (exact.has(wanted) ? wanted : byLowerCase.get(wanted.toLowerCase()));
}

/** Like `nameFinder`, for a single look-up. */
export function findName(names: Iterable<string>, wanted: string): string | undefined {
  const lower = wanted.toLowerCase();
  let close: string | undefined;
  for (const name of names) {
    if (name === wanted) return name;
    if (close === undefined && name.toLowerCase() === lower) close = name;
  }
  return close;
}

const keyFinder = /* @__PURE__ */ remembered((described: Readonly<Record<string, unknown>>) =>
  nameFinder(Object.keys(described)),
);

/** The key of something that is described by name, such as an object of an account. The description must not change. */
export function findKey(described: Readonly<Record<string, unknown>>, wanted: string): string | undefined {
  return keyFinder(described)(wanted);
}

/** The segments of a bracket path such as `$['owner']['name']`; a plain name is one segment. */
export function fieldSegments(field: string): string[] {
  if (!field.startsWith('$[')) return [field];
  const segments: string[] = [];
  let rest = field.slice(1);
  while (rest !== '') {
    const match = segment.exec(rest);
    if (!match) return [field];
    segments.push((match[1] ?? match[2] ?? '').replaceAll(/\\(.)/g, '$1'));
    rest = rest.slice(match[0].length);
  }
  return segments;
}

/**
 * The name of a field as the provider has it: a path of one segment, such as `$['city']`, is the name in it.
 */
export function plainField(field: string): string {
  const [first = field, ...rest] = fieldSegments(field);
  return rest.length > 0 ? field : first;
}

/** The same text for all ways to write a field. Case does not count. */
export function fieldKey(field: string): string {
  return JSON.stringify(fieldSegments(field)).toLowerCase();
}

const segment = /^\[(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\]/;

/**
 * Finds names that lie inside another one, such as `$['x']['y']` inside `x`: one of the two values would hide the other.
 * Answers the outer name for each inner name.
 */
export function nestedNames(names: Iterable<string>): Map<string, string> {
  const paths = [...new Set(names)].map((name) => [name, fieldSegments(name)] as const);
  const byPath = new Map(paths.map(([name, segments]) => [JSON.stringify(segments), name]));
  const nested = new Map<string, string>();
  for (const [name, segments] of paths) {
    for (let depth = 1; depth <= segments.length; depth += 1) {
      const outer = byPath.get(JSON.stringify(segments.slice(0, depth)));
      if (outer !== undefined && outer !== name) nested.set(name, outer);
    }
  }
  return nested;
}

/**
 * The key that describes a field: the whole name, or the first segment of a bracket path. The description must not
 * change.
 */
export function findField(fields: Readonly<Record<string, unknown>>, wanted: string): string | undefined {
  const [first = wanted] = fieldSegments(wanted);
  return findKey(fields, wanted) ?? (first === wanted ? undefined : findKey(fields, first));
}

/** Makes a name readable: `org_id` and `orgId` become `Org Id`. */
export function titleCase(name: string): string {
  return fieldSegments(name)
    .join(' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_.\-/]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
