import type { ConfigContent, Connection, IntegrationObject } from '@dowel/schema';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../../test/connected-server.ts';
import { events, readObjects, readRuns } from '../../../platform/db/tables.ts';
import { openData } from '../../../platform/events/stored-data.ts';
import { lockStates, upsertStates } from './queries.ts';

type ReadInput = Partial<IntegrationObject> & { objectName: string };

const contacts: ReadInput = {
  objectName: 'contacts',
  destination: 'crm',
  schedule: '*/30 * * * *',
  requiredFields: [{ fieldName: 'email' }],
  backfill: { defaultPeriod: { days: 7 } },
};
const deals: ReadInput = {
  objectName: 'deals',
  destination: 'crm',
  schedule: '0 * * * *',
  requiredFields: [{ fieldName: 'name' }],
};
const companies: ReadInput = {
  objectName: 'companies',
  destination: 'crm',
  schedule: '0 */2 * * *',
  requiredFields: [{ fieldName: 'name' }],
  enabled: 'always',
};
const now = new Date('2027-03-05T10:07:30Z');
const MINUTE_MS = 60_000;

/** A server with one integration that reads these objects. */
async function startReading(objects: ReadInput[]) {
  const server = await startConnectedServer({ now });
  const { request, projectPath, given, context, dependencies } = server;
  const deploy = async (next: ReadInput[], query = '') => {
    const manifest = given.manifest({ name: 'reads', read: { objects: next } });
    const { body } = await request('PUT', `${projectPath}/integrations:batch${query}`, { manifest });
    return body[0];
  };
  const { id: integrationId } = await deploy(objects);
  const base = `${projectPath}/integrations/${integrationId}/installations`;
  const reading = (...names: string[]): Partial<ConfigContent> => ({
    read: { objects: Object.fromEntries(names.map((objectName) => [objectName, { objectName }])) },
  });
  const eventsOf = async (notificationType: string) => {
    const rows = await dependencies.db.select().from(events).where(eq(events.projectId, server.project.id));
    return rows.filter(({ type }) => type === notificationType).map((row) => openData(context(), row).data);
  };
  return {
    ...server,
    deploy,
    async install(...names: string[]) {
      const body = given.installationBody({ content: reading(...names) });
      const { body: installed } = await request('POST', `${base}?skipSampling=true`, body);
      return installed;
    },
    /** Replaces the config of an object. */
    change: (id: string, objectName: string, entry: object) =>
      request('PATCH', `${base}/${id}?skipSampling=true`, {
        updateMask: [`config.content.read.objects.${objectName}`],
        installation: {
          config: { content: { read: { objects: { [objectName]: { objectName, ...entry } } } } },
        },
      }),
    trigger: (objectName: string) =>
      request('POST', `/read${projectPath}/integrations/${integrationId}/objects/${objectName}`, {
        groupRef: 'acme',
        mode: 'async',
      }),
    pause: (id: string, body?: object) => request('POST', `/read${base}/${id}:pause`, body),
    operation: async (id: string | undefined) =>
      (await request('GET', `${projectPath}/operations/${id}`)).body,
    get: async (id: string) => (await request('GET', `${base}/${id}`)).body,
    uninstall: (id: string) => request('DELETE', `${base}/${id}`),
    moveTo: (id: string, { id: connectionId, account }: Connection) =>
      request('PATCH', `${base}/${id}?skipSampling=true`, {
        updateMask: ['connectionId', 'account'],
        installation: { connectionId, account: { id: account?.id } },
      }),
    async states(id: string) {
      const rows = await dependencies.db
        .select()
        .from(readObjects)
        .where(eq(readObjects.installationId, id))
        .orderBy(asc(readObjects.objectName));
      return Object.fromEntries(rows.map((row) => [row.objectName, row]));
    },
    runs: (id: string) =>
      dependencies.db
        .select()
        .from(readRuns)
        .where(eq(readRuns.installationId, id))
        .orderBy(asc(readRuns.id)),
    /** What an ended backfill leaves. */
    async endBackfills(id: string) {
      const { db } = dependencies;
      await db.update(readRuns).set({ endTime: now, dueTime: null }).where(eq(readRuns.installationId, id));
      await db
        .update(readObjects)
        .set({ backfilledTime: now, watermark: now })
        .where(eq(readObjects.installationId, id));
    },
    /** What a failed backfill leaves. */
    async failBackfills(id: string) {
      const isIt = eq(readRuns.installationId, id);
      await dependencies.db.update(readRuns).set({ endTime: now, dueTime: null }).where(isIt);
    },
    async pauseOf(id: string, objectName: string, pauseReason: 'asked' | 'failures') {
      await dependencies.db
        .update(readObjects)
        .set({ pausedTime: now, pauseReason, dueTime: null })
        .where(and(eq(readObjects.installationId, id), eq(readObjects.objectName, objectName)));
    },
    operationsOf: async (id: string) => (await request('GET', `${base}/${id}/operations`)).body.results,
    pausedEvents: () => eventsOf('read.schedule.paused'),
    triggeredEvents: () => eventsOf('read.triggered.error'),
    /** The provider refuses the credentials of the next call. */
    async loseCredentials() {
      await server.addFault({ path: '/api', status: 401, times: 1 });
      const query = `connectionId=${server.connection.id}&fields=email`;
      const path = `${projectPath}/integrations/${integrationId}/objects/contacts/samples?${query}`;
      await request('GET', path);
    },
    connectAgain: () => server.connect(),
  };
}

