import { describe, expect, it } from 'vitest';
import { inFull, isFull } from '../full-run.ts';
import { fuzzProviders } from './fuzz-providers.ts';
import type { FuzzReport } from './fuzz-report.ts';
import { fuzzRequests, sweepBodies } from './fuzz-requests.ts';
import { reportAttack } from './report.ts';

/** The same seed tries the same cases. An ordinary run tries a few of each kind. To search for new faults, try more. */
const seed = Number(process.env.DOWEL_FUZZ_SEED ?? 20_261);
const cases = Number(process.env.DOWEL_FUZZ_CASES ?? (isFull ? 3000 : 150));
const timeout = 60_000 + cases * 200;

function report(part: string, { cases: tried, failures }: FuzzReport): FuzzReport {
  reportAttack({ part, counts: { seed, cases: tried, failures: failures.length } });
  return { cases: tried, failures };
}

describe(`fuzzing with seed ${seed}`, () => {
  // @holds A4
  it('meets hostile requests without a failure of the service', { timeout }, async () => {
    const { cases: tried, failures } = report('hostile requests', await fuzzRequests({ seed, cases }));

    expect(failures).toEqual([]);
    expect(tried).toBe(cases);
  });

  // @holds A4
  inFull('meets odd values in every place of every body', { timeout: 300_000 }, async () => {
    const { cases: tried, failures } = report(
      'odd values in every place of every body',
      await sweepBodies({ seed }),
    );

    expect(failures).toEqual([]);
    expect(tried).toBeGreaterThan(1000);
  });

  // @holds P3
  it('meets hostile providers without a failure, and shows and stores no secret', { timeout }, async () => {
    const { cases: tried, failures } = report('hostile providers', await fuzzProviders({ seed, cases }));

    expect(failures).toEqual([]);
    expect(tried).toBe(cases);
  });
});
