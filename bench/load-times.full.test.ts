import { expect, it } from 'vitest';
import { loadTable } from './react/loading/load-table.ts';
import { measureLoads } from './react/loading/load-times.ts';

/** Enough to see that every page becomes usable. How long it takes depends on the machine, so the test does not check it. */
it('measures how every page loads', async () => {
  const comparisons = await measureLoads(1, 1);

  for (const { usable } of comparisons.flatMap(({ ours, plain }) => [ours, plain])) {
    expect(usable).toBeGreaterThan(0);
  }
  expect(loadTable(comparisons).split('\n')).toHaveLength(comparisons.length + 2);
});
