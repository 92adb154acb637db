import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Receiver } from '../../../../../test/receiver.ts';
import { receiverOfEachTest } from '../../../../../test/receiver-of-each-test.ts';
import { knownIds } from '../../../../platform/db/tables.ts';
import { byPlace, byRecord, startComparing } from './comparing.fixture.ts';

const receiver = receiverOfEachTest();

const ids = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => `rec_${String(first + index).padStart(3, '0')}`);

/** A customer whose twelve contacts were read once. */
async function startRead(
  ...options: Parameters<typeof startComparing> extends [Receiver, ...infer Rest] ? Rest : never
) {
  const reading = await startComparing(receiver, ...options);
  reading.world.ids = ids(12);
  const installation = await reading.install();
  await reading.runJobs();
  reading.world.calls.length = 0;
  return { ...reading, installation };
}

describe('deleted records that a provider does not tell of', () => {
  it.each([
    ['asked for one by one, where pages can move', { paging: byPlace }],
    ['missing in a list whose pages cannot move', { paging: byRecord, hasGet: false }],
  ])('are delivered once when the next read of everything no longer finds them: %s', async (_, shape) => {
    const reading = await startRead(shape);
    const before = reading.deleted();
    reading.world.ids = reading.world.ids.filter((id) => id !== 'rec_002' && id !== 'rec_011');

    await reading.nextScheduled();
    const told = reading.deleted();
    await reading.nextScheduled();

    expect([before, told.toSorted()]).toEqual([[], ['rec_002', 'rec_011']]);
    expect(reading.deleted()).toHaveLength(2);
    const marked = reading.messages().flatMap(({ result = [] }) => result.filter((one) => one.isDeleted));
    expect(marked[0]).toEqual({ id: told[0], isDeleted: true, fields: {}, mappedFields: {}, raw: {} });
    const asked = reading.world.calls.filter((call) => call !== 'page');
    expect(asked.toSorted()).toEqual(shape.paging === byPlace ? ['rec_002', 'rec_011'] : []);
  });

  it('are those too that the provider shows alone, with a mark that they were deleted', async () => {
    const reading = await startRead({ paging: byPlace });
    reading.world.ids.pop();
    reading.world.trash = ['rec_011'];

    await reading.nextScheduled();

    expect(reading.deleted()).toEqual(['rec_011']);
  });

  it('are only those that the provider says are gone, when a list that shrinks while it is read passes over others', async () => {
    const reading = await startRead({ paging: byPlace });
    // Each page after the first one moves up by one record.
    reading.world.beforePage = (page) => {
      if (page > 1 && page < 4) reading.world.ids.shift();
    };

    await reading.nextScheduled();

    const gone = ids(12).filter((id) => !reading.world.ids.includes(id));
    const passedOver = reading.world.calls.filter((call) => call !== 'page' && !gone.includes(call));
    expect(passedOver.length).toBeGreaterThan(0);
    // Those that the list still had when it was read are found by the next read.
    expect(reading.deleted().every((id) => id !== undefined && gone.includes(id))).toBe(true);
    reading.world.beforePage = () => {};
    await reading.nextScheduled();
    expect(reading.deleted().toSorted()).toEqual(gone);

    // While the provider refuses to say what became of a record, that stays unknown.
    reading.world.ids.pop();
    reading.world.refusal = { status: 403 };
    await reading.nextScheduled();
    expect(reading.deleted()).toHaveLength(gone.length);
    reading.world.refusal = undefined;
    await reading.nextScheduled();
    expect(reading.deleted().slice(gone.length)).toEqual(['rec_011']);
  });

  it('are not looked for where pages can move and no record can be asked for, which the log says', async () => {
    const reading = await startRead({ paging: byPlace, hasGet: false });
    reading.world.ids = ids(11);

    await reading.nextScheduled();

    expect(reading.deleted()).toEqual([]);
    expect((await reading.latestLog(reading.installation.id))?.deletionsNotLookedFor).toMatch(/can move/);
    const isIt = eq(knownIds.installationId, reading.installation.id);
    expect(await reading.dependencies.db.select().from(knownIds).where(isIt)).toEqual([]);
  });

  it('are none when nothing that was known is found again, as in another account', async () => {
    const reading = await startRead({ paging: byRecord, hasGet: false });
    reading.world.ids = ids(12, 100);

    await reading.nextScheduled();
    const other = reading.deleted();
    reading.world.ids = ids(11, 100);
    await reading.nextScheduled();

    expect([other, reading.deleted()]).toEqual([[], ['rec_111']]);
  });
});

