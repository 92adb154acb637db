import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import type { Operation } from '@dowel/schema';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { readRuns } from '../../../platform/db/tables.ts';
import { listenTo, messagesOf } from '../../events/stored-events.fixture.ts';
import { numberedPages, pretendPages, pretendRecords } from './pretend-pages.fixture.ts';
import { startReading } from './reading.fixture.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const records = '/api/v1/objects/contacts/records';

const receiver = receiverOfEachTest();

/** A server with one installation, whose first read begins with the next `runJobs`. */
async function startInstalled(options: Parameters<typeof startReading>[1] = {}) {
  const reading = await startReading(receiver, options);
  const installation = await reading.install();
  const latest = async (): Promise<Operation | undefined> => (await reading.operationsOf(installation.id))[0];
  return {
    ...reading,
    installation,
    latest,
    object: () => reading.objectOf(installation.id),
    lastLog: async () => (await reading.logsOf(await latest())).at(-1),
    /** Passes the waits of all retries. */
    async goOn(times: number) {
      for (let count = 0; count < times; count += 1) {
        await reading.runJobs();
        reading.advanceClock(140 * SECOND_MS);
      }
    },
  };
}

describe('a provider that allows no more calls', () => {
  it('is called again when it said, and the read has not failed', async () => {
    const reading = await startInstalled();
    const { addFault, runJobs, advanceClock, arrived, latest, lastLog, object } = reading;
    const shown = () => reading.request('GET', `${reading.base}/installations/${reading.installation.id}`);
    await addFault({ path: records, status: 429, times: 1, retryAfterSeconds: 90 });

    await runJobs();
    const { lastOperationStatus } = (await shown()).body;
    const waiting = { status: (await latest())?.status, lastOperationStatus, log: await lastLog() };
    advanceClock(89 * SECOND_MS);
    await runJobs();
    const early = arrived().length;
    advanceClock(SECOND_MS);
    await runJobs();

    expect(waiting).toMatchObject({
      status: 'in_progress',
      lastOperationStatus: 'in_progress',
      log: { severity: 'WARNING', message: { msg: expect.stringContaining('allows no more calls') } },
    });
    expect([early, arrived().length]).toEqual([0, 120]);
    expect(await lastLog()).toMatchObject({ message: { details: { waits: '1', retries: '0' } } });
    expect(await object()).toMatchObject({ failures: 0 });
  });

  it('is asked less and less often when it goes on to refuse, and the read has failed after two days', async () => {
    const { addFault, runJobs, advanceClock, logsOf, object, ...reading } = await startInstalled();
    const first = async () => (await reading.operationsOf(reading.installation.id)).at(-1);
    const body = { error: { message: 'Slow down' } };
    await addFault({ path: records, status: 429, retryAfterSeconds: 0, body });

    for (let count = 0; count < 20; count += 1) {
      await runJobs();
      advanceClock(6 * 60 * SECOND_MS);
    }
    const waiting = { operation: await first(), logs: await logsOf(await first()) };
    advanceClock(47 * HOUR_MS);
    await runJobs();

    expect(waiting.operation).toMatchObject({ status: 'in_progress' });
    expect(waiting.logs.length).toBeLessThan(20);
    expect(await first()).toMatchObject({ status: 'failure', result: '[contacts] The read failed' });
    expect((await logsOf(await first())).at(-1)?.message.error).toMatch(
      /answered 429: Slow down\. It has allowed no call since \S+Z\. Nothing was delivered\.$/,
    );
    expect(await object()).toMatchObject({ failures: 1, watermark: null });
  });
});

