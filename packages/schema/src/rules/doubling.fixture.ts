/** Work over an input of a given size; preparing the input is not measured. */
export type Prepare = (size: number) => () => unknown;

/** The most that one doubling of the input may multiply the work by. Linear work gives 2, quadratic work 4. */
export const MOST_GROWTH = 2.5;

/** What is shorter than this says more about the machine than about the work. */
const SHORTEST_MS = 8;
const LONGEST_MS = 2000;
const ROUNDS = 5;
const ATTEMPTS = 4;

/**
 * By how much the work grows when its input doubles. The input is doubled twice and the smallest of several times is
 * taken, in processor time of this process, so that a busy machine is not taken for a slow rule. Measures again before
 * it answers with a growth that is too large.
 */
export function growthWhenDoubled(prepare: Prepare, startSize: number): number {
  let size = startSize;
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && best > MOST_GROWTH; attempt += 1) {
    size = largeEnough(prepare, size);
    const [small, large] = [prepare(size), prepare(size * 4)];
    const smallMs: number[] = [];
    const largeMs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      smallMs.push(millisecondsOf(small));
      largeMs.push(millisecondsOf(large));
      // Work this slow needs no second look.
      if (Math.min(...largeMs) > LONGEST_MS) break;
    }
    best = Math.min(best, Math.sqrt(Math.min(...largeMs) / Math.min(...smallMs)));
  }
  return best;
}

/** A size at which the work takes long enough to be measured. */
function largeEnough(prepare: Prepare, startSize: number): number {
  for (let size = startSize; ; size *= 2) {
    const work = prepare(size);
    work();
    if (Math.min(millisecondsOf(work), millisecondsOf(work)) >= SHORTEST_MS || size >= startSize * 256) {
      return size;
    }
  }
}

function millisecondsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
