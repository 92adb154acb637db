import { expect } from 'vitest';
import { conform } from './conform.ts';
import { startConforming } from './conforming.ts';

/** The value of the filter field that some records have, and their ids. */
async function pickValue(world: Awaited<ReturnType<typeof startConforming>>, field: string) {
  const records = await world.account.records(world.conformer.object);
  const value = records.map(({ values }) => values[field]).find((one) => typeof one === 'string') as string;
  const ids = records.filter(({ values }) => values[field] === value).map(({ id }) => id);
  return { value, ids };
}

conform(20, async (conformer) => {
  const { object } = conformer;
  const world = await startConforming(conformer, { records: 12 });
  const { deletes } = world.facts.handled;
  const [first] = await world.account.records(object);
  await world.pass(1000);
  await world.account.remove(object, first?.id ?? '');
  const others = await world.account.seed(object, 60);
  await world.pass((await world.progress())?.dueTime?.getTime() ?? 0 - world.now().getTime());
  await world.set({ cursorsDie: { afterPage: 4, times: 1 } });

  await world.nextScheduled();

  const arrived = new Set(world.arrived());
  expect([...arrived]).toEqual(expect.arrayContaining(others));
  expect(arrived.has(first?.id ?? '')).toBe(deletes.source === 'flag');
  expect(new Set(world.messages().map(({ action }) => action))).toEqual(new Set(['read']));
});

conform(21, async (conformer) => {
  const { filterField } = conformer;
  const world = await startConforming(conformer, {
    isUnread: true,
    records: 40,
    object: { optionalFields: [{ fieldName: filterField }] },
  });
  const { value, ids } = await pickValue(world, filterField);
  const fieldFilters = [{ fieldName: filterField, operator: 'eq', value }];
  const { object, provider } = conformer;
  const content = { provider, read: { objects: { [object]: { objectName: object, fieldFilters } } } };
  const path = `${world.base}/installations/${world.installation.id}`;
  const { status } = await world.request('PATCH', path, {
    updateMask: ['config'],
    installation: { config: { content } },
  });
  expect(status).toBe(200);
  await world.runJobs();
  world.receiver.received.length = 0;

  await world.trigger();
  await world.runJobs();

  expect(ids.length).toBeGreaterThan(1);
  expect(ids.length).toBeLessThan(40);
  expect(world.arrived().toSorted()).toEqual(ids.toSorted());
});

conform(23, async (conformer) => {
  const { object, filterField } = conformer;
  const world = await startConforming(conformer, { records: 40, quirks: { largestPage: 100 } });
  const { value, ids } = await pickValue(world, filterField);
  const fieldFilters = [{ fieldName: filterField, operator: 'eq', value }];

  const path = `/search${world.base}?groupRef=acme`;
  const { status, body } = await world.request('POST', path, { objectName: object, fieldFilters });

  expect(status).toBe(200);
  expect(body.records.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted());
});
