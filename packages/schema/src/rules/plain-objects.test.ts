import { describe, expect, it } from 'vitest';
import { isDeepEqual, isPlainObject } from './plain-objects.ts';

// The types of the packages are those of pages, of which some run in browsers without it.
const { rawJSON } = JSON as unknown as { rawJSON(text: string): object };

describe('comparing JSON values', () => {
  it('counts neither the order of members nor an undefined member', () => {
    expect(isDeepEqual({ a: [1, { b: 2 }], c: undefined }, { a: [1, { b: 2 }] })).toBe(true);
    expect(isDeepEqual({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  });

  it.each<[unknown, unknown]>([
    [[1], [2]],
    [[1], [1, 1]],
    [null, {}],
    [[], {}],
    [{ a: undefined }, { a: null }],
    [{ a: 1 }, { b: 1 }],
    [rawJSON('12345678901234567890'), rawJSON('12345678901234567891')],
    [rawJSON('12345678901234567890'), {}],
  ])('tells %j from %j', (left, right) => {
    expect(isDeepEqual(left, right)).toBe(false);
    expect(isDeepEqual(right, left)).toBe(false);
  });

  it('takes a number that was kept as it was written for a number, and for no map', () => {
    const digits = () => rawJSON('12345678901234567890');

    expect(isDeepEqual({ a: digits() }, { a: digits() })).toBe(true);
    expect(isPlainObject(digits())).toBe(false);
  });
});
