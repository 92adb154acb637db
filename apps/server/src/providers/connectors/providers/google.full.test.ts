import type { Operation } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { eachOf, startReadingSimulated } from '../../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { listenTo, messagesOf } from '../../../sync/events/stored-events.fixture.ts';

const DAY_MS = 24 * 60 * 60_000;
const OBJECTS = { events: 'summary', calendarList: 'summary', settings: 'id', acl: 'id' };

const receiver = receiverOfEachTest();

/** An installation over an account with three events and three calendars. */
const start = () =>
  startReadingSimulated('google', receiver, {
    seeded: eachOf(Object.keys(OBJECTS)),
    objects: OBJECTS,
    write: ['events', 'calendarList'],
    quirks: {},
  });

/** It has been read once. */
async function startInstalled() {
  const server = await start();
  const { request, projectPath } = server;
  await server.runJobs();
  const operations = `${server.base}/installations/${server.installation.id}/operations`;
  return {
    ...server,
    /** What has arrived of an object since the last question. */
    arrived: (objectName: string) => server.arrived(objectName).map(({ raw }) => raw),
    deleted: (objectName: string) =>
      server.arrived(objectName).flatMap(({ raw, isDeleted }) => (isDeleted ? [raw.id] : [])),
    /** What the logs of the last read of the events say. */
    async said(): Promise<string[]> {
      const { results } = (await request('GET', operations)).body;
      const last = results.find(
        ({ metadata }: { metadata?: { objects?: string[] } }) => metadata?.objects?.[0] === 'events',
      );
      const logs = (await request('GET', `${projectPath}/operations/${last.id}/logs`)).body;
      return logs.map(({ message }: { message: { msg: string } }) => message.msg);
    },
  };
}

const idsOf = (records: { id: string }[]) => records.map(({ id }) => id).toSorted();

