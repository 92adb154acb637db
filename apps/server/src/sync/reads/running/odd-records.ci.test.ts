import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full-run.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { createConnectors } from '../../../providers/connectors/find-connector.ts';
import { restConnector } from '../../../providers/connectors/rest-connector.ts';
import { sandbox } from '../../../providers/connectors/sandbox.ts';
import { numberedPages, pretendPages, pretendRecords } from './pretend-pages.fixture.ts';
import { startReading } from './reading.fixture.ts';

const receiver = receiverOfEachTest();

async function startWith(...[answerTo]: Parameters<typeof pretendPages>) {
  const provider = pretendPages(answerTo);
  const reading = await startReading(receiver, { outgoing: provider.outgoing });
  const installation = await reading.install();
  return { ...reading, provider, installation };
}

describe('records that fit into no message', () => {
  it('are fetched from an address that is signed, valid for 15 minutes, and new at each attempt', async () => {
    const [record] = pretendRecords(1);
    const large = { ...record, notes: 'ü'.repeat(2_500_000) };
    const { runJobs, messages, app, advanceClock } = await startWith(
      numberedPages([[...pretendRecords(1, 1), large, ...pretendRecords(1, 2)]]),
    );
    receiver.answers((response, number) => response.writeHead(number <= 3 ? 503 : 200).end());

    await runJobs();
    advanceClock(10_000);
    await runJobs();

    const infos = messages().map(({ resultInfo }) => resultInfo);
    const addresses = infos.flatMap((info) => (info.type === 'url' ? info.downloadUrl : []));
    expect(infos.filter(({ type }) => type === 'inline')).toHaveLength(4);
    expect(infos.every(({ numRecords }) => numRecords === 1)).toBe(true);
    expect(new Set(addresses).size).toBe(2);
    const download = await app.request(addresses[1] ?? '');
    expect(await download.json()).toMatchObject([{ fields: { email: '0@people.example' }, raw: large }]);
    advanceClock(15 * 60_000);
    expect((await app.request(addresses[1] ?? '')).status).toBe(403);
  });
});

