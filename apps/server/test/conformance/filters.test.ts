import { expect } from 'vitest';
import { conform } from './conform.ts';
import { memberOf, startConforming } from './conforming.ts';
import type { SimulatedRecord } from './dialect-account.ts';

/** A value of a field that some records share, and their ids. */
function pickValue(records: readonly SimulatedRecord[], field: string) {
  const value = records.map(({ values }) => values[field]).find((one) => typeof one === 'string') as string;
  const ids = records.filter(({ values }) => values[field] === value).map(({ id }) => id);
  return { ids, fieldFilters: [{ fieldName: field, operator: 'eq', value }] };
}

conform(20, async (conformer) => {
  const { object } = conformer;
  const world = await startConforming(conformer, { records: 12 });
  const { deletes } = world.facts.handled;
  const [first] = await world.account.records(object);
  await world.pass(1000);
  await world.account.remove(object, first?.id ?? '');
  const others = await world.account.seed(object, 60);
  await world.set({ cursorsDie: { afterPage: 4, times: 1 } });

  await world.nextScheduled();

  const arrived = new Set(world.arrived());
  expect([...arrived]).toEqual(expect.arrayContaining(others));
  expect(arrived.has(first?.id ?? '')).toBe(deletes.source === 'flag');
  expect(new Set(world.messages().map(({ action }) => action))).toEqual(new Set(['read']));
});

conform(21, async (conformer) => {
  const { filterField } = conformer;
  let wanted: string[] = [];
  const world = await startConforming(conformer, {
    isUnread: true,
    records: 40,
    object: { optionalFields: [{ fieldName: filterField }] },
    config: (records) => {
      const { ids, fieldFilters } = pickValue(records, filterField);
      wanted = ids;
      return { fieldFilters };
    },
  });

  await world.runJobs();

  expect(wanted.length).toBeGreaterThan(1);
  expect(wanted.length).toBeLessThan(40);
  expect(world.arrived().toSorted()).toEqual(wanted.toSorted());
});

conform(23, async (conformer) => {
  const { object, filterField, id } = conformer;
  const world = await startConforming(conformer, {
    records: 40,
    quirks: { largestPage: 100 },
    object: { optionalFields: [{ fieldName: filterField }] },
  });
  const { ids, fieldFilters } = pickValue(await world.account.records(object), filterField);

  const path = `/search${world.base}?groupRef=acme`;
  const { status, body } = await world.request('POST', path, { objectName: object, fieldFilters });

  expect(status).toBe(200);
  const found = body.results.map(({ raw }: { raw: unknown }) => String(memberOf(raw, id)));
  expect(found.toSorted()).toEqual(ids.toSorted());
});
