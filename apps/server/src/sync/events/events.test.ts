import { setTimeout as wait } from 'node:timers/promises';
import { exampleEvents } from '@dowel/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { events } from '../../platform/db/tables.ts';
import { EVENT_LANES, emit } from '../../platform/events/emit.ts';
import { kindOf, TURN_ITEMS } from '../../platform/lanes/lane.ts';
import { deliveriesOf, type Listening, listenTo, messagesOf } from './stored-events.fixture.ts';

/** An integration, a group's connection, and a destination that hears of every event about them. */
async function startListening(): Promise<{ server: TestServer; at: string } & Listening> {
  const server = await startTestServer();
  const listening = await listenTo(server, [
    'connection.created',
    'connection.updated',
    'connection.deleted',
    'connection.refreshed',
    'connection.error',
    'installation.created',
    'installation.updated',
    'installation.deleted',
  ]);
  return { server, at: `/v1/projects/${server.project.id}`, ...listening };
}

/** The part of a config that a test looks at. */
interface Stored {
  read: { objects: Record<string, { disabled?: boolean }> };
}

describe('reporting what happens to installations', () => {
  it('tells of every installation, and of every connection left unused, when an integration is deleted', async () => {
    const { server, at } = await startListening();
    const integration = await server.given.integration();
    for (const groupRef of ['acme', 'globex']) {
      await server.given.connection({ groupRef });
      await server.given.installation(integration, { groupRef });
    }
    await server.runJobs();
    const before = (await messagesOf(server)).length;

    await server.request('DELETE', `${at}/integrations/${integration.id}`);

    const told = (await messagesOf(server)).slice(before);
    const what = told.map(({ notificationType, data }) => [
      notificationType,
      'groupRef' in data && data.groupRef,
    ]);
    expect(what.sort()).toEqual([
      ['connection.deleted', 'acme'],
      ['connection.deleted', 'globex'],
      ['installation.deleted', 'acme'],
      ['installation.deleted', 'globex'],
    ]);
  });

  it('tells of the configs that a destructive deploy changes, and nothing of a change that was rolled back', async () => {
    const { server, at } = await startListening();
    const companies = { objectName: 'companies', destination: 'demoWebhook', schedule: '0 * * * *' };
    const integration = await server.given.integration({ name: 'shrinking' });
    await server.given.connection();
    await server.given.installation(integration);
    const before = (await messagesOf(server)).length;

    const installations = `${at}/integrations/${integration.id}/installations`;
    const refused = await server.request('POST', installations, server.given.installationBody({}));
    const manifest = server.given.manifest({ name: 'shrinking', read: { objects: [companies] } });
    const { status } = await server.request('PUT', `${at}/integrations:batch?destructive=true`, { manifest });

    expect([refused.status, status]).toEqual([409, 200]);
    const [updated, ...more] = (await messagesOf(server)).slice(before);
    expect(more).toEqual([]);
    expect(updated).toMatchObject({ notificationType: 'installation.updated', data: { groupRef: 'acme' } });
    const { config, lastConfig } = (updated?.data ?? {}) as unknown as Record<
      'config' | 'lastConfig',
      Stored
    >;
    expect(lastConfig.read.objects.contacts?.disabled).toBeUndefined();
    expect(config.read.objects.contacts?.disabled).toBe(true);
  });

  it('tells of a config with every digit of its numbers', async () => {
    const { server, at } = await startListening();
    const integration = await server.given.integration();
    await server.given.connection();
    const notes = { account: JSON.rawJSON('9007199254740993') };
    const content = { read: { objects: { contacts: { objectName: 'contacts', notes } } } };
    const path = `${at}/integrations/${integration.id}/installations?skipSampling=true`;

    await server.request('POST', path, server.given.installationBody({ content }));

    const created = (await messagesOf(server)).find((one) => one.notificationType === 'installation.created');
    expect(JSON.stringify(created)).toContain('"account":9007199254740993}');
  });

  // @holds M11
  it('gives the address of a config that is too large for a message, which is good for 15 minutes', async () => {
    const { server, at } = await startListening();
    const integration = await server.given.integration();
    await server.given.connection();
    const notes = Object.fromEntries(
      Array.from({ length: 800 }, (_, index) => [`note ${index}`, 'x'.repeat(200)]),
    );
    const content = { read: { objects: { contacts: { objectName: 'contacts', notes } } } };
    const path = `${at}/integrations/${integration.id}/installations?skipSampling=true`;
    const { status } = await server.request('POST', path, server.given.installationBody({ content }));
    expect(status).toBe(201);

    const created = (await messagesOf(server)).find((one) => one.notificationType === 'installation.created');
    const data = created?.data as { config?: unknown; configURL?: string };
    const address = new URL(data.configURL ?? '');
    const read = (url: URL) =>
      server.request('GET', url.pathname + url.search, undefined, { 'x-api-key': null });

    expect(JSON.stringify(created).length).toBeLessThan(2_000);
    expect(data.config).toBeUndefined();
    const answer = await read(address);
    expect(answer.status).toBe(200);
    expect(answer.body.read.objects.contacts.notes).toEqual(notes);
    const longer = new URL(address);
    longer.searchParams.set('expires', String(Number(address.searchParams.get('expires')) + 60));
    expect((await read(longer)).body).toMatchObject({ status: 404, code: 'large_body_not_found' });
    server.advanceClock(15 * 60_000);
    expect((await read(address)).body).toMatchObject({ status: 403, code: 'large_body_expired' });
  });
});

