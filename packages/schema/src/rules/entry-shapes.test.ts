import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { ReadConfigObject, SubscribeConfigObject, WriteConfigObject } from '../resources/config.ts';
import { type EntryShape, entryShapes, findMismatch } from './entry-shapes.ts';

const zodShapes = { read: ReadConfigObject, write: WriteConfigObject, subscribe: SubscribeConfigObject };

/** Values that mostly fit a shape, but sometimes do not. */
function nearly(shape: EntryShape): fc.Arbitrary<unknown> {
  const stray = fc.constantFrom(null, 1, -1, 1.5, '', 'x', true, [], {});
  return fc.oneof({ weight: 30, arbitrary: fitting(shape) }, { weight: 1, arbitrary: stray });
}

function fitting(shape: EntryShape): fc.Arbitrary<unknown> {
  if (typeof shape === 'string') {
    const text = fc.string({ maxLength: 3 });
    const number = fc.integer({ min: -1, max: 9 });
    return {
      text,
      name: text,
      flag: fc.boolean(),
      integer: number,
      count: number,
      scalar: fc.oneof(text, number),
    }[shape];
  }
  if ('oneOf' in shape) return fc.constantFrom(...shape.oneOf);
  if ('either' in shape) return fc.oneof(...shape.either.map(nearly));
  if ('list' in shape) return fc.array(nearly(shape.list), { maxLength: 2 });
  if ('map' in shape)
    return fc.dictionary(fc.constantFrom('a', 'b', '$[0]'), nearly(shape.map), { maxKeys: 2 });
  const members = Object.entries(shape.members).map(([key, member]) => [key, nearly(member)]);
  // `colour` is a member that no shape has.
  const model: Record<string, fc.Arbitrary<unknown>> = {
    ...Object.fromEntries(members),
    colour: fc.constantFrom(null, 1, 'x', [{}], { a: 1 }),
  };
  return fc.record(model, { requiredKeys: [...(shape.required ?? [])] });
}

/** A value that fits a shape. */
function smallest(shape: EntryShape): unknown {
  if (typeof shape === 'string') {
    return { text: '', name: 'a', flag: true, integer: 1, count: 0, scalar: 1 }[shape];
  }
  if ('oneOf' in shape) return shape.oneOf[0];
  if ('either' in shape) return smallest(shape.either[0] ?? 'text');
  if ('list' in shape) return [];
  if ('map' in shape) return {};
  const names = [...(shape.required ?? []), ...(shape.atLeastOne ?? []).slice(0, 1)];
  return Object.fromEntries(names.map((name) => [name, smallest(shape.members[name] ?? 'text')]));
}

/** For each maximum of a shape, a value that exceeds only this maximum. */
function tooLarge(shape: EntryShape): unknown[] {
  if (shape === 'text' || shape === 'scalar') return ['x'.repeat(limits.text + 1)];
  if (shape === 'name') return ['x'.repeat(limits.name + 1)];
  if (typeof shape === 'string' || 'oneOf' in shape || 'either' in shape) return [];
  if ('list' in shape) {
    const many = Array.from({ length: shape.most + 1 }, () => smallest(shape.list));
    return [many, ...tooLarge(shape.list).map((item) => [item])];
  }
  if ('map' in shape) {
    const many = Array.from({ length: shape.most + 1 }, (_, i) => [`k${i}`, smallest(shape.map)]);
    const long = { ['x'.repeat(limits.name + 1)]: smallest(shape.map) };
    return [Object.fromEntries(many), long, ...tooLarge(shape.map).map((item) => ({ k: item }))];
  }
  const base = smallest(shape) as Record<string, unknown>;
  return Object.entries(shape.members).flatMap(([name, member]) =>
    tooLarge(member).map((value) => ({ ...base, [name]: value })),
  );
}

describe.each(['read', 'write', 'subscribe'] as const)('the shape of a %s entry', (action) => {
  // @holds S57
  it('agrees with what the wire takes', () => {
    fc.assert(
      fc.property(nearly(entryShapes[action]), (value) => {
        const mismatch = findMismatch(value, entryShapes[action]);

        expect(mismatch === undefined).toBe(zodShapes[action].safeParse(value).success);
      }),
      { numRuns: 2000 },
    );
  });

  it('has the same maximums, at every place', () => {
    const tried = tooLarge(entryShapes[action]);

    for (const value of tried) {
      expect(findMismatch(value, entryShapes[action])?.message).toMatch(/at most|1 to 255|more than/);
      expect(zodShapes[action].safeParse(value).error?.issues).toHaveLength(1);
    }
    expect(tried.length).toBeGreaterThan(3);
  });

  // @holds S60
  it('knows every member the wire knows', () => {
    const shape = entryShapes[action];

    expect(typeof shape === 'object' && 'members' in shape && Object.keys(shape.members).sort()).toEqual(
      Object.keys(zodShapes[action].shape).sort(),
    );
  });
});