describe('installing', () => {
  // @holds S24, S123
  it('plans the reads, and begins a backfill where the manifest has one', async () => {
    const { install, states, runs, operationsOf, get } = await startReading([contacts, deals, companies]);

    const installed = await install('contacts', 'deals');

    const stored = await states(installed.id);
    expect(Object.keys(stored)).toEqual(['companies', 'contacts', 'deals']);
    expect(stored.contacts).toMatchObject({
      schedule: '*/30 * * * *',
      watermark: null,
      backfilledTime: null,
    });
    expect(stored.deals).toMatchObject({ schedule: '0 * * * *', watermark: now, backfilledTime: now });
    const latest = Date.parse('2027-03-05T11:05:00Z');
    expect(stored.deals?.dueTime?.getTime()).toBeGreaterThanOrEqual(Date.parse('2027-03-05T11:00:00Z'));
    expect(stored.deals?.dueTime?.getTime()).toBeLessThan(latest);
    const [run, ...others] = await runs(installed.id);
    expect(others).toEqual([]);
    expect(run).toMatchObject({
      readType: 'backfill',
      objectName: 'contacts',
      dueTime: now,
      untilTime: null,
    });
    expect(run?.fromTime).toEqual(new Date('2027-02-26T10:07:30Z'));
    const [operation] = await operationsOf(installed.id);
    expect(operation).toMatchObject({
      id: run?.id,
      status: 'in_progress',
      metadata: { objects: ['contacts'] },
    });
    expect(installed.lastOperationStatus).toBe('in_progress');
    expect((await get(installed.id)).lastOperationStatus).toBe('in_progress');
  });
});

describe('changing a config', () => {
  it('ends the reads of an object that is disabled, and begins no second backfill after one that has ended', async () => {
    const reading = await startReading([contacts]);
    const { install, change, states, runs, operationsOf, trigger, triggeredEvents, advanceClock } = reading;
    const { id } = await install('contacts');
    await trigger('contacts');

    await change(id, 'contacts', { disabled: true });

    expect(await runs(id)).toMatchObject([
      { endTime: now, dueTime: null },
      { endTime: now, dueTime: null },
    ]);
    expect(await operationsOf(id)).toMatchObject([{ status: 'failure' }, { status: 'failure' }]);
    expect(await triggeredEvents()).toMatchObject([
      {
        installationId: id,
        objectName: 'contacts',
        error: expect.stringContaining('does not read the object'),
      },
    ]);

    await change(id, 'contacts', { disabled: false });
    const begun = (await runs(id)).length;
    await reading.endBackfills(id);
    await change(id, 'contacts', { disabled: true });
    const stopped = (await states(id)).contacts;
    advanceClock(MINUTE_MS);
    await change(id, 'contacts', { disabled: false });
    expect(stopped).toMatchObject({ schedule: '', dueTime: null, watermark: now });
    expect((await states(id)).contacts).toMatchObject({ schedule: '*/30 * * * *', watermark: now });
    expect((await states(id)).contacts?.dueTime).not.toBeNull();
    expect([begun, (await runs(id)).length]).toEqual([3, 3]);
  });
});

