import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** What a property would try in a run with this seed. */
async function casesWith(seed: string | undefined): Promise<number[]> {
  vi.stubEnv('DOWEL_TEST_SEED', seed);
  vi.resetModules();
  await import('./seed.ts');
  return fc.sample(fc.integer(), 20);
}

describe('the cases of a property', () => {
  const before = fc.readConfigureGlobal();
  afterEach(() => {
    fc.configureGlobal(before);
    vi.unstubAllEnvs();
  });

  it('are the same under a seed, and others under another one', async () => {
    const first = await casesWith('42');

    expect(await casesWith('42')).toEqual(first);
    expect(await casesWith('43')).not.toEqual(first);
  });

  it('are others in each run without a seed', async () => {
    fc.configureGlobal({});

    expect(await casesWith(undefined)).not.toEqual(await casesWith(undefined));
  });
});