describe('odd records', () => {
  inFull('may be more on a page than a function takes arguments', async () => {
    const updated_at = '2026-01-01T00:00:00Z';
    const records = Array.from({ length: 130_000 }, (_, number) => ({ id: `${number}`, updated_at }));
    const { runJobs, operationsOf, installation, arrived } = await startWith(numberedPages([records]));

    await runJobs();

    expect(await operationsOf(installation.id)).toMatchObject([{ status: 'success' }]);
    expect(arrived()).toHaveLength(records.length);
  });

  it('that come twice in a read do not hold it up', async () => {
    const now = '2026-01-01T00:00:00.000Z';
    const [first, second] = pretendRecords(2).map((record) => ({ ...record, updated_at: now }));
    const pages = numberedPages([
      [first ?? {}, first ?? {}],
      [second ?? {}, first ?? {}],
    ]);
    const provider = pretendPages(pages);
    const reading = await startReading(receiver, { outgoing: provider.outgoing, now: new Date(now) });
    const installation = await reading.install();

    await reading.runJobs();

    expect(await reading.operationsOf(installation.id)).toMatchObject([{ status: 'success' }]);
    expect(new Set(reading.arrived())).toEqual(new Set(['rec_0', 'rec_1']));
  });

  const { record: _, ...object } = sandbox.object;
  const { conditions, ...list } = object.list;
  const { from } = conditions?.style === 'parameters' ? conditions : {};
  const timeless = { ...object, record: { id: 'id' }, order: 'none' } as const;
  const onlyFrom = { ...list, conditions: { style: 'parameters', from } } as const;

  it.each([
    [
      'sinceTimestamp',
      { ...timeless, changes: { source: 'none' } as const },
      { sinceTimestamp: '2026-02-01T00:00:00Z' },
      'so all of them are read and delivered, whatever time was asked for.',
    ],
    [
      'untilTimestamp',
      { ...timeless, list: onlyFrom },
      { sinceTimestamp: '2020-01-01T00:00:00Z', untilTimestamp: '2020-01-02T00:00:00Z' },
      'so those that have changed after the time that was asked for are delivered too.',
    ],
  ])(
    'that do not say when they have changed are all delivered, and it is told that %s has no effect',
    async (path, one, times, told) => {
      const { outgoing } = pretendPages(numberedPages([pretendRecords(2)]));
      const connectors = createConnectors([restConnector({ ...sandbox, object: one })]);
      const reading = await startReading(receiver, { outgoing, connectors, object: { schedule: '' } });
      const installation = await reading.install();
      await reading.runJobs();
      receiver.received.length = 0;

      const asked = { groupRef: 'acme', mode: 'async', ...times };
      const { headers } = await reading.request('POST', `/read${reading.base}/objects/contacts`, asked);
      await reading.runJobs();

      expect(headers.get('Dowel-Warning')).toBe(`no_effect;path="${path}"`);
      expect(reading.arrived()).toEqual(['rec_0', 'rec_1']);
      const [operation] = await reading.operationsOf(installation.id);
      expect((await reading.logsOf(operation)).map(({ message }) => message.msg)).toContainEqual(
        `The records of Juniper CRM do not say when they have changed, ${told}`,
      );
    },
  );

  it('keep the digits of their numbers, and lose only what no database stores, which the log says', async () => {
    const deep = `${'['.repeat(70)}1${']'.repeat(70)}`;
    const texts = [
      '{"id":12345678901234567890,"email":9007199254740993,"phone":1e400,"updated_at":"2026-01-01T00:00:00Z"}',
      '{"id":"a","email":"x\\u0000y","updated_at":"2026-01-01T00:00:00Z"}',
      `{"id":"b","notes":${deep},"updated_at":"2026-01-01T00:00:00Z"}`,
      '{"id":"c","email":"plain","updated_at":"2026-01-01T00:00:00Z"}',
    ];
    const { runJobs, operationsOf, logsOf, installation, arrived } = await startWith(() => ({
      body: `{"records":[${texts.join()}]}`,
    }));

    await runJobs();

    const [body] = receiver.received.map((one) => one.body);
    expect(body).toContain('"fields":{"email":9007199254740993');
    expect(body).toContain('"phone":1e400');
    expect(body).toContain('"raw":{"id":12345678901234567890,');
    const [operation] = await operationsOf(installation.id);
    expect(arrived().slice(1)).toEqual(['a', 'b', 'c']);
    expect((await logsOf(operation)).at(-2)).toMatchObject({
      severity: 'WARNING',
      message: {
        msg: expect.stringMatching(/^2 records were delivered without .*U\+0000/),
        details: { altered: '2' },
      },
    });
  });

  it('that cannot be handled are counted, and make the read a failure that says what was delivered', async () => {
    const [first, second] = pretendRecords(2);
    const { runJobs, arrived, operationsOf, logsOf, installation, objectOf } = await startWith(
      numberedPages([[first ?? {}, null as unknown as object, 'x' as unknown as object, second ?? {}]]),
    );

    await runJobs();

    const [operation] = await operationsOf(installation.id);
    expect(arrived()).toEqual(['rec_0', 'rec_1']);
    expect(operation).toMatchObject({ status: 'failure' });
    expect((await logsOf(operation)).at(-1)).toMatchObject({
      message: {
        error: expect.stringContaining(
          '2 records could not be handled, so they were not delivered: entry 2 (null) of page 1, no record, entry 3 (a text) of page 1, no record. All others were.',
        ),
        details: { unusable: '2', recordsDelivered: '2' },
      },
    });
    // Reading them again would not help.
    expect((await objectOf(installation.id))?.backfilledTime).not.toBeNull();
  });

  it('are read without harm', async () => {
    const page = [
      { email: 'no id' },
      { email: 'no id either' },
      { id: 'a', updated_at: 5 },
      { id: 'b', updated_at: 'soon' },
      JSON.parse('{"id":"names of a prototype","__proto__":{"x":1},"constructor":2}'),
      { id: 'text that no database stores', email: 'a\u0000b\ud800' },
      { id: 'many fields', ...Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`f${n}`, n])) },
    ];
    const { runJobs, messages, operationsOf, installation } = await startWith(numberedPages([page]));

    await runJobs();

    expect(messages().flatMap(({ result = [] }) => result)).toHaveLength(page.length);
    expect(await operationsOf(installation.id)).toMatchObject([{ status: 'success' }]);
  });

  // @holds S273
  it('from the far future are delivered once, and again when they change, and move no watermark there', async () => {
    const future = { id: 'x', updated_at: '2999-01-01T00:00:00Z' };
    let email = 'a';
    const { runJobs, messages, nextScheduled, objectOf, installation, now } = await startWith(() => ({
      body: { records: [...pretendRecords(1), { ...future, email }] },
    }));
    const delivered = () =>
      messages().flatMap(({ result = [] }) =>
        result.flatMap(({ fields, raw }) => (Object(raw).id === 'x' ? [fields?.email] : [])),
      );

    await runJobs();
    expect((await objectOf(installation.id))?.watermark).toEqual(now());
    await nextScheduled();
    await nextScheduled();
    const before = delivered();
    email = 'b';
    await nextScheduled();

    expect(before).toEqual(['a']);
    expect(delivered()).toEqual(['a', 'b']);
  });
});

describe('a destination that is slow', () => {
  inFull('holds the reading up, so that undelivered messages do not pile up', async () => {
    // Each page makes one message.
    const pages = Array.from({ length: 35 }, (_, n) => pretendRecords(50, n * 50));
    const provider = pretendPages(numberedPages(pages));
    const reading = await startReading(receiver, {
      outgoing: provider.outgoing,
      object: { delivery: { pageSize: 50 } },
    });
    const { runJobs, arrived, advanceClock, operationsOf } = reading;
    const installation = await reading.install();
    receiver.answers((response) => response.writeHead(500).end());

    await runJobs();
    const heldUp = provider.calls.length;
    receiver.answers((response) => response.writeHead(200).end());
    for (let count = 0; count < 2; count += 1) {
      advanceClock(2 * 3_600_000);
      await runJobs();
    }

    expect(heldUp).toBeLessThanOrEqual(30);
    expect(new Set(arrived())).toEqual(new Set(pages.flat().map(({ id }) => id)));
    expect(await operationsOf(installation.id)).toContainEqual(
      expect.objectContaining({ status: 'success', result: '[contacts] 1750 records delivered' }),
    );
  });
});
