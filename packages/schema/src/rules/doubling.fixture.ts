/** Work over an input of a given size; preparing the input is not measured. */
export type Prepare = (size: number) => () => unknown;

/** The most that one doubling of the input may multiply the work by. Linear work gives 2, quadratic work 4. */
export const MOST_GROWTH = 2.5;

/** What is shorter than this says more about the clock than about the work, and is repeated. */
const SHORTEST_MS = 5;
const ROUNDS = 5;
const ATTEMPTS = 4;

/** Doublings of the input: quadratic work grows 256 times by four, and no cache or collector does that to linear work. */
const DOUBLINGS = 4;

/**
 * By how much the work grows when its input doubles, on the average of four doublings. The smallest of several times is
 * taken, in processor time, so that a busy machine is not taken for a slow rule. Measures again before it answers with a
 * growth that is too large.
 */
export function growthWhenDoubled(prepare: Prepare, size: number): number {
  const [small, large] = [prepare(size), prepare(size * 2 ** DOUBLINGS)];
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && best > MOST_GROWTH; attempt += 1) {
    const times = repetitions(small);
    const growths = Array.from({ length: ROUNDS }, () => [
      millisecondsOf(small, times) / times,
      millisecondsOf(large, 1),
    ]);
    const [smallMs = 0, largeMs = 0] = [0, 1].map((index) =>
      Math.min(...growths.map((pair) => pair[index] ?? 0)),
    );
    best = Math.min(best, (largeMs / smallMs) ** (1 / DOUBLINGS));
  }
  return best;
}

/** How often work must be repeated to take long enough to be measured. The first runs are those of a cold compiler. */
function repetitions(work: () => unknown): number {
  for (let times = 1; ; times *= 2) {
    work();
    if (millisecondsOf(work, times) >= SHORTEST_MS) return times;
  }
}

/** Of this thread alone where Node can tell: garbage is collected beside it, and other tests run. */
const usage = (before?: NodeJS.CpuUsage) =>
  (process.threadCpuUsage ?? process.cpuUsage).call(process, before);

function millisecondsOf(work: () => unknown, times: number): number {
  const before = usage();
  for (let time = 0; time < times; time += 1) work();
  const { user, system } = usage(before);
  return (user + system) / 1000;
}
