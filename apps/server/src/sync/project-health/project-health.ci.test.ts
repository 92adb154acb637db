import type { ProjectHealth } from '@dowel/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { connections, deliveries, destinations, readObjects, readRuns } from '../../platform/db/tables.ts';

const contacts = { objectName: 'contacts', destination: 'demoWebhook', schedule: '*/30 * * * *' };
const chosen = {
  content: { provider: 'sandboxApiKey', read: { objects: { contacts: { objectName: 'contacts' } } } },
};

/** Customers with an installation each, and the destination that their contacts go to. */
async function startInstalled(...groupRefs: string[]) {
  const server = await startConnectedServer();
  const { request, project, given, dependencies, now } = server;
  const { db } = dependencies;
  const base = `/v1/projects/${project.id}`;
  await given.integration({ read: { objects: [contacts] } });
  await request('POST', `${base}/destinations`, {
    name: contacts.destination,
    type: 'webhook',
    metadata: { url: 'https://receiver.example/hooks' },
  });
  const ids = new Map<string, string>();
  for (const groupRef of groupRefs) {
    if (groupRef !== 'acme') await server.connect({ groupRef, consumerRef: `person-of-${groupRef}` });
    ids.set(groupRef, (await server.install({ groupRef, config: chosen })).id);
  }
  const idOf = (groupRef: string) => ids.get(groupRef) ?? '';
  return {
    ...server,
    base,
    given,
    idOf,
    health: async (): Promise<ProjectHealth> => (await request('GET', `${base}/health`)).body,
    set: (groupRef: string, change: Partial<typeof readObjects.$inferInsert>) =>
      db
        .update(readObjects)
        .set(change)
        .where(eq(readObjects.installationId, idOf(groupRef))),
    revoke: (groupRef: string) =>
      db.update(connections).set({ status: 'bad_credentials' }).where(eq(connections.groupRef, groupRef)),
    destination: (change: Partial<typeof destinations.$inferInsert>) =>
      db.update(destinations).set(change).where(eq(destinations.projectId, project.id)),
    ago: (ms: number) => new Date(now().getTime() - ms),
  };
}

describe('the health of a project', () => {
  it('counts each installation once, at the worst of what does not work', async () => {
    const server = await startInstalled('acme', 'birch', 'cedar', 'dogwood', 'elm');
    await server.revoke('birch');
    await server.set('birch', { failures: 2, firstFailureTime: server.now() });
    await server.set('cedar', {
      failures: 1,
      firstFailureTime: server.now(),
      trouble: { kind: 'server', actor: 'provider', words: 'Down.', operationId: '' },
    });
    await server.set('dogwood', { pausedTime: server.now(), pauseReason: 'asked' });

    const { integrations } = await server.health();

    expect(integrations).toEqual([
      expect.objectContaining({
        integrationName: expect.any(String),
        installationCount: 5,
        needsActionCount: 1,
        waitingCount: 1,
        pausedCount: 1,
      }),
    ]);
  });

  it('has the integration first for which most need somebody, also one that nobody has installed', async () => {
    const server = await startInstalled('acme', 'birch');
    const other = await server.given.integration({ name: 'nobody-has-it' });

    const before = await server.health();
    await server.revoke('birch');
    const after = await server.health();

    const counts = ({ integrations }: ProjectHealth) =>
      integrations.map((one) => [one.installationCount, one.needsActionCount]);
    expect(counts(before)).toEqual([
      [2, 0],
      [0, 0],
    ]);
    expect(counts(after)).toEqual([
      [2, 1],
      [0, 0],
    ]);
    expect(after.integrations[1]).toMatchObject({
      integrationId: other.id,
      integrationName: 'nobody-has-it',
    });
  });

  it.each([
    ['failingSinceTime', { needsActionCount: 2, pausedCount: 0 }],
    ['disabledTime', { needsActionCount: 2, pausedCount: 0 }],
    ['heldTime', { needsActionCount: 0, pausedCount: 2 }],
  ])('counts all who send to a destination with %s', async (member, counts) => {
    const server = await startInstalled('acme', 'birch');
    await server.destination({ [member]: server.now() });

    const { integrations } = await server.health();

    expect(integrations).toEqual([expect.objectContaining(counts)]);
  });
});

describe('whether the server keeps up', () => {
  it('says since when a read is due, unless it waits for another of its object', async () => {
    const server = await startInstalled('acme');
    const before = await server.health();
    const since = server.ago(90_000);
    await server.set('acme', { dueTime: since });
    const late = await server.health();
    await server.dependencies.db.insert(readRuns).values({
      id: '0199a000-0000-7000-8000-000000000001',
      projectId: server.project.id,
      installationId: server.idOf('acme'),
      objectName: 'contacts',
      readType: 'scheduled',
      dueTime: server.ago(-60_000),
      createTime: server.now(),
    });
    const running = await server.health();

    expect(before).not.toHaveProperty('readsDueTime');
    expect(late.readsDueTime).toBe(since.toISOString());
    expect(running).not.toHaveProperty('readsDueTime');
  });

  it('says since when a message is due, unless its destination takes none', async () => {
    const server = await startInstalled('acme');
    const [destination] = (await server.request('GET', `${server.base}/destinations`)).body;
    await server.request('POST', `${server.base}/destinations/${destination.id}:send-test-event`, {
      eventType: 'installation.created',
    });
    const since = server.ago(90_000);
    await server.dependencies.db
      .update(deliveries)
      .set({ dueTime: since })
      .where(eq(deliveries.destinationId, destination.id));

    const late = await server.health();
    const others = [];
    for (const change of [
      { heldTime: server.now() },
      { heldTime: null, disabledTime: server.now() },
      { disabledTime: null, pausedUntilTime: server.ago(-60_000) },
    ]) {
      await server.destination(change);
      others.push(await server.health());
    }

    expect(late.deliveriesDueTime).toBe(since.toISOString());
    for (const other of others) expect(other).not.toHaveProperty('deliveriesDueTime');
  });
});
