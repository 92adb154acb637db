import { createCatalogue, ownProviders } from '@dowel/catalogue';
import type { CatalogueEntry, Installation } from '@dowel/schema';
import { describe, expect, inject, it } from 'vitest';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { startTestServer } from '../../../../test/start-test-server.ts';

const MINUTE_MS = 60_000;
/** The time of a test does not matter. It stands between two times of the schedule. */
const NOW = new Date('2026-03-01T12:10:00Z');

const receiver = receiverOfEachTest();

/** The catalogue's Stripe, at the address of the simulator. */
function simulatedCatalogue() {
  const address = `${inject('simulatorsUrl')}/dialects/stripe`;
  const text = JSON.stringify(ownProviders.stripe).replaceAll('https://api.stripe.com', address);
  return createCatalogue({ stripe: JSON.parse(text) as CatalogueEntry });
}

async function control(method: string, path: string, body?: object) {
  const address = `${inject('simulatorsUrl')}/control/dialects/stripe/accounts${path}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The simulator refused ${method} ${path}: ${text}`);
  return text ? JSON.parse(text) : undefined;
}

type AtProvider = (method: string, path: string, body?: object) => ReturnType<typeof control>;

const writeTo = (objectName: string) => ({ objectName, deletionSettings: { enabled: true } });

/** An integration for Stripe, which group `acme` has installed over an account of the simulator. */
async function startStripe(prepare?: (atProvider: AtProvider) => Promise<unknown>) {
  const server = await startTestServer({
    catalogue: simulatedCatalogue(),
    env: { NODE_ENV: 'development' },
    now: NOW,
  });
  const account = await control('POST', '');
  const atProvider = (method: string, path: string, body?: object) =>
    control(method, `/${account.account}${path}`, body);
  const setTime = () => atProvider('PUT', '/quirks', { now: server.now().getTime() });
  await setTime();
  await prepare?.(atProvider);
  const projectPath = `/v1/projects/${server.project.id}`;
  await server.given.connection({ provider: 'stripe', apiKey: account.accessToken });
  await server.given.webhook(receiver.url);
  const destinations = (await server.request('GET', `${projectPath}/destinations`)).body;
  const read = (objectName: string, fields: string[]) => ({
    objectName,
    destination: destinations[0].name,
    schedule: '*/30 * * * *',
    requiredFields: fields.map((fieldName) => ({ fieldName })),
    backfill: { defaultPeriod: { fullHistory: true } },
  });
  const integration = await server.given.integration({
    provider: 'stripe',
    read: {
      objects: [
        read('customers', ['email', 'metadata']),
        read('subscriptions', ['status']),
        read('charges', ['amount']),
      ],
    },
    write: { objects: ['customers', 'subscriptions', 'charges'].map((objectName) => ({ objectName })) },
  });
  const base = `${projectPath}/integrations/${integration.id}`;
  const config = {
    content: {
      provider: 'stripe',
      read: {
        objects: {
          customers: { objectName: 'customers' },
          subscriptions: { objectName: 'subscriptions' },
          charges: { objectName: 'charges' },
        },
      },
      write: {
        objects: {
          customers: writeTo('customers'),
          subscriptions: writeTo('subscriptions'),
          charges: writeTo('charges'),
        },
      },
    },
  };
  const installed = await server.request('POST', `${base}/installations?skipSampling=true`, {
    groupRef: 'acme',
    config,
  });
  if (installed.status !== 201) throw new Error(`It was not installed: ${JSON.stringify(installed.body)}`);
  const installation: Installation = installed.body;
  return {
    ...server,
    projectPath,
    base,
    installation,
    atProvider,
    setTime,
    write: (objectName: string, body: object) =>
      server.request('POST', `/write${base}/objects/${objectName}`, { groupRef: 'acme', ...body }),
    /** The records that have arrived, by object. */
    arrived: (objectName: string) =>
      receiver.received
        .map(({ body }) => JSON.parse(body))
        .filter((message) => message.action === 'read' && message.objectName === objectName)
        .flatMap(({ result }) => result),
    async nextScheduled() {
      receiver.received.length = 0;
      server.advanceClock(30 * MINUTE_MS);
      await setTime();
      await server.runJobs();
    },
  };
}

