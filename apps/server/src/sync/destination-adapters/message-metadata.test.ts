import { expect, it } from 'vitest';
import { cut } from './message-metadata.ts';

it.each([
  ['short', 'short'],
  [`a${'д'.repeat(200)}`, `a${'д'.repeat(127)}`],
  ['д'.repeat(200), 'д'.repeat(127)],
  [`ab${'😀'.repeat(100)}`, `ab${'😀'.repeat(63)}`],
])('the beginning of a text ends between two letters: %s', (text, beginning) => {
  expect(cut(text, 255)).toBe(beginning);
});