describe('an outage of the provider', () => {
  it('is waited for, and ends the read with a sentence when it lasts, after which nothing is lost', async () => {
    const reading = await startInstalled();
    const { addFault, goOn, arrived, latest, lastLog, object, nextScheduled } = reading;
    const { trigger, installation, operationsOf, logsOf } = reading;
    await addFault({ path: records, times: 5, status: 500, body: { error: { message: 'Out of order.' } } });

    await goOn(5);
    const failed = { operation: await latest(), log: await lastLog(), object: await object() };
    await nextScheduled();

    expect(failed.operation).toMatchObject({ status: 'failure', result: '[contacts] The read failed' });
    expect(failed.log).toMatchObject({
      severity: 'ERROR',
      message: {
        error: 'Page 1 could not be read. Juniper CRM answered 500: Out of order. Nothing was delivered.',
        details: { retries: '4', next: expect.stringContaining('The next scheduled read') },
      },
    });
    expect(failed.object).toMatchObject({ failures: 1, watermark: null, backfilledTime: null });
    expect(new Set(arrived()).size).toBe(120);
    expect(await object()).toMatchObject({ failures: 0, backfilledTime: expect.any(Date) });

    // An error, a page that is no JSON, and one that is cut off.
    for (const fault of [
      { status: 503 },
      { status: 200, body: '<html>Be right back</html>' },
      { status: 200, body: '{"records":[{"id":"con_1"' },
    ])
      await addFault({ path: records, times: 1, ...fault });
    receiver.received.length = 0;
    const asked = await trigger(installation);
    await goOn(4);
    const waited = (await operationsOf(installation.id)).find(({ id }) => id === asked);
    expect(arrived()).toHaveLength(120);
    expect((await logsOf(waited)).at(-1)).toMatchObject({ message: { details: { retries: '3' } } });
  });

  it('says what became of the call when the connection breaks', async () => {
    const outgoing = async (address: string | URL, init?: RequestInit) => {
      if (!String(address).includes(records)) return fetch(address, init);
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) });
    };
    const { runJobs, lastLog } = await startInstalled({ outgoing });

    await runJobs();

    expect((await lastLog())?.message.error).toMatch(
      /gave no answer to the call\. http\S+ cannot be reached \(ECONNRESET: the connection was cut\)/,
    );
  });

  it('tells what was delivered before it', async () => {
    const pages = numberedPages([pretendRecords(3), pretendRecords(3, 3)]);
    const provider = pretendPages((cursor) => (cursor === '1' ? { status: 502, body: '' } : pages(cursor)));
    const { goOn, arrived, lastLog, latest } = await startInstalled({ outgoing: provider.outgoing });

    await goOn(6);

    expect(arrived()).toHaveLength(3);
    expect(await latest()).toMatchObject({
      status: 'failure',
      result: '[contacts] The read failed after 3 records were delivered',
    });
    expect((await lastLog())?.message.error).toMatch(
      /^Page 2 could not be read\. .*502.* 3 records were delivered before\. The records from there on were not\.$/,
    );
  });
});

describe('a read whose place this process cannot open', () => {
  it('waits for a process that has the key, and has failed after ten minutes', async () => {
    const { addFault, runJobs, latest, lastLog, dependencies, advanceClock } = await startInstalled();
    const statuses: (string | undefined)[] = [];
    const turns = async (keyId: string, count: number) => {
      const renamed = sql`regexp_replace(${readRuns.positionSealed}, '^v1[.][a-z]+', ${`v1.${keyId}`})`;
      await dependencies.db.update(readRuns).set({ positionSealed: renamed });
      for (let turn = 0; turn < count; turn += 1) {
        await runJobs();
        advanceClock(61 * SECOND_MS);
      }
      statuses.push((await latest())?.status);
    };
    await addFault({ path: records, times: 2, status: 503 });

    await turns('test', 1);
    await turns('lost', 1);
    await turns('test', 1);
    await turns('lost', 7);
    await turns('lost', 1);

    expect(statuses).toEqual([...Array(4).fill('in_progress'), 'failure']);
    expect(await lastLog()).toMatchObject({ message: { error: expect.stringContaining('the key') } });
  });
});

describe('a provider that refuses', () => {
  it('fails the read at once: its schedule goes on, or waits for a new sign-in if it refuses the credentials', async () => {
    const { addFault, runJobs, latest, lastLog, object, nextScheduled } = await startInstalled();
    await addFault({ path: records, status: 403, times: 1 });
    await addFault({ path: records, status: 400, times: 1 });
    await addFault({ path: records, status: 401 });

    await runJobs();
    for (const failures of [1, 2]) {
      expect(await latest()).toMatchObject({ status: 'failure' });
      expect(await object()).toMatchObject({ pauseReason: null, failures, dueTime: expect.any(Date) });
      await nextScheduled();
    }

    expect(await latest()).toMatchObject({ status: 'failure' });
    expect(await object()).toMatchObject({ pauseReason: 'credentials', dueTime: null });
    // Only a new sign-in ends this pause, and "unpause" does not.
    expect((await lastLog())?.message.details?.next).toBe('Nothing is read until somebody connects again.');
  });
});

