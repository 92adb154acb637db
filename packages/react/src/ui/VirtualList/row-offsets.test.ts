import { describe, expect, it } from 'vitest';
import { rowAt, rowOffsets, rowsInSight, scrollToSee } from './row-offsets';

const even = rowOffsets(1000, 40, new Map());

describe('placing rows', () => {
  it('adds up guesses and what was measured', () => {
    expect([...rowOffsets(4, 40, new Map([[1, 60]]))]).toEqual([0, 40, 100, 140, 180]);
    expect([...rowOffsets(0, 40, new Map())]).toEqual([0]);
  });

  it.each([
    [0, 0],
    [39, 0],
    [40, 1],
    [39_999, 999],
    [1_000_000, 999],
    [-5, 0],
  ])('finds at %i row %i', (position, row) => {
    expect(rowAt(even, position)).toBe(row);
  });
});

describe('choosing the rows to draw', () => {
  it('takes those in sight and a few around', () => {
    expect(rowsInSight(even, { top: 400, height: 80 }, { around: 2, kept: 10 })).toEqual([
      8, 9, 10, 11, 12, 13, 14,
    ]);
  });

  it('keeps the row that holds the focus, before or after', () => {
    const view = { top: 400, height: 0 };
    expect(rowsInSight(even, view, { around: 0, kept: 0 })).toEqual([0, 10]);
    expect(rowsInSight(even, view, { around: 0, kept: 999 })).toEqual([10, 999]);
    expect(rowsInSight(even, view, { around: 0, kept: 1000 })).toEqual([10]);
  });

  it('draws nothing of nothing', () => {
    expect(rowsInSight(rowOffsets(0, 40, new Map()), { top: 0, height: 80 }, { around: 2, kept: 0 })).toEqual(
      [],
    );
  });
});

describe('scrolling to a row', () => {
  const view = { top: 400, height: 100 };

  it.each([
    [5, 200],
    [10, 400],
    [11, 400],
    [12, 420],
    [999, 39_900],
  ])('shows row %i from %i', (index, top) => {
    expect(scrollToSee(even, index, view)).toBe(top);
  });
});
