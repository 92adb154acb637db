import { expect, it } from 'vitest';
import { formatNext } from './format-next.ts';

const now = new Date(2026, 10, 28, 10, 0);

it.each([
  ['today', new Date(2026, 10, 28, 21, 0), /^9:00\sPM$/],
  ['within days', new Date(2026, 11, 1, 9, 0), /^Tue\s9:00\sAM$/],
  ['a week later', new Date(2026, 11, 5, 9, 0), /^Dec\s5,\s9:00\sAM$/],
  ['next month', new Date(2027, 0, 1, 9, 0), /^Jan\s1,\s9:00\sAM$/],
])('names the day that is meant: %s', (_, date, words) => {
  expect(formatNext(date, now, 'en')).toMatch(words);
});
