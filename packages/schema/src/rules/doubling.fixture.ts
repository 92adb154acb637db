/** Prepares an input of a given size and returns the work over it. Only the work is measured. */
export type Prepare = (size: number) => () => unknown;

/** The largest allowed growth of the work when the input doubles. Linear work grows by 2, quadratic work by 4. */
export const MOST_GROWTH = 2.5;

/** Processor-time clocks tick every 4 to 10 ms. Work that is shorter than this limit is repeated. */
const SHORTEST_MS = 24;
/** Enough to tell linear work from quadratic over several doublings: a tick is at most a factor of 2, and they differ by 8. */
const SHORTEST_MS_OF_GLANCE = 10;
const ATTEMPTS = 4;
const DOUBLINGS = 3;

/**
 * How much the work grows when its input doubles. A glance at the smallest and the largest input is enough for work
 * that is linear: quadratic work takes 64 times as long for 8 times the input. All other work is measured: this is the
 * median of three doublings in a row, because work that outgrows a cache jumps once, but quadratic work grows by 4 each
 * time. Each time is the smallest of several, in processor time, so that a busy machine does not make a rule look slow.
 * A growth that is too large is measured again.
 */
export function growthWhenDoubled(prepare: Prepare, size: number): number {
  const [small, large] = [1, 2 ** DOUBLINGS].map((times) =>
    leastMsOf(prepare(size * times), SHORTEST_MS_OF_GLANCE),
  );
  const seen = ((large ?? 0) / (small ?? 1)) ** (1 / DOUBLINGS);
  return seen < MOST_GROWTH ? seen : measuredGrowth(prepare, size);
}

function measuredGrowth(prepare: Prepare, size: number): number {
  const works = Array.from({ length: DOUBLINGS + 1 }, (_, doublings) => prepare(size * 2 ** doublings));
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && best > MOST_GROWTH; attempt += 1) {
    const times = works.map((work) => leastMsOf(work, SHORTEST_MS));
    const growths = times.slice(1).map((ms, index) => ms / (times[index] ?? ms));
    best = Math.min(best, growths.sort((a, b) => a - b)[Math.floor(DOUBLINGS / 2)] ?? best);
  }
  return best;
}

/**
 * The time of a single run, from the faster of two rounds. The work runs as often as it takes to be measured. An
 * unmeasured run first warms up the compiler.
 */
function leastMsOf(work: () => unknown, shortestMs: number): number {
  for (let times = 1; ; times *= 2) {
    work();
    const ms = millisecondsOf(work, times);
    if (ms >= shortestMs) return Math.min(ms, millisecondsOf(work, times)) / times;
  }
}

/** Measures this thread alone if Node can. Garbage collection and other tests run in other threads. */
const usage = (before?: NodeJS.CpuUsage) =>
  (process.threadCpuUsage ?? process.cpuUsage).call(process, before);

function millisecondsOf(work: () => unknown, times: number): number {
  const before = usage();
  for (let time = 0; time < times; time += 1) work();
  const { user, system } = usage(before);
  return (user + system) / 1000;
}