describe('the connector of Google Calendar', () => {
  it('reads changes and deletions of events, and of the lists that have a sync token', async () => {
    const { arrived, deleted, nextScheduled, pass, atProvider } = await startInstalled();
    const first = ['events', 'calendarList', 'settings', 'acl'].map((name) => arrived(name).length);

    await pass(15 * 60_000);
    await nextScheduled();
    await atProvider('PATCH', '/objects/events/records/event00000001', { values: { summary: 'Moved' } });
    await atProvider('DELETE', '/objects/events/records/event00000002');
    const occurrence = { recurringEventId: 'event00000001', originalStartTime: { date: '2026-04-08' } };
    await atProvider('PATCH', '/objects/events/records/event00000003', { values: occurrence });
    await atProvider('DELETE', '/objects/events/records/event00000003');
    await atProvider('PATCH', '/objects/settings/records/setting00000001', { values: { value: 'nl' } });
    const rule = encodeURIComponent('user:person00000003@mail.example');
    await atProvider('DELETE', `/objects/acl/records/${rule}`);
    await nextScheduled();

    expect(first).toEqual([3, 3, 3, 3]);
    expect(arrived('events')).toHaveLength(3);
    expect(deleted('events')).toEqual(['event00000002']);
    expect(arrived('events')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'event00000001', summary: 'Moved' }),
        { kind: 'calendar#event', id: 'event00000002', status: 'cancelled' },
        { kind: 'calendar#event', id: 'event00000003', status: 'cancelled', ...occurrence },
      ]),
    );
    expect(arrived('calendarList')).toEqual([]);
    expect(arrived('settings')).toMatchObject([{ id: 'setting00000001', value: 'nl' }]);
    expect(arrived('acl')).toMatchObject([{ id: 'user:person00000003@mail.example', role: 'none' }]);
  });

  it('reads everything when Google no longer knows changes that old, and says so', async () => {
    const { arrived, nextScheduled, pass, atProvider, said } = await startInstalled();
    await nextScheduled();

    await pass(40 * DAY_MS);
    await atProvider('PATCH', '/objects/events/records/event00000003', { values: { summary: 'Late' } });
    await nextScheduled();

    const afterLong = { ids: idsOf(arrived('events')), said: await said() };
    await nextScheduled();
    expect(afterLong).toEqual({
      ids: ['event00000003'],
      said: expect.arrayContaining([expect.stringContaining('no longer knows what has changed')]),
    });
    expect((await said()).join()).not.toContain('no longer knows');
  });

  it('is not used for mail and contacts, whose addresses are others', async () => {
    const { given, request, projectPath } = await start();
    const [destination] = (await request('GET', `${projectPath}/destinations`)).body;
    const object = { objectName: 'events', destination: destination.name };
    const { id } = await given.integration({
      name: 'mail',
      provider: 'google',
      module: 'gmail',
      read: { objects: [{ ...object, requiredFields: [{ fieldName: 'id' }] }] },
    });
    const base = `${projectPath}/integrations/${id}`;
    const content = { provider: 'google', read: { objects: { events: { objectName: 'events' } } } };
    const installed = await request('POST', `${base}/installations`, {
      groupRef: 'acme',
      config: { content },
    });

    const fields = await request('GET', `${base}/objects/events/metadata?groupRef=acme`);
    const read = await request('POST', `/read${base}/objects/events`, {
      groupRef: 'acme',
      mode: 'async',
    });

    expect([installed.status, fields.status, fields.body.code]).toEqual([201, 422, 'fields_unavailable']);
    expect([read.status, read.body.code]).toEqual([422, 'reads_unsupported']);
  });

  it('ends a subscription to mail, or to an object that it does not have, as a failure that is told', async () => {
    const server = await start();
    const { given, request, projectPath, runJobs } = server;
    const told = 'subscribe.create.error';
    await listenTo(server, [told]);
    const [destination] = (await request('GET', `${projectPath}/destinations`)).body;

    for (const [module = '', objectName = ''] of [
      ['gmail', 'messages'],
      ['calendar', 'nonsense'],
    ]) {
      const object = { objectName, destination: destination.name };
      const createEvent = { enabled: 'always' as const };
      const { id } = await given.integration({
        name: `watching-${module}`,
        provider: 'google',
        module,
        read: { objects: [{ ...object, requiredFields: [{ fieldName: 'id' }] }] },
        subscribe: { objects: [{ ...object, inheritFieldsAndMapping: true, createEvent }] },
      });
      const path = `${projectPath}/integrations/${id}/installations`;
      const installing = { groupRef: 'acme', config: { content: { provider: 'google' } } };
      const { body: installed } = await request('POST', `${path}?skipSampling=true`, installing);
      await runJobs();

      const shown = (await request('GET', `${path}/${installed.id}`)).body;
      const { results } = (await request('GET', `${path}/${installed.id}/operations`)).body;
      const subscribing = results.filter(({ actionType }: Operation) => actionType === 'subscribe');
      const reason = expect.stringContaining(`cannot be asked for createEvent of "${objectName}"`);
      expect(subscribing, module).toMatchObject([{ status: 'failure' }]);
      expect(shown).toMatchObject({ healthStatus: 'unhealthy', healthReasons: [reason] });
      const data = { installationId: installed.id, error: reason };
      const events = (await messagesOf(server)).filter(({ notificationType }) => notificationType === told);
      expect(events.at(-1)).toMatchObject({ data });
    }
  });

  it('writes events under ids that Dowel chooses, and the colors of calendars', async () => {
    const { write, atProvider } = await start();
    const day = { start: { date: '2026-04-01' }, end: { date: '2026-04-02' } };

    const made = await write('events', 'create', { summary: 'Picnic', ...day });
    const { recordId: id } = made.body.result;
    const changed = await write('events', 'update', { id, location: 'The park' });
    const [calendar] = (await atProvider('GET', '/objects/calendarList/records')).records;
    const colored = await write('calendarList', 'update', { id: calendar.id, backgroundColor: '#0088aa' });
    const removed = await write('events', 'delete', { id: 'event00000001' });

    expect(id).toMatch(/^[a-v0-9]{32}$/);
    expect(changed.body.result.data).toMatchObject({ summary: 'Picnic', location: 'The park' });
    expect([colored, removed].map(({ body }) => body.result.success)).toEqual([true, true]);
    const { records } = await atProvider('GET', '/objects/events/records');
    expect(records.map(({ isDeleted }: { isDeleted: boolean }) => isDeleted)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
