import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile-values.ts';

/** Good values with up to two of their members replaced or renamed, at any depth. */
export function withHostilePlaces(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.record({
    at: fc.nat(),
    value: hostileValue,
    name: fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: hostileText }),
  });
  return fc
    .tuple(good, fc.array(change, { maxLength: 2 }))
    .map(([value, changes]) => changes.reduce(replacePlace, { root: value }).root);
}

/** Holds the value as a member, so that the whole value can be replaced too. */
type Box = { root: unknown };

function replacePlace(box: Box, change: { at: number; value: unknown; name: string | null }): Box {
  const copy = structuredClone(box);
  const places = placesIn(copy);
  const place = places[change.at % places.length];
  if (!place) return copy;
  const { parent, key } = place;
  if (change.name === null || Array.isArray(parent) || parent === copy) {
    define(parent, key, change.value);
  } else {
    define(parent, change.name, Reflect.get(parent, key));
    Reflect.deleteProperty(parent, key);
  }
  return copy;
}

function placesIn(box: Box): { parent: object; key: string }[] {
  const places: { parent: object; key: string }[] = [];
  const open: unknown[] = [box];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, member] of Object.entries(next)) {
      places.push({ parent: next, key });
      // A hostile value may be nested without end, so the search stops at 500 places.
      if (places.length < 500) open.push(member);
    }
  }
  return places;
}

/** Sets a member. Unlike an assignment, it can also set one called `__proto__`. */
function define(parent: object, key: string, value: unknown): void {
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Copies of a good value. In each copy, one place holds one of the values. All combinations are covered. */
export function everyPlaceReplaced(good: unknown, values: readonly unknown[]): unknown[] {
  const count = placesIn({ root: good }).length;
  return Array.from({ length: count }, (_, at) => at).flatMap((at) =>
    values.map((value) => replacePlace({ root: good }, { at, value, name: null }).root),
  );
}
