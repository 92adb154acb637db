import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickbooks } from '../../providers/quickbooks.ts';
import { type QueryLanguage, queryLanguages } from './literals.ts';

/** The texts between quotes, as the provider understands them, and what stands outside of them. */
function parsed(query: string): { texts: string[]; outside: string } {
  const texts: string[] = [];
  let outside = '';
  for (let index = 0; index < query.length; index += 1) {
    const quote = query.charAt(index);
    if (quote !== "'" && quote !== '"') {
      outside += quote;
      continue;
    }
    let text = '';
    for (index += 1; query.charAt(index) !== quote; index += 1) {
      if (index >= query.length) throw new Error('A text does not end.');
      if (query.charAt(index) === '\\') index += 1;
      text += query.charAt(index);
    }
    texts.push(text);
    outside += '?';
  }
  return { texts, outside };
}

const hostile = fc.oneof(
  fc.string(),
  fc
    .array(
      fc.constantFrom(
        "'",
        '"',
        '\\',
        ' OR ',
        ' AND ',
        '1=1',
        '--',
        ')',
        '(',
        '*',
        'é',
        '\u2028',
        '{',
        '}',
        ':',
      ),
    )
    .map((parts) => parts.join('')),
);

/** Those that the format knows, and those of connectors. */
const languages: [string, QueryLanguage][] = [
  ...Object.entries(queryLanguages),
  ...[quickbooks].flatMap(({ provider, functions }): [string, QueryLanguage][] =>
    functions?.queryLanguage ? [[`the language of ${provider}`, functions.queryLanguage]] : [],
  ),
];

describe.each(languages)('a query in %s', (_, words) => {
  it('takes any text as a value, and nothing else changes by it', () => {
    fc.assert(
      fc.property(hostile, hostile, (first, second) => {
        // A line break is written as a letter behind a backslash.
        fc.pre(!/[\r\n]/.test(first + second));
        const query = [words.equals('A', words.value(first)), words.equals('B', words.value(second))];

        expect(parsed(query.join(words.and))).toEqual({
          texts: [first, second],
          outside: [words.equals('A', '?'), words.equals('B', '?')].join(words.and),
        });
      }),
    );
  });

  it.each(Object.keys(words.others) as (keyof typeof words.others)[])(
    'takes any texts as the values of "%s"',
    (operator) => {
      const clause = (values: readonly string[]) => words.others[operator]?.('A', values) ?? '';
      fc.assert(
        fc.property(hostile, hostile, (first, second) => {
          fc.pre(!/[\r\n]/.test(first + second));
          const given = operator === 'in' || operator === 'notIn' ? [first, second] : [first];

          expect(parsed(clause(given.map((value) => words.value(value))))).toEqual({
            texts: given,
            outside: clause(given.map(() => '?')),
          });
        }),
      );
    },
  );

  it('keeps a line break inside of its text', () => {
    const { outside } = parsed(words.equals('A', words.value('one\r\ntwo')));

    expect(outside).toBe(words.equals('A', '?'));
    expect(words.value('one\r\ntwo')).not.toMatch(/[\r\n]/);
  });
});
