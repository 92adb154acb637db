import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { connections } from '../../../platform/db/tables.ts';
import { reconcileConnections } from './follow.ts';
import { startReconciling } from './reconciling.fixture.ts';

describe('a change whose event got lost', () => {
  // @holds S9
  it('is found by a read within the hour, is marked, and comes once, and nothing from before the subscription', async () => {
    const world = await startReconciling('sandbox', { records: 3 });
    const old = await world.create('Ada');
    await world.gate.knocked(1);
    await world.runJobs();
    world.gate.shut();
    await world.pass(15 * 60_000);
    await world.change(old, 'Countess');
    const fresh = await world.create('Grace');

    await world.later(45);
    const inTime = world.told();
    await world.later(60);

    const found = [
      ['create', old, false],
      ['update', old, true],
      ['create', fresh, true],
    ];
    expect(inTime).toEqual(found);
    expect(world.told()).toEqual(found);
    const [, update] = world.changes();
    expect(update).toMatchObject({ fields: { last_name: 'Countess' }, raw: { id: old } });
    expect(update).not.toHaveProperty('rawEvent');
    const [empty, full] = await world.subscribeOperations();
    expect([empty?.result, full?.result, full?.status]).toEqual([
      '[contacts] No new data found',
      '[contacts] 2 records delivered',
      'success',
    ]);
    expect(await world.health()).toBe('healthy');
  });
});

describe('an event and a read of the same change', () => {
  const everyMinute = { env: { DOWEL_RECONCILE_MINUTES: '1' } };

  it('give one message when the event comes first, unless the record has changed again since', async () => {
    const world = await startReconciling('sandbox', everyMinute);
    const id = await world.create('Ada');
    await world.gate.knocked(1);
    await world.runJobs();

    await world.later(1);
    await world.later(1);
    const once = world.told();
    const runs = await world.runs();
    world.gate.shut();
    await world.account.change('contacts', id, { city: 'Oslo' });
    await world.later(1);
    await world.later(1);

    expect(runs.map(({ recordsRead, recordsDelivered }) => [recordsRead, recordsDelivered])).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(once).toEqual([['create', id, false]]);
    expect(world.told()).toEqual([...once, ['update', id, true]]);
  });

  it('give two when the read comes first, since only the event says what the provider calls it', async () => {
    const world = await startReconciling('sandbox', everyMinute);
    world.gate.shut();
    const id = await world.create('Ada');
    await world.gate.knocked(1);
    await world.later(1);
    const [knock] = world.gate.knocks;
    const late = knock && (await world.gate.post(knock));
    await world.runJobs();
    await world.later(1);

    expect(late).toBe(200);
    expect(world.told()).toEqual([
      ['create', id, true],
      ['create', id, false],
    ]);
  });
});

describe('what the installation has written, if only a read finds it', () => {
  it.each([
    ['is marked', undefined],
    ['is left out if the manifest wants that', 'skip' as const],
  ])('%s', async (_, ownWrites) => {
    const world = await startReconciling('sandbox', {
      env: { DOWEL_RECONCILE_MINUTES: '1' },
      object: ownWrites ? { ownWrites } : {},
      write: { objects: { contacts: { objectName: 'contacts' } } },
    });
    world.gate.shut();
    const { body: made } = await world.request('POST', `/write${world.base}/objects/contacts`, {
      groupRef: 'acme',
      type: 'create',
      mode: 'synchronous',
      record: { last_name: 'Okafor' },
    });
    const other = await world.create('Grace');

    await world.later(1);

    const own = [made.result.recordId, { kind: 'ownWrite', operationId: made.operationId }];
    expect(world.changes().map(({ id, origin }) => [id, origin])).toEqual([
      ...(ownWrites ? [] : [own]),
      [other, undefined],
    ]);
  });
});

describe('the watched fields', () => {
  it('decide also about what a read finds, as far as it is known what they were', async () => {
    const updateEvent = { enabled: 'always' as const, requiredWatchFields: ['last_name'] };
    const world = await startReconciling('sandbox', { subscribe: { updateEvent } });
    const id = await world.create('Ada');
    await world.gate.knocked(1);
    await world.runJobs();
    world.gate.shut();
    await world.pass(15 * 60_000);
    await world.account.change('contacts', id, { city: 'Oslo' });
    await world.later(45);
    const unwatched = world.told();
    await world.change(id, 'Countess');
    await world.later(60);

    expect(unwatched).toEqual([['create', id, false]]);
    expect(world.told()).toEqual([...unwatched, ['update', id, true]]);
  });
});

