import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storable } from '../providers/provider-words/storable.ts';
import { digitsOf, parseExactly } from './exact-json.ts';

describe('parsing JSON exactly', () => {
  it('keeps every digit of an integer beyond 2^53', () => {
    const text = '{"id":9007199254740993,"list":[-12345678901234567890,1],"deep":{"n":9007199254740993}}';

    expect(JSON.stringify(storable(parseExactly(text)))).toBe(text);
  });

  it.each([
    '1e400',
    '-1E+400',
    '1e-400',
    '1234567890123456.789',
    '12345678901.23456789',
    '0.1000000000000000055511151231257827',
    '9007199254740990.5',
    '1.00000000000000000001',
    '-1000000000000000000000',
    '120000000000000000000000',
  ])('keeps %s, which a JavaScript number cannot hold', (number) => {
    const text = `{"n":${number},"list":[${number}]}`;

    expect(JSON.stringify(storable(parseExactly(text)))).toBe(text);
  });

  it.each(['0.30000000000000004', '1.0000000000000000', '1e308', '0e400', '-0.0000000000000000', '5e-324'])(
    'keeps %s a number',
    (number) => {
      expect(parseExactly(`[${number}]`)).toEqual([Number(number)]);
    },
  );

  it.each([2 ** 53, -(2 ** 53), 1e20])('keeps %d a number, because it loses nothing', (number) => {
    expect(parseExactly(`[${BigInt(number)}]`)).toEqual([number]);
  });

  it('takes no time for the zeros inside a long number', () => {
    const text = `[0.1${'0'.repeat(20_000)}1]`;
    const started = performance.now();

    expect(JSON.stringify(parseExactly(text))).toBe(text);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('changes numbers only, wherever they stand', () => {
    const text =
      '{"12345678901234567890":"n: 12345678901234567890, \\\\\\" 1e999","__proto__":1e999,"a":{"b":[[12345678901234567890],{}]}}';

    expect(JSON.stringify(parseExactly(text))).toBe(text);
    expect(digitsOf(parseExactly('12345678901234567890'))).toBe('12345678901234567890');
  });

  it.each([
    '{ 12345678901234567890 :1}',
    '[0012345678901234567890]',
    '[12345678901234567890.]',
    '[1.234.5678901234567890]',
    '[12345678901234567890x]',
    '1,12345678901234567890',
    '[12345678901234567890',
  ])('takes %s for no JSON', (text) => {
    expect(() => parseExactly(text)).toThrow(SyntaxError);
  });

  it('takes little time for the many values beside a long number', () => {
    const text = `[${'1,'.repeat(500_000)}12345678901234567890]`;
    const msOf = (parse: (text: string) => unknown) => {
      const started = performance.now();
      parse(text);
      return performance.now() - started;
    };
    const usual = msOf(JSON.parse);

    expect(msOf(parseExactly)).toBeLessThan(50 * usual);
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
