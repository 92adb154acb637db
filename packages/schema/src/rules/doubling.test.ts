import { describe, expect, it } from 'vitest';
import { growthWhenDoubled, MOST_GROWTH } from './doubling.fixture.ts';

const list = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('measuring how work grows', () => {
  it('sees work that looks through a list for each of its entries', () => {
    const growth = growthWhenDoubled((count) => {
      const entries = list(count);
      return () => entries.filter((entry) => entries.indexOf(entry) !== entry);
    }, 400);

    expect(growth).toBeGreaterThan(MOST_GROWTH);
  });

  it('passes work that looks at each entry once', () => {
    const growth = growthWhenDoubled((count) => {
      const entries = list(count);
      return () => new Set(entries).size;
    }, 400);

    expect(growth).toBeLessThan(MOST_GROWTH);
  });
});
