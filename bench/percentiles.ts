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

/** The middle one, or what is between the two in the middle. Not a number without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}
