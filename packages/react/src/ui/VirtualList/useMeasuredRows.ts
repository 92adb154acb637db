import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { rowOffsets } from './row-offsets';

/** What of the list is in sight, in pixels. */
interface View {
  top: number;
  height: number;
}

export interface MeasuredRows {
  /** Where each row begins, and where the last one ends. */
  offsets: Float64Array;
  view: View;
  /** Takes note of where the box is scrolled to, and how high it is. */
  look: () => void;
}

// In a hidden panel, and in jsdom, nothing has a height: draw as many rows as usually fit.
const usualHeightPx = 384;

/** Keeps the heights of the rows that were drawn, and what is in sight of them. */
export function useMeasuredRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  guessPx: number,
): MeasuredRows {
  const [view, setView] = useState<View>({ top: 0, height: usualHeightPx });
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map());
  const offsets = useMemo(() => rowOffsets(count, guessPx, heights), [count, guessPx, heights]);

  const look = () => {
    const box = scroller.current;
    if (!box) return;
    const seen = { top: box.scrollTop, height: box.clientHeight || usualHeightPx };
    setView((last) => (last.top === seen.top && last.height === seen.height ? last : seen));
  };

  // After every drawing: rows come and go, and their text may wrap otherwise.
  useLayoutEffect(() => {
    const box = scroller.current;
    const changed = box ? changedHeights(box, heights, guessPx) : [];
    if (!box || changed.length === 0) return;
    // What is in sight stays where it is when rows above it turn out higher or lower than they were taken for.
    const above = changed.filter(([index]) => (offsets[index + 1] ?? 0) <= box.scrollTop);
    const shift = above.reduce((sum, [index, px]) => sum + px - (heights.get(index) ?? guessPx), 0);
    if (shift !== 0) box.scrollTop += shift;
    setHeights(new Map([...heights, ...changed]));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` reads nothing that changes
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller]);

  return { offsets, view, look };
}

/** The rows that are drawn with another height than is known; none that has no height at all. */
function changedHeights(
  box: HTMLElement,
  heights: ReadonlyMap<number, number>,
  guessPx: number,
): [index: number, px: number][] {
  return [...box.querySelectorAll<HTMLElement>('[data-index]')]
    .map((row): [number, number] => [Number(row.dataset.index), row.offsetHeight])
    .filter(([index, px]) => px > 0 && px !== (heights.get(index) ?? guessPx));
}
