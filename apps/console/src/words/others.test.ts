import { expect, it } from 'vitest';
import { othersWords } from './others.ts';

const among = 'the failed runs of the last day';

it('does not compare what is about the account of a customer', () => {
  expect(othersWords([], { isOwn: true, isMore: true, among })).toBe(
    'Yes: it is about the account of this customer.',
  );
});

it.each([
  [[], false, 'Yes: no other customer has it among the failed runs of the last day.'],
  [[], true, 'Yes: no other customer has it among the latest of the failed runs of the last day.'],
  [['Acme'], false, 'No: Acme has it too.'],
  [['\u05d0'], false, 'No: \u2068\u05d0\u2069 has it too.'],
  [['Acme', 'Acme', 'Globex'], false, 'No: Acme and Globex have it too.'],
  [['A', 'B', 'C', 'D', 'E'], false, 'No: A, B, C, and 2 more customers have it too.'],
  [['A', 'B', 'C', 'D', 'E'], true, 'No: A, B, C, and at least 2 more customers have it too.'],
])('says of %j (more: %s): %s', (names, isMore, words) => {
  expect(othersWords(names, { isMore, among })).toBe(words);
});