describe('routing events to deliveries', () => {
  it('makes one delivery per event and destination, however many topics lead there, and none when it is routed again', async () => {
    const server = await startTestServer();
    const { destinationId } = await listenTo(server, ['connection.created'], {
      topicNames: ['alerts', 'backup'],
    });
    await server.given.connection();
    await server.given.connection({ groupRef: 'globex' });
    await server.runJobs();
    const made = await deliveriesOf(server);
    const { db } = server.dependencies;
    await db.update(events).set({ routedTime: null }).where(eq(events.projectId, server.project.id));

    await server.runJobs();

    expect(made).toHaveLength(2);
    expect(new Set(made.map((one) => one.eventId)).size).toBe(2);
    for (const one of made) expect(one).toMatchObject({ destinationId, topic: 'alerts' });
    expect((await deliveriesOf(server)).map(({ id }) => id).toSorted()).toEqual(
      made.map(({ id }) => id).toSorted(),
    );
  });

  it('makes no delivery of an event that is erased meanwhile', async () => {
    const { server, at, destinationId } = await startListening();
    // So that nothing looks for the event of a delivery.
    await server.request('POST', `${at}/destinations/${destinationId}:pause`, { reason: 'They move.' });
    await server.given.connection();
    const { db, project } = server.context();
    const { promise: isErasing, resolve: begin } = Promise.withResolvers<void>();
    const routing = isErasing.then(() => server.runJobs());
    await db.transaction(async (tx) => {
      await tx.delete(events).where(eq(events.projectId, project.id));
      begin();
      await wait(300);
    });

    await routing;

    expect(await messagesOf(server)).toEqual([]);
    expect(await deliveriesOf(server)).toEqual([]);
  });

  it('keeps nothing of an event that nobody wants', async () => {
    const server = await startTestServer();
    await listenTo(server, ['connection.deleted']);
    await server.given.connection();
    const before = await messagesOf(server);

    await server.runJobs();

    expect(before.map(({ notificationType }) => notificationType)).toEqual(['connection.created']);
    expect(await messagesOf(server)).toEqual([]);
  });

  it('routes every event once, also when a turn takes only some of them', async () => {
    const { server } = await startListening();
    const many = Array.from({ length: TURN_ITEMS + 1 }, () => exampleEvents['connection.created']);
    await server.context().transaction((tx) => emit(tx, many));

    await server.runJobs((lane) => kindOf(lane) === EVENT_LANES);

    expect(await messagesOf(server)).toHaveLength(many.length);
    expect(await deliveriesOf(server)).toHaveLength(many.length);
  });
});
