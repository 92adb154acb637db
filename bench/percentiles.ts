/** In milliseconds. Half of the times are below `p50`, and 95 of a hundred below `p95`. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
}

/** Not a number when there are no times. */
export function percentiles(timesMs: readonly number[]): Percentiles {
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}
