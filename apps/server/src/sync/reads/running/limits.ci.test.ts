import type { Budget } from '@dowel/schema/connector';
import { describe, expect, it } from 'vitest';
import { authorizedFetch } from '../../../../test/authorized-fetch.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { startTestServer } from '../../../../test/start-test-server.ts';
import { createConnectors } from '../../../providers/connectors/find-connector.ts';
import { restConnector } from '../../../providers/connectors/rest-connector.ts';
import { sandbox } from '../../../providers/connectors/sandbox.ts';
import { startReading } from './reading.fixture.ts';

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
const records = '/api/v1/objects/contacts/records';

const receiver = receiverOfEachTest();

/** A server whose provider allows so many calls, of which one is made before the first read. */
async function startLimited(budgets?: Budget[]) {
  const limitsOf = () => ({ ...(budgets && { budgets }), errors: {} });
  const reading = await startReading(receiver, { limitsOf });
  const installation = await reading.install();
  // Connecting the account may have made it already.
  const callOnce = authorizedFetch(reading.context(), installation.connection.id);
  await callOnce('/me').catch(() => undefined);
  const first = async () => (await reading.operationsOf(installation.id)).at(-1);
  return {
    ...reading,
    installation,
    first,
    logs: async () => reading.logsOf(await first()),
    shown: async () => {
      const path = `${reading.base}/installations/${installation.id}`;
      return (await reading.request('GET', path)).body;
    },
  };
}

describe('a read whose provider allows a number of calls', () => {
  it('waits for a moment within its turn', async () => {
    const reading = await startLimited([{ scope: 'account', requests: 1, perMs: 2 * SECOND_MS }]);
    const startMs = reading.now().getTime();

    await reading.runJobs();

    expect(reading.arrived()).toHaveLength(120);
    expect(reading.now().getTime() - startMs).toBeGreaterThanOrEqual(2 * SECOND_MS);
    expect(reading.now().getTime() - startMs).toBeLessThanOrEqual(5 * SECOND_MS);
    expect((await reading.logs()).at(-1)).toMatchObject({ message: { details: { waits: '0' } } });
  });

  it('goes on at once over another connection, which has calls of its own', async () => {
    const reading = await startLimited([{ scope: 'connection', requests: 10, perMs: DAY_MS }]);
    const { installation, base, request } = reading;
    const callOnce = authorizedFetch(reading.context(), installation.connection.id);
    for (let calls = 0; calls < 10; calls += 1) await callOnce('/me').catch(() => undefined);
    await reading.runJobs();
    const before = reading.arrived().length;
    const { id: connectionId } = await reading.connect({ consumerRef: 'grace' });

    await request('PATCH', `${base}/installations/${installation.id}?skipSampling=true`, {
      updateMask: ['connectionId'],
      installation: { connectionId },
    });
    await reading.runJobs();

    expect([before, reading.arrived().length]).toEqual([0, 120]);
    expect(await reading.operationsOf(installation.id)).toHaveLength(1);
  });

  it('waits until the next day when the calls of a day are used up, and has not failed', async () => {
    const reading = await startLimited([{ scope: 'account', requests: 1, perMs: DAY_MS }]);
    const midnight = new Date(Math.ceil((reading.now().getTime() + 1) / DAY_MS) * DAY_MS);

    const startMs = reading.now().getTime();
    await reading.runJobs();
    expect([reading.arrived(), reading.now().getTime()]).toEqual([[], startMs]);
    const waiting = { operation: await reading.first(), log: (await reading.logs()).at(-1) };
    const object = await reading.objectOf(reading.installation.id);
    const shown = await reading.shown();
    const project = reading.base.replace(/\/integrations.*/, '');
    const told = await reading.request('GET', `${project}/operations/${waiting.operation?.id}:explain`);
    const { body: listed } = await reading.request('GET', `${project}/operations?status=in_progress`);
    reading.advanceTo(midnight.toISOString(), 0);
    await reading.runJobs();

    expect(waiting.operation).toMatchObject({ status: 'in_progress' });
    expect(waiting.log).toMatchObject({
      severity: 'INFO',
      message: { msg: expect.stringContaining(`Waiting until ${midnight.toISOString()}`) },
    });
    expect(told.body.diagnosis).toMatchObject({ kind: 'waiting', actor: 'provider' });
    expect(listed).toMatchObject([{ failure: { kind: 'waiting', actor: 'provider' } }]);
    expect(object).toMatchObject({ failures: 0, pausedTime: null });
    expect(shown).toMatchObject({ healthStatus: 'healthy', lastOperationStatus: 'in_progress' });
    expect(await reading.first()).toMatchObject({ status: 'success' });
    expect((await reading.logs()).at(-1)).toMatchObject({
      message: { details: { waits: '1', retries: '0' } },
    });
    expect(reading.arrived()).toHaveLength(120);
    expect(new Set(reading.arrived()).size).toBe(120);
  });
});

describe('a connector from a file of the operator', () => {
  it('says how many calls its provider allows', async () => {
    const budgets: Budget[] = [{ scope: 'account', requests: 1, perMs: 60 * SECOND_MS }];
    const connectors = createConnectors([restConnector({ ...sandbox, budgets })]);
    const reading = await startReading(receiver, { connectors });
    const startMs = reading.now().getTime();
    const { connection } = await reading.install();

    const call = authorizedFetch(reading.context(), connection.id);
    await call('/me').catch(() => undefined);
    const next = call('/me');

    await expect(next).rejects.toMatchObject({ code: 'provider_rate_limited' });
    expect(reading.now().getTime() - startMs).toBeLessThan(60 * SECOND_MS);
  });
});

describe('a provider that answers 429 to a read', () => {
  // @holds S265
  it('is not called by another process before the time that it said', async () => {
    const reading = await startLimited();
    const { db, secrets } = reading.dependencies;
    const replica = await startTestServer({ stored: { db, secrets } });
    const { providerBudgets } = replica.dependencies;
    await reading.addFault({ path: records, status: 429, times: 1, retryAfterSeconds: 90 });
    const inReplica = () =>
      authorizedFetch({ ...reading.context(), providerBudgets }, reading.installation.connection.id)('/me');

    await reading.runJobs();
    await expect(inReplica()).rejects.toMatchObject({
      code: 'provider_rate_limited',
      details: { headers: { 'Retry-After': '90' } },
    });
    reading.advanceClock(90 * SECOND_MS);

    expect((await inReplica()).status).toBe(200);
    expect(await reading.shown()).toMatchObject({ healthStatus: 'healthy' });
  });
});