describe('a read that does not see all records', () => {
  it('finds none deleted when it fails or is limited to a time, and the next one compares with the last that saw all', async () => {
    const reading = await startRead({ paging: byRecord, hasGet: false });
    reading.world.ids = ids(11);
    await reading.trigger(reading.installation, { fromTime: new Date('2026-01-01') });
    await reading.trigger(reading.installation, { untilTime: reading.now() });
    await reading.runJobs();
    const limited = reading.deleted();
    reading.world.beforePage = (page) => {
      if (page % 4 >= 2) throw new TypeError('fetch failed');
    };
    for (let tries = 0; tries < 8; tries += 1) await reading.nextScheduled();
    const failed = reading.deleted();
    reading.world.beforePage = () => {};

    await reading.nextScheduled();

    expect([limited, failed, reading.deleted()]).toEqual([[], [], ['rec_011']]);
  });

  it('finds none deleted when a config filters it, even from a repeated first page on. The log says so', async () => {
    const reading = await startRead({ paging: byRecord, hasGet: false, hasFilter: true });
    const { installation, request, base, world, advanceClock, runJobs, deleted } = reading;
    const path = `${base}/installations/${installation.id}?skipSampling=true`;
    world.beforePage = () => {
      throw new TypeError('fetch failed');
    };
    await reading.trigger(installation);
    await runJobs();
    const fieldFilters = [{ fieldName: 'email', operator: 'eq', value: 'rec_003@x.example' }];

    const { status } = await request('PATCH', path, {
      updateMask: ['config.content.read.objects.contacts'],
      installation: {
        config: {
          content: { read: { objects: { contacts: { objectName: 'contacts', fieldFilters } } } },
        },
      },
    });
    world.beforePage = () => {};
    advanceClock(60_000);
    await runJobs();

    expect([status, deleted()]).toEqual([200, []]);
    expect((await reading.latestLog(installation.id))?.deletionsNotLookedFor).toMatch(/filters the records/);
    world.ids = ids(11);
    await reading.nextScheduled();
    expect(deleted()).toEqual([]);
    expect((await reading.latestLog(installation.id))?.deletionsNotLookedFor).toMatch(/filters the records/);
  });

  it('says in its log that a first read of some days keeps no ids', async () => {
    const backfill = { defaultPeriod: { days: 3 } };
    const { latestLog, installation } = await startRead({ paging: byRecord, hasGet: false }, { backfill });

    expect((await latestLog(installation.id))?.deletionsNotLookedFor).toMatch(/since a time/);
  });
});

describe('ids that were kept to find deleted records', () => {
  it('are kept when a deploy removes the object, which is read on', async () => {
    const reading = await startRead({ paging: byRecord, hasGet: false });
    const deals = { objectName: 'deals', destination: 'demoWebhook' };
    const { status } = await reading.deployObjects(() => deals);
    reading.world.ids = reading.world.ids.slice(1);

    await reading.nextScheduled();

    expect([status, reading.deleted()]).toEqual([200, ['rec_000']]);
  });

  it('are forgotten when the manifest no longer asks for it, also those of a read that goes on', async () => {
    const reading = await startRead({ paging: byRecord, hasGet: false });
    const { dependencies, installation } = reading;
    const deploy = (deletions?: 'compare') => reading.deployObjects((one) => ({ ...one, deletions }));
    const kept = () =>
      dependencies.db.select().from(knownIds).where(eq(knownIds.installationId, installation.id));
    const before = await kept();
    const deployed: number[] = [];
    reading.world.beforePage = async (page) => {
      if (page === 3) deployed.push((await deploy()).status);
    };

    await reading.nextScheduled();
    const after = await kept();
    reading.world.beforePage = () => {};
    reading.world.ids = reading.world.ids.slice(1);
    deployed.push((await deploy('compare')).status);
    await reading.nextScheduled();

    expect(deployed).toEqual([200, 200]);
    expect(before.length).toBeGreaterThan(0);
    expect(after).toEqual([]);
    expect(reading.deleted()).toEqual([]);
  });
});

describe('two reads of everything at the same time', () => {
  it('take no record for deleted that only one of them has met', async () => {
    const reading = await startRead({ paging: byRecord, hasGet: false });
    const refuse = () => {
      throw new TypeError('fetch failed');
    };
    await reading.trigger(reading.installation);
    reading.world.beforePage = (page) => (page === 3 ? refuse() : undefined);
    await reading.runJobs();
    // The first one waits behind its second page, and what is new before it is met by the second one only.
    reading.world.beforePage = () => {};
    reading.world.ids = ['rec_000a', ...reading.world.ids].toSorted();
    await reading.trigger(reading.installation);
    await reading.runJobs();
    const afterSecond = reading.deleted();
    reading.advanceClock(10 * 60_000);
    await reading.runJobs();

    const operations = await reading.operationsOf(reading.installation.id);
    expect(operations.filter(({ status }) => status === 'success')).toHaveLength(3);
    expect([afterSecond, reading.deleted()]).toEqual([[], []]);
    reading.world.ids = reading.world.ids.filter((id) => id !== 'rec_004');
    await reading.nextScheduled();
    expect(reading.deleted()).toEqual(['rec_004']);
  });
});

const shapes = [
  ['asks for each missing record', { paging: byPlace }],
  ['takes what is missing', { paging: byRecord, hasGet: false }],
] as const;

describe('a read that compares, whose process is killed', () => {
  it.each(shapes)('makes up no deletion and loses none, wherever it is killed: it %s', async (_, shape) => {
    const reading = await startComparing(receiver, shape);
    // Two pages, and the one after them.
    reading.world.ids = ids(6);
    const installation = await reading.install();
    await reading.runJobs();
    let [deaths, next] = [0, 100];
    for (let survived = 1, isDead = true; isDead; survived += 3) {
      const [gone = ''] = reading.world.ids.splice(survived % reading.world.ids.length, 1);
      next += 1;
      const [made = ''] = ids(1, next);
      reading.world.ids.push(made);
      receiver.received.length = 0;
      await reading.trigger(installation);
      isDead = await reading.dyingTurn(installation.id, survived);
      deaths += Number(isDead);
      await reading.runJobs();
      reading.advanceClock(60_000);
      await reading.runJobs();

      expect(new Set(reading.deleted()), `killed after ${survived} statements`).toEqual(new Set([gone]));
      expect(new Set(reading.arrived())).toEqual(new Set([...reading.world.ids, undefined]));
    }
    expect(deaths).toBeGreaterThan(5);
  });
});
