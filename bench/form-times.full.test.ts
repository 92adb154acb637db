import { expect, it } from 'vitest';
import { formTable } from './react/form-table.ts';
import { measureForms } from './react/form-times.ts';

/** Enough to see that both forms work. How long they take depends on the machine, so the test does not check it. */
it('measures every step of both forms', async () => {
  const comparisons = await measureForms([50], 1);

  for (const times of comparisons.flatMap(({ ours, plain }) => [ours, plain])) {
    expect(Object.values(times).every((time) => time >= 0)).toBe(true);
  }
  expect(formTable(comparisons).split('\n')).toHaveLength(3);
});