describe('deploying', () => {
  it('begins to read what is always read now, and follows new schedules where the config has none, as a config does', async () => {
    const { install, change, deploy, states, runs } = await startReading([contacts, deals]);
    const { id } = await install('deals');
    await change(id, 'deals', { schedule: '0 0 1 1 *' });
    await change(id, 'contacts', {});

    await deploy([{ ...contacts, schedule: '0 5 * * *' }, { ...deals, schedule: '0 5 * * *' }, companies]);

    const stored = await states(id);
    expect(await runs(id)).toMatchObject([{ objectName: 'contacts', readType: 'backfill' }]);
    expect(stored.contacts).toMatchObject({ schedule: '0 5 * * *' });
    expect(stored.deals).toMatchObject({ schedule: '0 0 1 1 *' });
    expect(stored.deals?.dueTime?.getFullYear()).toBe(2028);
    expect(stored.companies).toMatchObject({ schedule: '0 */2 * * *', watermark: now });
  });

  it('that removes an object leaves it to be read and paused by the name of the provider, unless it is destructive', async () => {
    const reading = await startReading([contacts, deals]);
    const { install, deploy, states, runs, trigger, pause, operation } = reading;
    const { id } = await install('contacts', 'deals');

    await deploy([contacts]);
    const kept = (await states(id)).deals;
    const read = await trigger('deals');
    const paused = await pause(id, { objects: ['deals'] });
    const state = (await states(id)).deals;
    await deploy([contacts], '?destructive=true');
    const refused = await trigger('deals');

    expect(kept).toMatchObject({ schedule: '0 * * * *', dueTime: expect.any(Date) });
    expect([read.status, paused.status]).toEqual([201, 204]);
    expect(state).toMatchObject({ pauseReason: 'asked' });
    expect((await states(id)).deals).toMatchObject({ schedule: '', dueTime: null });
    expect(refused).toMatchObject({
      status: 404,
      body: {
        code: 'object_not_found',
        detail: expect.stringContaining('a deploy has removed it from the manifest'),
        builderRemedy: expect.stringContaining('lists the object under "read"'),
      },
    });
    const ended = (await runs(id)).find(({ objectName }) => objectName === 'deals');
    expect(await operation(ended?.id)).toMatchObject({
      status: 'failure',
      result: expect.stringContaining('A destructive deploy has removed the object'),
    });
  });

  it('that removes an object leaves it unread once it is switched off, also when it is switched on again, and says so', async () => {
    const { install, deploy, states, change } = await startReading([contacts, deals]);
    const { id } = await install('contacts', 'deals');
    await deploy([contacts]);

    await change(id, 'deals', { disabled: true });
    const off = (await states(id)).deals;
    const on = await change(id, 'deals', { disabled: false });

    expect(on.status).toBe(200);
    expect(off?.trouble).toBeNull();
    expect((await states(id)).deals?.trouble?.kind).toBe('object_not_deployed');
  });
});

describe('a read of an object without a schedule', () => {
  it('goes on when a deploy removes the object, and ends with a destructive one', async () => {
    const notes = { ...deals, schedule: '' };
    const { install, deploy, trigger, operation, runs, states } = await startReading([
      contacts,
      notes,
      companies,
    ]);
    const { id } = await install('contacts', 'deals');
    const { body } = await trigger('deals');

    await deploy([companies]);
    const left = await operation(body.operationId);
    await deploy([companies], '?destructive=true');

    expect(left).toMatchObject({ status: 'in_progress' });
    expect((await states(id)).contacts).toMatchObject({ schedule: '', dueTime: null });
    expect((await runs(id)).map(({ endTime }) => endTime)).toEqual([now, now]);
    expect(await operation(body.operationId)).toMatchObject({
      status: 'failure',
      result: expect.stringContaining('A destructive deploy has removed the object'),
    });
  });
});

describe('a backfill that has failed', () => {
  it('begins again where it began, whatever makes it begin', async () => {
    const { install, change, runs, failBackfills, advanceClock, loseCredentials, connectAgain } =
      await startReading([contacts]);
    const { id } = await install('contacts');
    for (const again of [() => change(id, 'contacts', { selectedFields: { email: true } }), connectAgain]) {
      await failBackfills(id);
      advanceClock(3 * 24 * 60 * MINUTE_MS);
      if (again === connectAgain) await loseCredentials();
      await again();
    }
    await failBackfills(id);
    await change(id, 'contacts', { backfill: { defaultPeriod: { days: 2 } } });

    const began = (await runs(id)).map(({ fromTime }) => fromTime?.toISOString());
    const first = '2027-02-26T10:07:30.000Z';
    expect(began).toEqual([first, first, first, '2027-03-09T10:07:30.000Z']);
  });
});

