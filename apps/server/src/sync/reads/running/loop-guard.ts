/** Finds values that repeat for ever, of any length of the circle, and remembers only one of them (Brent). */
export interface LoopGuard {
  /** A value of before. A later one that equals it closes the circle. */
  readonly mark: string;
  readonly steps: number;
  /** After this many steps, the latest value becomes the mark. It doubles each time. */
  readonly limit: number;
}

export const newGuard: LoopGuard = { mark: '', steps: 0, limit: 1 };

/** The guard after one more value. Undefined when the values go in a circle. */
export function nextGuard({ mark, steps, limit }: LoopGuard, value: string): LoopGuard | undefined {
  if (value === mark) return undefined;
  if (steps + 1 < limit) return { mark, steps: steps + 1, limit };
  return { mark: value, steps: 0, limit: limit * 2 };
}
