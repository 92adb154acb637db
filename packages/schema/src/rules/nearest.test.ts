import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

describe('guessing what was meant', () => {
  it.each([
    ['sandbx', 'sandbox'],
    ['G2', 'g2'],
    ['', undefined],
    ['ab', undefined],
  ])('takes %j for %j', (word, meant) => {
    expect(nearest(word, ['sandbox', 'g2', 'x1'])).toBe(meant);
  });
});
