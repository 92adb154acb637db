import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { inProject } from '../../platform/db/scope.ts';
import { connections, events, readObjects, readRuns } from '../../platform/db/tables.ts';
import { openData } from '../../platform/events/stored-data.ts';
import { effects } from '../../process/compose-effects.ts';

const now = new Date('2027-03-05T10:07:30Z');

async function startReading() {
  const server = await startConnectedServer({ now });
  const { request, base, project, context, dependencies } = server;
  const installation = await server.install();
  const { id } = installation;
  const { db } = dependencies;
  const onSurface = `/read${base}`;
  return {
    ...server,
    installation,
    trigger: (objectName: string, body: object = {}, headers = {}) =>
      request(
        'POST',
        `${onSurface}/objects/${objectName}`,
        { groupRef: 'acme', mode: 'async', ...body },
        headers,
      ),
    ask: (verb: 'pause' | 'unpause', body?: object) =>
      request('POST', `${onSurface}/installations/${id}:${verb}`, body),
    runs: () => db.select().from(readRuns).where(eq(readRuns.installationId, id)).orderBy(asc(readRuns.id)),
    async state() {
      const [row] = await db.select().from(readObjects).where(eq(readObjects.installationId, id));
      return row;
    },
    /** The scheduled reads have failed too often. */
    async failTooOften() {
      const paused = { pausedTime: now, pauseReason: 'failures' as const, dueTime: null, failures: 5 };
      await db.update(readObjects).set(paused).where(eq(readObjects.installationId, id));
    },
    setStatus: (status: 'working' | 'bad_credentials') =>
      context().transaction(async (tx) => {
        const isIts = inProject(tx, connections, eq(connections.id, server.connection.id));
        await tx.db.update(connections).set({ status }).where(isIts);
        await effects.connectionEffects.changed(tx, server.connection.id, { isOtherAccount: false });
      }),
    get: async () => (await request('GET', `${base}/installations/${id}`)).body,
    async pausedEvents() {
      const rows = await db.select().from(events).where(eq(events.projectId, project.id));
      const paused = rows.filter(({ type }) => type === 'read.schedule.paused');
      return paused.map((row) => openData(context(), row).data);
    },
  };
}

describe('asking for a read from a page', () => {
  it('gets the read that goes on, and a new one when that has ended', async () => {
    const { trigger, runs, given, runJobs } = await startReading();
    const asAda = given.asConsumer(await given.consumerToken());
    const first = await trigger('contacts', {}, asAda);
    const again = await trigger('person', {}, asAda);
    const byBuilder = await trigger('contacts');

    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(byBuilder.body).not.toEqual(first.body);

    // The object has no destination, so its reads end at once.
    await runJobs();
    expect((await trigger('contacts', {}, asAda)).body).not.toEqual(first.body);
    expect((await runs()).filter(({ readType }) => readType === 'triggered')).toHaveLength(3);

    // The read that goes on is of another time.
    await runJobs();
    const sinceTimestamp = '2027-03-01T00:00:00Z';
    const going = await trigger('contacts', { sinceTimestamp }, asAda);
    const told = async (body: object) => {
      const answer = await trigger('contacts', body, asAda);
      expect(answer.body).toEqual(going.body);
      return answer.headers.get('Dowel-Warning');
    };
    expect(going.headers.get('Dowel-Warning')).toBeNull();
    expect(await told({ sinceTimestamp: '2027-03-01T02:00:00+02:00' })).toBeNull();
    expect(await told({})).toBe('no_effect;path="sinceTimestamp"');
    const other = { sinceTimestamp: '2027-02-01T00:00:00Z', untilTimestamp: '2027-03-02T00:00:00Z' };
    expect(await told(other)).toBe('no_effect;path="sinceTimestamp", no_effect;path="untilTimestamp"');
  });
});

describe('asking for a read', () => {
  it('stores the window in UTC, is due at once, and starts one read for one Idempotency-Key', async () => {
    const { trigger, runs, installation } = await startReading();
    const window = {
      sinceTimestamp: '2027-03-01T02:00:00+02:00',
      untilTimestamp: '2027-03-02T00:00:00Z',
    };
    const key = { 'idempotency-key': 'once' };

    const { status, body } = await trigger('person', window, key);
    const again = await trigger('person', window, key);

    expect(status).toBe(201);
    expect(again.body).toEqual(body);
    expect(await runs()).toMatchObject([
      {
        id: body.operationId,
        installationId: installation.id,
        objectName: 'contacts',
        readType: 'triggered',
        fromTime: new Date('2027-03-01T00:00:00Z'),
        untilTime: new Date('2027-03-02T00:00:00Z'),
        dueTime: now,
        endTime: null,
      },
    ]);
    // The nearest times that can be stored.
    for (const [sinceTimestamp, stored] of [
      ['0000-01-01T00:00:00Z', '1000-01-01T00:00:00.000Z'],
      ['0001-01-01T00:00:00+23:59', '1000-01-01T00:00:00.000Z'],
      ['9999-12-31T23:59:59-23:59', '9999-12-31T23:59:59.999Z'],
    ]) {
      const asked = await trigger('contacts', { sinceTimestamp });
      const run = (await runs()).find(({ id }) => id === asked.body.operationId);
      expect([asked.status, run?.fromTime?.toISOString()]).toEqual([201, stored]);
    }
  });

  it('is refused when the server has no connector for the provider', async () => {
    const providers = sandboxProviders(inject('sandboxUrl'));
    const oakEntry = providers.sandboxApiKey && { oak: { ...providers.sandboxApiKey, name: 'oak' } };
    const catalogue = createCatalogue({ ...providers, ...oakEntry });
    const server = await startConnectedServer({ now, catalogue });
    const oak = await server.given.integration({ name: 'oak', provider: 'oak' });
    await server.connect({ provider: 'oak' });
    const content = { provider: 'oak' };
    await server.given.installation(oak, { content });

    const path = `/read${server.projectPath}/integrations/oak/objects/contacts`;
    const answer = await server.request('POST', path, { groupRef: 'acme', mode: 'async' });

    expect(answer).toMatchObject({ status: 422, body: { code: 'reads_unsupported' } });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });
});

