import fc from 'fast-check';

/** Texts that often break programs: addresses, Unicode, templates, numbers, names of prototypes. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff y',
  '\u202e\u2066reversed',
  '\ufeff\u200b',
  '\r\nSet-Cookie: a=b',
  '٣',
  '١٢٣.example',
  'localhost:5510',
  'localhost:99999',
  '[::1',
  'xn--a',
  'a..b',
  'a b',
  '.',
  '..',
  '../../etc',
  '%',
  '%00',
  '%ff%fe',
  'http://',
  'https://user:pass@host.example/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '//evil.example/',
  '{{.workspace}}',
  '{{',
  '{{.constructor}}',
  '#{x}',
  '</script><script>alert(1)</script>',
  "'; drop table connections; --",
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '2026-02-30T00:00:00Z',
  "$['a']['",
  '/~2',
  '/a//b/~',
  'a.b\\.c\\',
  '$&$1$`',
  'é'.repeat(300),
  '\u{1f4a9}'.repeat(200),
  'x'.repeat(5000),
];

const hostileNumbers: readonly number[] = [
  0,
  -1,
  -0,
  0.1,
  1e300,
  -1e300,
  5e-324,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  999,
];

/** Values that are not texts. `__proto__` is an own member here, as a JSON parser makes it. */
export const hostileStructures: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { toString: 1 },
  { toString: 1, valueOf: 1 },
  { toJSON: 1 },
  JSON.parse('{"then": 1}'),
  { length: -1 },
  { '': '' },
  [{ toString: 1 }],
  JSON.parse('{"__proto__": {"polluted": true}}'),
  { constructor: { prototype: { polluted: true } } },
  { 'a\0b': 1 },
  { '\ud800': 1 },
  nested(60),
  nested(600),
];

/** The few values that find most faults. They are tried in every place. */
export const oddValues: readonly unknown[] = [
  { toString: 1, valueOf: 1 },
  [{ toString: 1 }],
  null,
  1e300,
  '{{.workspace}}',
  JSON.parse('{"__proto__": {"a": 1}, "a": {"b": 1}}'),
];

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** Any value that a hostile program could send as JSON. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 9, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.constantFrom(...hostileNumbers) },
  { weight: 3, arbitrary: fc.constantFrom(...hostileStructures) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
