import { unescapeMask } from './mask-path.ts';
import { isPlainObject, type PlainObject } from './plain-objects.ts';

/** The members of an update that its mask does not name. They change nothing. Empty for a body without a mask. */
export function unmaskedMembers(body: unknown): string[] {
  if (!isPlainObject(body) || !Array.isArray(body.updateMask)) return [];
  const { updateMask, ...values } = body;
  const mask = updateMask.map((path) => unescapeMask(String(path)));
  return Object.entries(values).flatMap(([name, value]) =>
    isPlainObject(value) ? unnamed(value, mask).map((path) => `${name}.${path}`) : [],
  );
}

function unnamed(value: PlainObject, mask: readonly string[]): string[] {
  const below = new Map<string, string[]>();
  for (const path of mask) {
    const names = beginnings(path).filter((name) => Object.hasOwn(value, name));
    // An object may stand under its other name. Then it cannot be told here which one the mask means.
    if (names.length === 0) return [];
    for (const name of names) {
      const rest = below.get(name) ?? [];
      rest.push(path.slice(name.length + 1));
      below.set(name, rest);
    }
  }
  return Object.entries(value).flatMap(([name, member]) => {
    const rest = below.get(name);
    if (!rest) return [name];
    if (rest.includes('') || !isPlainObject(member)) return [];
    return unnamed(member, rest).map((path) => `${name}.${path}`);
  });
}

/** A path up to each of its dots, and the whole: a name may contain dots. */
function beginnings(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}
