import { expect } from 'vitest';
import { knowsDeadCursors } from './cases.ts';
import { conform } from './conform.ts';
import { idOf } from './conformance-provider.ts';
import { startConforming } from './conforming.ts';
import type { DialectAccount } from './dialect-account.ts';

const VALUE = 'shared@mail.example';

/** Gives three records of 40 the same value, and answers their ids. */
async function shareValue(account: DialectAccount, object: string, fieldName: string) {
  const ids = (await account.records(object)).map(({ id }) => id).filter((_, place) => place % 15 === 7);
  for (const id of ids) await account.change(object, id, { [fieldName]: VALUE });
  return ids;
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
  // Without a known answer for a dead cursor the read has failed, and the next one begins its window again.
  if (!knowsDeadCursors(world.facts)) await world.nextScheduled();

  const arrived = new Set(world.arrived());
  expect([...arrived]).toEqual(expect.arrayContaining(others));
  expect(arrived.has(first?.id ?? '')).toBe(['flag', 'feed'].includes(deletes.source));
  expect(new Set(world.messages().map(({ action }) => action))).toEqual(new Set(['read']));
});

conform(21, async (conformer) => {
  const { object, filterField, filterPath: fieldName = filterField } = conformer;
  let wanted: string[] = [];
  const world = await startConforming(conformer, {
    isUnread: true,
    records: 40,
    object: { optionalFields: [{ fieldName }] },
    config: async (account) => {
      wanted = await shareValue(account, object, filterField);
      return { fieldFilters: [{ fieldName, operator: 'eq', value: VALUE }] };
    },
  });

  await world.runJobs();

  expect(wanted).toHaveLength(3);
  expect(world.arrived().toSorted()).toEqual(wanted.toSorted());
  await world.expectValues();
});

conform(23, async (conformer) => {
  const { object, filterField, searchField: fieldName = filterField } = conformer;
  const world = await startConforming(conformer, {
    records: 40,
    quirks: { largestPage: 100 },
    object: { optionalFields: [{ fieldName }] },
  });
  const wanted = await shareValue(world.account, object, fieldName);

  const { status, body } = await world.request('POST', `/search${world.base}?groupRef=acme`, {
    objectName: object,
    fieldFilters: [{ fieldName, operator: 'eq', value: VALUE }],
  });

  expect(status).toBe(200);
  const found = body.results.map((record: object) => idOf(conformer, record));
  expect(found.toSorted()).toEqual(wanted.toSorted());
  await world.expectValues(undefined, body.results);
});
