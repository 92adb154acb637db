/** Where each row begins, and at the end where the last one ends, in pixels. Rows not measured yet count as guessed. */
export function rowOffsets(
  count: number,
  guessPx: number,
  measured: ReadonlyMap<number, number>,
): Float64Array {
  const offsets = new Float64Array(count + 1);
  for (let index = 0; index < count; index += 1) {
    offsets[index + 1] = (offsets[index] ?? 0) + (measured.get(index) ?? guessPx);
  }
  return offsets;
}

/** The row that covers a position; the first or last one for positions outside. */
export function rowAt(offsets: Float64Array, position: number): number {
  let low = 0;
  let high = Math.max(offsets.length - 2, 0);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows to draw: those in sight, a few around them, and one that is kept wherever it is. */
export function rowsInSight(
  offsets: Float64Array,
  { top, height }: { top: number; height: number },
  { around, kept }: { around: number; kept: number },
): number[] {
  const count = offsets.length - 1;
  if (count === 0) return [];
  const first = Math.max(rowAt(offsets, top) - around, 0);
  const last = Math.min(rowAt(offsets, top + height) + around, count - 1);
  const rows = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (kept < 0 || kept >= count || (kept >= first && kept <= last)) return rows;
  return kept < first ? [kept, ...rows] : [...rows, kept];
}

/** Where to scroll so that a row is wholly in sight, by the shortest way. */
export function scrollToSee(
  offsets: Float64Array,
  index: number,
  { top, height }: { top: number; height: number },
): number {
  const start = offsets[index] ?? 0;
  const end = offsets[index + 1] ?? start;
  if (start < top) return start;
  return end > top + height ? end - height : top;
}
