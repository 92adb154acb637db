import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile-values.ts';

/** Good values with none to two of their members, anywhere in them, replaced or renamed. */
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

/** The value is a member of a box, so that it can be replaced as a whole. */
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
      // What is hostile already is not looked into: it may nest for ever.
      if (places.length < 500) open.push(member);
    }
  }
  return places;
}

/** Also a member called `__proto__`, which an assignment would not make. */
function define(parent: object, key: string, value: unknown): void {
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}

/** A good value with each of its places replaced by each of the values, one at a time. */
export function everyPlaceReplaced(good: unknown, values: readonly unknown[]): unknown[] {
  const count = placesIn({ root: good }).length;
  return Array.from({ length: count }, (_, at) => at).flatMap((at) =>
    values.map((value) => replacePlace({ root: good }, { at, value, name: null }).root),
  );
}
