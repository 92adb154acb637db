import { describe, expect, it } from 'vitest';
import { nextTabIndex } from './next-tab-index.ts';

describe('moving among three tabs by key', () => {
  it.each([
    { key: 'ArrowDown', from: 0, orientation: 'vertical', isRtl: false, to: 1 },
    { key: 'ArrowDown', from: 2, orientation: 'vertical', isRtl: false, to: 0 },
    { key: 'ArrowUp', from: 0, orientation: 'vertical', isRtl: false, to: 2 },
    { key: 'ArrowRight', from: 0, orientation: 'vertical', isRtl: false, to: null },
    { key: 'ArrowRight', from: 0, orientation: 'horizontal', isRtl: false, to: 1 },
    { key: 'ArrowRight', from: 0, orientation: 'horizontal', isRtl: true, to: 2 },
    { key: 'ArrowLeft', from: 0, orientation: 'horizontal', isRtl: true, to: 1 },
    { key: 'ArrowDown', from: 0, orientation: 'horizontal', isRtl: false, to: null },
    { key: 'Home', from: 2, orientation: 'vertical', isRtl: false, to: 0 },
    { key: 'End', from: 0, orientation: 'horizontal', isRtl: true, to: 2 },
    { key: 'a', from: 1, orientation: 'vertical', isRtl: false, to: null },
  ] as const)('$key from $from, $orientation, right to left: $isRtl, leads to $to', ({ to, ...move }) => {
    expect(nextTabIndex({ ...move, count: 3 })).toBe(to);
  });
});