describe('a provider that forgets its cursors', () => {
  const pages = numberedPages([pretendRecords(2), pretendRecords(2, 2), pretendRecords(2, 4)]);
  const gone = { status: 400, body: { error: { code: 'bad_cursor', message: 'Too old.' } } };

  it('is asked only for what comes after the records that were read, where they come in order', async () => {
    const provider = pretendPages((cursor) => {
      const since = provider.calls.at(-1)?.searchParams.get('updatedSince');
      if (since) return { body: { records: pretendRecords(6).filter((one) => one.updated_at >= since) } };
      return cursor === '2' ? gone : pages(cursor);
    });
    const { runJobs, arrived, latest, logsOf } = await startInstalled({ outgoing: provider.outgoing });

    await runJobs();

    expect(new Set(arrived())).toEqual(new Set(pretendRecords(6).map(({ id }) => id)));
    expect(provider.calls.at(-1)?.searchParams.get('updatedSince')).toBe('2026-01-01T00:00:03.000Z');
    expect(provider.calls).toHaveLength(4);
    const told = (await logsOf(await latest())).map(({ message }) => message.msg);
    expect(told).toContainEqual(expect.stringContaining('goes on at 2026-01-01T00:00:03.000Z'));
  });

  it('is read again from the beginning after records that came out of order', async () => {
    const [first = [], ...others] = [pretendRecords(2), pretendRecords(2, 2), pretendRecords(2, 4)];
    const unordered = numberedPages([first.toReversed(), ...others]);
    const provider = pretendPages((cursor, call) =>
      cursor === '2' && call === 3 ? gone : unordered(cursor),
    );
    const { runJobs, arrived, latest, lastLog } = await startInstalled({ outgoing: provider.outgoing });

    await runJobs();

    expect(new Set(arrived())).toEqual(new Set(pretendRecords(6).map(({ id }) => id)));
    expect(await latest()).toMatchObject({ status: 'success' });
    expect(await lastLog()).toMatchObject({ message: { details: { restarts: '1' } } });
    expect(provider.calls.map((url) => url.searchParams.get('updatedSince'))).toEqual(Array(6).fill(null));
  });

  it('ends the read when it forgets each time, and after one more try when it does not say why it refuses', async () => {
    const unsaid = { ...gone, body: { error: { message: 'Too old.' } } };
    let refusal: typeof gone | typeof unsaid = gone;
    const provider = pretendPages((cursor) => (cursor === '2' ? refusal : pages(cursor)));
    const { runJobs, latest, lastLog, trigger, installation } = await startInstalled({
      outgoing: provider.outgoing,
    });
    const windows: number[] = [];
    for (const next of [gone, unsaid]) {
      refusal = next;
      provider.calls.length = 0;
      if (next === unsaid) await trigger(installation);

      await runJobs();

      expect(await latest()).toMatchObject({ status: 'failure' });
      expect((await lastLog())?.message.error).toContain('Too old.');
      windows.push(provider.calls.length / 3);
    }
    expect(windows).toEqual([4, 2]);
  });
});

describe('a provider that never ends', () => {
  it('is left when it sends the same cursor again, its cursors in a circle, or the same records again', async () => {
    const bodies = [
      (n: number) => ({ records: pretendRecords(1, n), nextCursor: 'x' }),
      (n: number) => ({ records: pretendRecords(1, n), nextCursor: `c${n % 7}` }),
      (n: number) => ({ records: pretendRecords(3), nextCursor: `c${n}` }),
    ];
    let body = bodies[0];
    const provider = pretendPages((_, n) => ({ body: body?.(n) }));
    const { goOn, latest, lastLog, logsOf, trigger, installation } = await startInstalled({
      outgoing: provider.outgoing,
    });
    for (const next of bodies) {
      body = next;
      provider.calls.length = 0;
      if (next !== bodies[0]) await trigger(installation);

      await goOn(1);

      const ended = await latest();
      expect(ended, `${next}`).toMatchObject({ status: 'failure' });
      const last = await lastLog();
      expect(last?.message.error).toContain('pages that it had sent before');
      // The page that came again is among the calls.
      expect((await logsOf(ended)).at(-2)?.message.details).toMatchObject({
        page: String(Number(last?.message.details?.pages) + 1),
        providerStatus: '200',
      });
      expect(provider.calls.length).toBeLessThan(30);
    }
  });
});

