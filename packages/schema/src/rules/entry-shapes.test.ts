import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReadConfigObject, SubscribeConfigObject, WriteConfigObject } from '../resources/config';
import { type EntryShape, entryShapes, findMismatch } from './entry-shapes';

const zodShapes = { read: ReadConfigObject, write: WriteConfigObject, subscribe: SubscribeConfigObject };

/** Values that fit a shape mostly, and miss it now and then. */
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
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(members);
  return fc.record(model, { requiredKeys: [...(shape.required ?? [])] });
}

describe.each(['read', 'write', 'subscribe'] as const)('the shape of a %s entry', (action) => {
  it('agrees with what the wire takes', () => {
    fc.assert(
      fc.property(nearly(entryShapes[action]), (value) => {
        const mismatch = findMismatch(value, entryShapes[action]);

        expect(mismatch === undefined).toBe(zodShapes[action].safeParse(value).success);
      }),
      { numRuns: 2000 },
    );
  });

  it('knows every member the wire knows', () => {
    const shape = entryShapes[action];

    expect(typeof shape === 'object' && 'members' in shape && Object.keys(shape.members).sort()).toEqual(
      Object.keys(zodShapes[action].shape).sort(),
    );
  });
});
