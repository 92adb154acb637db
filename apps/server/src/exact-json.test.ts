import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExactly } from './exact-json.ts';
import { storable } from './provider-words/storable.ts';

describe('parsing JSON exactly', () => {
  it('keeps every digit of an integer beyond 2^53', () => {
    const text = '{"id":9007199254740993,"list":[-12345678901234567890,1],"deep":{"n":9007199254740993}}';

    expect(JSON.stringify(storable(parseExactly(text)))).toBe(text);
  });

  it.each([2 ** 53, -(2 ** 53), 1e20])('keeps %d a number, because it loses nothing', (number) => {
    expect(parseExactly(`[${BigInt(number)}]`)).toEqual([number]);
  });

  it('parses everything else as usual', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('', '1234567890123456'), (text, digits) => {
        const padded = JSON.stringify({ digits, value: JSON.parse(text) });

        expect(parseExactly(padded)).toEqual(JSON.parse(padded));
      }),
    );
  });
});