describe('a read that cannot begin', () => {
  it('fails before it reads anything, when the destination does not exist, or none is named', async () => {
    const provider = pretendPages(() => ({ body: { records: [] } }));
    const { runJobs, latest, lastLog, given, trigger, installation } = await startInstalled({
      outgoing: provider.outgoing,
      object: { destination: 'nowhere' },
    });

    await runJobs();
    const unknown = [await latest(), (await lastLog())?.message.error];
    await given.integration({ read: { objects: [{ objectName: 'contacts', destination: '' }] } });
    await trigger(installation);
    await runJobs();

    const failed = { status: 'failure', result: '[contacts] The read failed' };
    expect(unknown).toEqual([
      expect.objectContaining(failed),
      expect.stringContaining('no destination "nowhere"'),
    ]);
    expect(await latest()).toMatchObject(failed);
    expect((await lastLog())?.message.error).toContain('names a destination');
    expect(provider.calls).toEqual([]);
  });
});

describe('a server without a connector for the provider', () => {
  it('says so in the operation, and what to do', async () => {
    const providers = sandboxProviders(inject('sandboxUrl'));
    const oak = providers.sandboxApiKey && { oak: { ...providers.sandboxApiKey, name: 'oak' } };
    const catalogue = createCatalogue({ ...providers, ...oak });
    const reading = await startReading(receiver, { catalogue });
    const objects = [{ objectName: 'contacts', destination: 'demoWebhook', schedule: '*/30 * * * *' }];
    const integration = await reading.given.integration({ name: 'oak', provider: 'oak', read: { objects } });
    await reading.connect({ provider: 'oak' });
    const content = { provider: 'oak', read: { objects: { contacts: { objectName: 'contacts' } } } };
    const installation = await reading.given.installation(integration, { content });

    await reading.nextScheduled();

    const path = `${reading.projectPath}/integrations/oak/installations/${installation.id}/operations`;
    const [operation] = (await reading.request('GET', path)).body.results;
    expect(operation).toMatchObject({ status: 'failure' });
    expect((await reading.logsOf(operation)).at(-1)).toMatchObject({
      message: {
        error: expect.stringMatching(
          /no connector that reads from .+\. Call .* proxy, or .* DOWEL_CONNECTORS/,
        ),
      },
    });
  });
});

describe('reads that fail for days', () => {
  it('pause their schedule, tell of it once, and do not disturb reads that somebody asks for', async () => {
    const reading = await startInstalled();
    await listenTo(reading, ['read.schedule.paused', 'read.triggered.done', 'read.triggered.error']);
    await reading.addFault({ path: records, status: 400, body: { error: { message: 'No.' } } });
    const seen: unknown[] = [];

    for (const hours of [0, 1, 1, 1, 1, 21]) {
      reading.advanceClock(hours * HOUR_MS);
      await reading.runJobs();
      const object = await reading.object();
      seen.push([object?.failures, object?.pauseReason]);
    }
    reading.advanceClock(HOUR_MS);
    await reading.runJobs();
    await reading.trigger(reading.installation);
    await reading.runJobs();

    const told = (await messagesOf(reading)).map(({ notificationType }) => notificationType);
    expect(seen).toEqual([1, 2, 3, 4, 5, 6].map((n) => [n, n === 6 ? 'failures' : null]));
    expect(told).toEqual(['read.schedule.paused', 'read.triggered.error']);
    expect(await reading.object()).toMatchObject({ failures: 6, dueTime: null });
    const shown = await reading.request('GET', `${reading.base}/installations/${reading.installation.id}`);
    expect(shown.body.healthStatus).toBe('unhealthy');
  });
});
