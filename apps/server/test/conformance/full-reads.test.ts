import { expect } from 'vitest';
import { conform } from './conform.ts';
import { startConforming } from './conforming.ts';

conform(3, async (conformer) => {
  const { seed, trigger, runJobs, arrived, receiver, ending } = await startConforming(conformer);
  const all: string[] = [];
  for (const count of [0, 1, 5, 6, 50]) {
    if (count > all.length) all.push(...(await seed(conformer.object, count - all.length)));
    receiver.received.length = 0;

    await trigger();
    await runJobs();

    expect(arrived().toSorted(), `${count} records`).toEqual(all.toSorted());
    expect(await ending()).toMatchObject({ status: 'success' });
  }
});