describe('pausing', () => {
  // @holds S124
  it('lasts until somebody resumes, keeps its first time, and is a fault only after too many failures', async () => {
    const { ask, state, advanceClock, now: clock, get, pausedEvents, failTooOften } = await startReading();

    await ask('pause', { note: 'Migration' });
    advanceClock(60_000);
    const again = await ask('pause', { objects: ['person'], note: 'Longer' });
    await ask('pause');
    const paused = await state();
    const { healthStatus } = await get();
    await ask('unpause');

    expect(again).toMatchObject({ status: 204, body: '' });
    expect(paused).toMatchObject({
      pausedTime: now,
      pauseReason: 'asked',
      pauseNote: 'Longer',
      dueTime: null,
    });
    expect(healthStatus).toBe('healthy');
    expect(await state()).toMatchObject({ pausedTime: null, pauseReason: null, dueTime: clock() });
    expect(await pausedEvents()).toEqual([]);

    await failTooOften();
    expect((await get()).healthStatus).toBe('unhealthy');
    await ask('unpause', { objects: ['contacts'] });
    expect(await state()).toMatchObject({ pauseReason: null, failures: 0, dueTime: clock() });
    expect((await get()).healthStatus).toBe('healthy');
  });

  it('says what has no effect: an object that the installation does not read, an empty list, the note of a resumption', async () => {
    const { ask, base, request, installation } = await startReading();
    const mask = 'config.content.read.objects.companies';
    const companies = { objectName: 'companies' };

    const before = await ask('pause', { objects: ['contacts', 'companies'] });
    await request('PATCH', `${base}/installations/${installation.id}?skipSampling=true`, {
      updateMask: [mask],
      installation: { config: { content: { read: { objects: { companies } } } } },
    });
    const after = await ask('pause', { objects: ['companies'] });

    expect(before.headers.get('Dowel-Warning')).toBe('no_effect;path="companies"');
    expect([after.status, after.headers.get('Dowel-Warning')]).toEqual([204, null]);
    const warningOf = async (verb: 'pause' | 'unpause', body?: object) =>
      (await ask(verb, body)).headers.get('Dowel-Warning');
    expect(await warningOf('pause', { objects: [], note: 'x' })).toBe('no_effect;path="objects"');
    expect(await warningOf('unpause', { note: 'x' })).toBe('no_effect;path="note"');
    expect(await warningOf('unpause')).toBeNull();
  });

  it('does not end while the credentials are bad, and is gone with its group', async () => {
    const { ask, state, setStatus, pausedEvents, request, projectPath, trigger, runs, ...server } =
      await startReading();
    await ask('pause');
    await setStatus('bad_credentials');

    const answer = await ask('unpause');
    const resumed = await state();
    server.advanceClock(60_000);
    await ask('unpause');
    const asked = await state();
    await setStatus('working');
    const later = await ask('unpause');

    expect(answer).toMatchObject({ status: 204, body: '' });
    expect(answer.headers.get('Dowel-Warning')).toBe('still_paused;path="contacts"');
    expect(later.headers.has('Dowel-Warning')).toBe(false);
    expect(resumed).toMatchObject({ pauseReason: 'credentials', dueTime: null, pausedTime: now });
    expect(asked).toEqual(resumed);
    expect(await pausedEvents()).toEqual([]);
    expect(await state()).toMatchObject({ pauseReason: null, dueTime: server.now() });

    await trigger('contacts');
    await request('DELETE', `${projectPath}/groups/acme`);
    expect([await runs(), await state()]).toEqual([[], undefined]);
  });
});

describe('looking at a backfill', () => {
  it('says how many records it has read, by either name of the object', async () => {
    const server = await startConnectedServer({ now });
    const backfill = { defaultPeriod: { fullHistory: true } };
    const content = { read: { objects: { contacts: { objectName: 'contacts' } } } };
    const integration = await server.given.integration({
      name: 'filled',
      read: { objects: [{ objectName: 'contacts', mapToName: 'person', schedule: '', backfill }] },
    });
    const { id, integrationId } = await server.given.installation(integration, { content });
    const { db } = server.dependencies;
    const [run] = await db.select().from(readRuns).where(eq(readRuns.installationId, id));
    await db
      .update(readRuns)
      .set({ recordsRead: 1200 })
      .where(eq(readRuns.id, run?.id ?? ''));
    const path = `${server.projectPath}/integrations/${integrationId}/installations/${id}/objects`;

    for (const name of ['contacts', 'person']) {
      expect((await server.request('GET', `${path}/${name}/backfill-progress`)).body).toEqual({
        installationId: id,
        objectName: 'contacts',
        operationId: run?.id,
        recordsProcessed: 1200,
        createTime: now.toISOString(),
      });
    }
  });
});
