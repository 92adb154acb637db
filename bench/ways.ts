import { type Percentiles, percentiles } from './percentiles.ts';

/** Percentiles of the time of one call, in milliseconds. Other work on the machine disturbs the processor time least. */
export interface CallTimes extends Percentiles {
  /** For one call, in milliseconds. */
  readonly processorMs: number;
}

/** One way to make a call, and whose processor time counts. */
interface Way {
  call(): Promise<void>;
  processorMs(): number | Promise<number>;
}

/** Makes calls in each way, one after the other, and all ways in turns. */
export async function inTurns(
  ways: readonly Way[],
  { rounds, calls }: { rounds: number; calls: number },
): Promise<CallTimes[]> {
  const measured = ways.map(() => ({ times: [] as number[], processorMs: 0 }));
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, way] of ways.entries()) {
      const times: number[] = [];
      const before = await way.processorMs();
      for (let sent = 0; sent < calls; sent += 1) {
        const start = performance.now();
        await way.call();
        times.push(performance.now() - start);
      }
      const figures = measured[index];
      if (!figures || round === 0) continue;
      figures.processorMs += (await way.processorMs()) - before;
      figures.times.push(...times);
    }
  }
  return measured.map(({ times, processorMs }) => ({
    ...percentiles(times),
    processorMs: processorMs / times.length,
  }));
}
