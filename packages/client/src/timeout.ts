/** Timers take no longer time: almost 25 days. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * A time limit that a timer takes. `Infinity` becomes the longest one.
 * @throws {TypeError} for what is no time
 */
export function toTimeout(timeoutMs: number): number {
  if (timeoutMs > 0) return Math.min(timeoutMs, LONGEST_MS);
  throw new TypeError(`timeoutMs cannot be ${timeoutMs}. Pass milliseconds above 0.`);
}