describe('a read for changes', () => {
  it('waits for a limit of the provider, begins where the last one ended when one has failed, and nothing is lost', async () => {
    const world = await startReconciling('sandbox');
    world.gate.shut();
    const ada = await world.create('Ada');
    await world.set({ faults: [{ refusal: 'rateLimited', retryAfter: '30', times: 1 }] });

    await world.later(60);
    const [waiting] = await world.subscribeOperations();
    const whileWaiting = await world.health();
    await world.later(1);
    const told = world.told();
    const grace = await world.create('Grace');
    await world.set({ faults: [{ refusal: 'badRequest', times: 1 }] });
    await world.later(60);
    const failed = (await world.subscribeOperations()).find(({ status }) => status === 'failure');
    const afterFailure = [failed?.result, world.told(), await world.health()];
    await world.later(60);

    expect([waiting?.status, whileWaiting]).toEqual(['in_progress', 'healthy']);
    expect(told).toEqual([['create', ada, true]]);
    expect(afterFailure).toEqual(['[contacts] The read failed', told, 'healthy']);
    expect(world.told()).toEqual([...told, ['create', grace, true]]);
  });

  it('is put off while the credentials do not work and during a pause, and nothing is lost', async () => {
    const world = await startReconciling('sandbox');
    const { projectPath, installation, request } = world;
    const { db } = world.dependencies;
    const setStatus = (status: 'bad_credentials' | 'working') =>
      db.update(connections).set({ status }).where(eq(connections.id, world.connection.id));
    const at = `/read${projectPath}/integrations/${installation.integrationId}/installations/${installation.id}`;
    world.gate.shut();
    const ada = await world.create('Ada');

    await setStatus('bad_credentials');
    await world.later(60);
    const without = await world.runs();
    await setStatus('working');
    await world.later(60);
    const told = world.told();
    const runs = await world.runs();
    const grace = await world.create('Grace');
    const paused = await request('POST', `${at}:pause`, {});
    await world.later(60);
    const during = await world.runs();
    const resumed = await request('POST', `${at}:unpause`, {});
    await world.later(60);

    expect([without, told]).toEqual([[], [['create', ada, true]]]);
    expect([paused.status, resumed.status, during]).toEqual([204, 204, runs]);
    expect(world.told()).toEqual([...told, ['create', grace, true]]);
  });

  it('begins anew when the connection leads elsewhere, and goes with its installation', async () => {
    const world = await startReconciling('sandbox');
    const slow = { faults: [{ refusal: 'rateLimited', retryAfter: '600', times: 1 }] };
    await world.set(slow);
    world.gate.shut();
    await world.create('Ada');
    await world.later(60);

    await world
      .context()
      .transaction((tx) => reconcileConnections.changed(tx, world.connection.id, { isOtherAccount: true }));
    await world.later(60);
    const id = await world.create('Grace');
    await world.later(60);
    const results = (await world.subscribeOperations()).map(({ result }) => result);
    const told = world.told();
    await world.set(slow);
    await world.create('Jean');
    await world.later(60);
    const path = `${world.base}/installations/${world.installation.id}`;
    const { status } = await world.request('DELETE', path);
    await world.later(60);

    expect(results.filter((text) => text?.startsWith('Stopped.'))).toHaveLength(1);
    expect(told).toEqual([['create', id, true]]);
    expect([status, await world.objects(), world.told()]).toEqual([204, [], told]);
  });

  it('ends when nobody subscribes any more', async () => {
    const world = await startReconciling('sandbox');
    const path = `${world.base}/installations/${world.installation.id}`;
    const never = { enabled: 'never' };
    const entry = { objectName: 'contacts', destination: 'receiver', inheritFieldsAndMappings: true };
    const subscribe = { objects: { contacts: { ...entry, createEvent: never, updateEvent: never } } };
    const config = { content: { subscribe } };
    const updateMask = ['config.content.subscribe.objects.contacts'];
    world.gate.shut();
    await world.create('Ada');

    await world.request('PATCH', `${path}?skipSampling=true`, { updateMask, installation: { config } });
    const before = await world.objects();
    await world.later(60);

    expect([before.length, await world.objects(), await world.runs()]).toEqual([1, [], []]);
    expect(world.told()).toEqual([]);
  });
});
