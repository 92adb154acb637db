/** Work over an input of a given size; preparing the input is not measured. */
export type Prepare = (size: number) => () => unknown;

/** The most that one doubling of the input may multiply the work by. Linear work gives 2, quadratic work 4. */
export const MOST_GROWTH = 2.5;

/** Clocks of processor time tick every 4 to 10 ms. What is shorter than this is repeated. */
const SHORTEST_MS = 24;
const ROUNDS = 2;
const ATTEMPTS = 4;
const DOUBLINGS = 3;

/**
 * By how much the work grows when its input doubles: the middle one of three doublings, one after the other. Work that
 * outgrows a cache jumps once; quadratic work grows fourfold at each. The smallest of several times is taken, in
 * processor time, so that a busy machine is not taken for a slow rule. Measures again before it answers with a growth that
 * is too large.
 */
export function growthWhenDoubled(prepare: Prepare, size: number): number {
  const works = Array.from({ length: DOUBLINGS + 1 }, (_, doublings) => prepare(size * 2 ** doublings));
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && best > MOST_GROWTH; attempt += 1) {
    const times = works.map(leastMsOf);
    const growths = times.slice(1).map((ms, index) => ms / (times[index] ?? ms));
    best = Math.min(best, growths.sort((a, b) => a - b)[Math.floor(DOUBLINGS / 2)] ?? best);
  }
  return best;
}

/** Of one run, at its quickest. */
function leastMsOf(work: () => unknown): number {
  const times = repetitions(work);
  const rounds = Array.from({ length: ROUNDS }, () => millisecondsOf(work, times) / times);
  return Math.min(...rounds);
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
