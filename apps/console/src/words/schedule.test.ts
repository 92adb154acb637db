import { expect, it } from 'vitest';
import { oftenWords } from './schedule.ts';

it.each([
  ['*/10 * * * *', 'every 10 minutes'],
  ['* * * * *', 'every minute'],
  ['0 * * * *', 'every hour'],
  ['0 */6 * * *', 'every 6 hours'],
  ['30 4 * * *', 'every day at 04:30 UTC'],
  ['0 9 * * 1', '0 9 * * 1'],
  ['0,30 * * * *', '0,30 * * * *'],
])('says of %s: %s', (schedule, words) => {
  expect(oftenWords(schedule)).toBe(words);
});
