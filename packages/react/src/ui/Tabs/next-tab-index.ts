interface Move {
  key: string;
  from: number;
  count: number;
  orientation: 'vertical' | 'horizontal';
  isRtl: boolean;
}

/** The index of the tab that a key moves to. Wraps around at both ends. Null if the key does not move. */
export function nextTabIndex({ key, from, count, orientation, isRtl }: Move): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const [back, forth] = orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : horizontalKeys(isRtl);
  if (key === forth) return (from + 1) % count;
  if (key === back) return (from - 1 + count) % count;
  return null;
}

function horizontalKeys(isRtl: boolean): [back: string, forth: string] {
  return isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
}
