import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { numberedPages, pretendPages, pretendRecords } from './pretend-pages.fixture.ts';
import { startReading } from './reading.fixture.ts';

const receiver = receiverOfEachTest();

const MINUTE_MS = 60_000;

/** A first read that waits after a page of five records, because the provider is away. */
async function startHalfRead(options: Parameters<typeof startReading>[1] = {}) {
  const pages = numberedPages(
    [pretendRecords(5), pretendRecords(3, 5)].map((page) =>
      page.map((record) => ({ ...record, phone: '1' })),
    ),
  );
  let isAway = true;
  const provider = pretendPages((cursor) =>
    cursor !== undefined && isAway ? { status: 503, body: {} } : pages(cursor),
  );
  const reading = await startReading(receiver, { ...options, outgoing: provider.outgoing });
  const installation = await reading.install();
  await reading.runJobs();
  return {
    ...reading,
    change: (entry: object) => reading.changeEntry(installation.id, entry),
    async goOn() {
      isAway = false;
      reading.advanceClock(30 * MINUTE_MS);
      await reading.runJobs();
      const operations = await reading.operationsOf(installation.id);
      const backfill = operations.find(({ metadata }) => metadata?.readType === 'backfill');
      const logs = await reading.logsOf(backfill);
      return {
        backfill,
        logs,
        warnings: logs.filter(({ message }) => /has changed while/.test(message.msg)),
      };
    },
  };
}

describe('a change while a read goes on', () => {
  it('is followed from the next page on, and told with the number of records before it', async () => {
    const { change, goOn, arrived, messages, advanceClock, runJobs } = await startHalfRead();
    // It changes nothing of what is delivered, so it is not told.
    await change({
      schedule: '0 3 * * *',
      selectedFields: { email: true, phone: true },
      selectedFieldMappings: { stage: 'lifecycle_stage' },
    });
    advanceClock(MINUTE_MS);
    await runJobs();

    const { status } = await change({
      selectedFields: { email: true },
      selectedFieldMappings: { stage: 'city' },
    });
    const { backfill, warnings } = await goOn();

    expect(status).toBe(200);
    expect(arrived()).toHaveLength(8);
    expect(messages().map(({ result = [] }) => Object.keys(result[0]?.fields ?? {}))).toEqual([
      ['email', 'phone'],
      ['email'],
    ]);
    expect(backfill).toMatchObject({
      status: 'success',
      result: '[contacts] 8 records delivered, 5 of them as the config was before',
    });
    expect(warnings).toMatchObject([
      { severity: 'WARNING', message: { msg: expect.stringContaining('The 5 records before') } },
    ]);
  });

  it('of the filters begins it again, so that no record is missed that fits them now', async () => {
    const { change, goOn, arrived } = await startHalfRead();
    const filtered = (value: string) =>
      change({
        selectedFields: { email: true, phone: true },
        selectedFieldMappings: { stage: 'lifecycle_stage' },
        fieldFilters: [{ fieldName: 'email', operator: 'notEq', value }],
      });

    const { status } = await filtered('0@people.example');
    const before = arrived().length;
    const { backfill, logs } = await goOn();

    expect([status, before, backfill?.status]).toEqual([200, 5, 'success']);
    expect(logs.map(({ message }) => message.msg)).toContain(
      'The filters have changed, so the window is read again from its beginning.',
    );
    expect(arrived().slice(before)).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `rec_${number}`));
  });

  it('of when results are sent is told, and what waited is sent first', async () => {
    const delivery = { mode: 'onRequest' as const };
    const { deployObjects, goOn, arrived } = await startHalfRead({ object: { delivery } });

    const { status } = await deployObjects((object) => ({ ...object, delivery: undefined }));
    const { backfill } = await goOn();

    expect(status).toBe(200);
    expect(arrived()).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((number) => `rec_${number}`));
    expect(backfill?.result).toBe('[contacts] 8 records delivered, 5 of them as the config was before');
  });
});

describe('a scheduled read', () => {
  it('brings no earlier record again after a change of the config, and says how many were due after the server was down', async () => {
    const reading = await startReading(receiver);
    const { id } = await reading.install();
    await reading.runJobs();
    const read = reading.arrived().length;
    const { headers } = await reading.changeEntry(id, { selectedFields: { city: true } });
    await reading.nextScheduled();
    const again = reading.arrived().length - read;
    reading.advanceClock(5 * 60 * 60_000);
    await reading.runJobs();

    const warning = 'not_read_again;path="config.content.read.objects.contacts"';
    expect(headers.get('Dowel-Warning')).toContain(warning);
    expect([read > 0, again]).toEqual([true, 0]);
    const [late, before] = await reading.operationsOf(id);
    const said = async (operation: typeof late) =>
      (await reading.logsOf(operation)).slice(0, 2).map(({ message }) => [message.msg, message.details]);

    expect(await said(late)).toEqual([
      [expect.stringContaining('The schedule says'), { object: 'contacts' }],
      [expect.stringMatching(/^This read was due at \S+Z\. (9|10) more became due/), { object: 'contacts' }],
    ]);
    expect(await said(before)).toEqual([
      [expect.stringContaining('The schedule says'), { object: 'contacts' }],
      [expect.stringContaining('has begun'), expect.objectContaining({ object: 'contacts' })],
    ]);
  });
});

describe('an object that a deploy has removed', () => {
  it('is read on as the manifest had it last, also when another object of the config changes', async () => {
    const reading = await startReading(receiver);
    const { projectPath, request, runJobs, trigger, operationsOf, messages } = reading;
    const installation = await reading.install();
    await runJobs();
    const requiredFields = [{ fieldName: 'email', mapToName: 'mail' }, { mapToName: 'stage' }];
    await reading.deployObjects((contacts) => ({ ...contacts, requiredFields }));
    await reading.deployObjects(() => ({ objectName: 'companies', destination: 'demoWebhook' }));

    const { status } = await reading.changeEntry(installation.id, {}, 'companies');
    await trigger(installation);
    await runJobs();

    const [operation] = await operationsOf(installation.id);
    const [record] = messages().at(-1)?.result ?? [];
    await reading.nextScheduled();

    expect([status, operation?.status]).toEqual([200, 'success']);
    expect(Object.keys(record?.mappedFields ?? {}).toSorted()).toEqual(['mail', 'stage']);
    expect((await request('GET', `${projectPath}/issues`)).body).toEqual([]);
  });
});