describe('a backfill that goes on', () => {
  it('is not stopped by a pause, which its log says once, and ends with its installation', async () => {
    const { install, uninstall, states, runs, pause, operation, request, projectPath } = await startReading([
      contacts,
    ]);
    const { id } = await install('contacts');
    const [run] = await runs(id);

    await pause(id, { note: 'Migration' });
    await pause(id, { note: 'Longer' });

    expect((await runs(id))[0]).toMatchObject({ endTime: null, dueTime: now });
    const { body: logs } = await request('GET', `${projectPath}/operations/${run?.id}/logs`);
    expect(logs.slice(1)).toMatchObject([
      {
        severity: 'INFO',
        message: {
          msg: expect.stringMatching(/was paused\. This read goes on to its end.*disable the object/),
          details: { object: 'contacts', note: 'Migration' },
        },
      },
    ]);

    await uninstall(id);
    expect([await states(id), await runs(id)]).toEqual([{}, []]);
    expect(await operation(run?.id)).toMatchObject({
      status: 'failure',
      result: expect.stringContaining('uninstalled'),
    });
  });
});

describe('losing the credentials', () => {
  it('pauses the schedules, tells of it once, and resumes only those when somebody connects again', async () => {
    const reading = await startReading([contacts, deals, companies]);
    const { install, states, pauseOf, endBackfills, pausedEvents, get, connection } = reading;
    const { id } = await install('contacts', 'deals');
    await endBackfills(id);
    await pauseOf(id, 'deals', 'asked');
    await pauseOf(id, 'companies', 'failures');

    await reading.loseCredentials();
    const lost = await states(id);
    const isUnhealthy = (await get(id)).healthStatus;
    reading.advanceClock(MINUTE_MS);
    await reading.connectAgain();

    expect(lost.contacts).toMatchObject({ pauseReason: 'credentials', dueTime: null, pausedTime: now });
    expect(isUnhealthy).toBe('unhealthy');
    expect(await pausedEvents()).toMatchObject([
      { installationId: id, connectionId: connection.id, error: expect.stringContaining('credentials') },
    ]);
    const resumed = await states(id);
    expect(resumed.contacts).toMatchObject({ pauseReason: null, pausedTime: null, dueTime: reading.now() });
    expect(resumed.deals).toMatchObject({ pauseReason: 'asked', dueTime: null });
    expect(resumed.companies).toMatchObject({ pauseReason: 'failures', dueTime: null });
    expect((await get(id)).healthStatus).toBe('unhealthy');
  });
});

describe('moving to another account', () => {
  it('reads the existing records again, and ends what was read of the old account', async () => {
    const { install, states, runs, moveTo, connect, openAccount } = await startReading([contacts, deals]);
    const { id } = await install('contacts', 'deals');
    const { apiKey } = await openAccount();
    const other = await connect({ apiKey, consumerRef: 'grace' });

    await moveTo(id, other);

    const [first, second, ...more] = await runs(id);
    expect(first).toMatchObject({ objectName: 'contacts', endTime: now });
    expect(second).toMatchObject({ objectName: 'contacts', readType: 'backfill', endTime: null });
    expect(more).toEqual([]);
    expect((await states(id)).contacts).toMatchObject({ watermark: null, backfilledTime: null });
    expect((await states(id)).deals).toMatchObject({ watermark: now, backfilledTime: now });
  });
});

describe('moving to another connection of the same account', () => {
  it('goes on where it was, also when the credentials before are no longer accepted', async () => {
    const reading = await startReading([contacts]);
    const { install, states, runs, moveTo, connect, endBackfills, loseCredentials } = reading;
    const { id } = await install('contacts');
    await endBackfills(id);
    await loseCredentials();
    const paused = (await states(id)).contacts;
    const colleagues = await connect({ consumerRef: 'grace' });

    const answer = await moveTo(id, colleagues);

    expect(answer).toMatchObject({ status: 200, body: { connection: { id: colleagues.id } } });
    expect(paused).toMatchObject({ pauseReason: 'credentials' });
    expect((await states(id)).contacts).toMatchObject({
      watermark: now,
      backfilledTime: now,
      pauseReason: null,
      dueTime: now,
    });
    expect(await runs(id)).toHaveLength(1);
  });
});

describe('the reads of very many installations', () => {
  it('are stored together', async () => {
    const { install, context } = await startReading([contacts]);
    const { id } = await install('contacts');

    const stored = await context().transaction(async (tx) => {
      const [state] = await lockStates(tx, [id]);
      if (!state) throw new Error('Nothing is read.');
      const many = Array.from({ length: 5_000 }, (_, number) => ({
        ...state,
        objectName: `object_${number}`,
      }));
      await upsertStates(tx, many);
      return lockStates(tx, [id]);
    });

    expect(stored).toHaveLength(5_001);
  });
});