describe('the connector of Stripe', () => {
  it('reads every record by the id of the last one, and after that what its events name', async () => {
    let ids: string[] = [];
    const server = await startStripe(async (atProvider) => {
      ({ ids } = await atProvider('POST', '/objects/customers/records', { count: 205 }));
      await atProvider('POST', '/objects/subscriptions/records', { count: 4 });
      await atProvider('POST', '/objects/charges/records', { count: 2 });
    });
    await server.runJobs();

    const records = server.arrived('customers');
    expect(records.map(({ raw }) => raw.id).toSorted()).toEqual(ids.toSorted());
    expect(records[0]).toMatchObject({ fields: { email: expect.stringContaining('@'), metadata: {} } });
    const statuses = server.arrived('subscriptions').map(({ fields }) => fields.status);
    expect(statuses.toSorted()).toEqual(['active', 'active', 'active', 'canceled']);
    const { calls } = await server.atProvider('GET', '/calls');
    expect(calls.filter(({ path }: { path: string }) => path.startsWith('/v1/customers?'))).toHaveLength(3);

    const [subscription, charge] = await Promise.all(
      ['subscriptions', 'charges'].map(
        async (name) => (await server.atProvider('GET', `/objects/${name}/records`)).records[0].id,
      ),
    );
    // Between the overlap of the last read and the next one, so that only these changes are new.
    server.advanceClock(15 * MINUTE_MS);
    await server.setTime();
    const change = (path: string, values: object) =>
      server.atProvider('PATCH', `/objects/${path}`, { values });
    await change(`subscriptions/records/${subscription}`, { status: 'past_due' });
    await change(`charges/records/${charge}`, { amount: 7 });
    await server.atProvider('DELETE', '/calls');
    await server.nextScheduled();

    expect(server.arrived('subscriptions')).toMatchObject([{ fields: { status: 'past_due' } }]);
    expect(server.arrived('charges')).toMatchObject([{ raw: { id: charge, amount: 7 } }]);
    expect(server.arrived('customers')).toEqual([]);
  });

  it('writes forms, and deletes', async () => {
    const { write, atProvider } = await startStripe();
    const record = {
      name: 'Ada & Co',
      balance: -250,
      address: { city: 'Ghent' },
      metadata: { plan: 'team' },
    };

    const created = await write('customers', { type: 'create', mode: 'synchronous', record });
    const { recordId } = created.body.result;
    const change = { id: recordId, name: null, metadata: { seats: 9 } };
    const updated = await write('customers', { type: 'update', mode: 'synchronous', record: change });
    const { records } = await atProvider('GET', '/objects/customers/records');
    const refused = await write('customers', { type: 'create', mode: 'synchronous', record: { nick: 'x' } });
    const removed = await write('customers', {
      type: 'delete',
      mode: 'synchronous',
      record: { id: recordId },
    });

    expect(created.body).toMatchObject({ result: { success: true, data: { name: 'Ada & Co' } } });
    expect(updated.body).toMatchObject({ result: { success: true } });
    expect(records).toMatchObject([
      { id: recordId, values: { name: null, balance: -250, address: { city: 'Ghent' } } },
    ]);
    expect(records[0].values.metadata).toEqual({ plan: 'team', seats: '9' });
    expect(JSON.stringify(refused.body)).toContain('Received unknown parameter: nick');
    expect(removed.body).toMatchObject({ result: { success: true } });
    expect((await atProvider('GET', '/objects/customers/records')).records).toMatchObject([
      { isDeleted: true },
    ]);
  });

  it('writes once when the answer is lost', async () => {
    const { write, atProvider, runJobs, advanceClock } = await startStripe();
    await atProvider('PUT', '/quirks', { faults: [{ method: 'POST', losesAnswer: true }] });

    await write('customers', { type: 'create', mode: 'asynchronous', record: { name: 'Once' } });
    await runJobs();
    advanceClock(MINUTE_MS);
    await runJobs();

    const { calls } = await atProvider('GET', '/calls');
    const posts = calls.filter(({ method }: { method: string }) => method === 'POST');
    expect(posts.map(({ status }: { status: number }) => status).at(-1)).toBe(200);
    expect(posts).toHaveLength(2);
    expect((await atProvider('GET', '/objects/customers/records')).records).toHaveLength(1);
  });
});
