import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storable } from './storable.ts';

describe('making a value storable', () => {
  it('leaves JSON that can be stored as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        fc.pre(!/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value)));

        expect(JSON.stringify(storable(value))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('mends texts and names', () => {
    const value = { 'a\0b': ['x\0y', '\ud800'], n: [Number.POSITIVE_INFINITY, Number.NaN, 1e300] };

    expect(storable(value)).toEqual({ ab: ['xy', '\ufffd'], n: [null, null, 1e300] });
    expect(JSON.stringify(storable([2n ** 60n]))).toBe('[1152921504606846976]');
  });

  it('keeps a member called __proto__ a member', () => {
    const copy = storable(JSON.parse('{"__proto__": {"polluted": true}}'));

    expect(JSON.stringify(copy)).toBe('{"__proto__":{"polluted":true}}');
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });

  it('ends at a depth that whoever reads it can walk', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));

    expect(JSON.stringify(storable(deep)).length).toBeLessThan(200);
  });
});
