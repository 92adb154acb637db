import type { GroupOverview, GroupSummary, Issue, ProjectHealth } from '@dowel/schema';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import {
  connections,
  deliveries,
  destinations,
  installations,
  operationLogs,
  operations,
  readObjects,
  readRuns,
  subscriptions,
} from '../../platform/db/tables.ts';

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
  // Each has an account of its own.
  await db
    .update(connections)
    .set({ account: sql`jsonb_set(account, '{workspace,id}', to_jsonb(group_ref))` })
    .where(eq(connections.projectId, project.id));
  const idOf = (groupRef: string) => ids.get(groupRef) ?? '';
  const ask = async <Body>(path: string): Promise<Body> => (await request('GET', base + path)).body;
  return {
    ...server,
    base,
    given,
    idOf,
    health: () => ask<ProjectHealth>('/health'),
    groups: () => ask<GroupSummary[]>('/groups'),
    page: (groupRef: string) => ask<GroupOverview>(`/groups/${groupRef}`),
    issues: (query = '') => ask<Issue[]>(`/issues${query}`),
    /** The provider sends a customer no events, or a call of a read has failed, which is tried again. */
    failCall: async (groupRef: string, actionType: 'subscribe' | 'read', failedBy: string) => {
      const isIt = eq(installations.id, idOf(groupRef));
      const [installation] = await db.select().from(installations).where(isIt);
      if (!installation) throw new Error(`${groupRef} has installed nothing.`);
      const { id: installationId, projectId, integrationId, configId } = installation;
      const of = { id: v7({ msecs: now().getTime() }), projectId, installationId, createTime: now() };
      const status = actionType === 'read' ? 'in_progress' : 'failure';
      await db.insert(operations).values({ ...of, integrationId, configId, actionType, status });
      const message = { msg: 'It failed.', error: 'It was refused.', details: { failedBy } };
      const line = { projectId, severity: 'error', message, timestamp: now() };
      await db.insert(operationLogs).values({ ...line, id: v7(), operationId: of.id });
      const run = { ...of, objectName: 'contacts', readType: 'scheduled' as const, failures: 1 };
      if (actionType === 'read') await db.insert(readRuns).values({ ...run, dueTime: now() });
      else await db.insert(subscriptions).values({ ...of, events: [], error: 'It was refused.' });
    },
    set: (groupRef: string, change: Partial<typeof readObjects.$inferInsert>) =>
      db
        .update(readObjects)
        .set(change)
        .where(eq(readObjects.installationId, idOf(groupRef))),
    revoke: (groupRef: string) =>
      db.update(connections).set({ status: 'bad_credentials' }).where(eq(connections.groupRef, groupRef)),
    /** The provider does not answer the calls of a customer. */
    interrupt: (groupRef: string) => {
      const met = { reason: 'provider_unreachable', actor: 'provider', nextStep: 'Wait.' } as const;
      const diagnosis = { ...met, since: now().toISOString() };
      return db.update(connections).set({ diagnosis }).where(eq(connections.groupRef, groupRef));
    },
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

  it('says of each customer what the list and its page say', async () => {
    const refs = ['acme', 'birch', 'cedar', 'dogwood'];
    const server = await startInstalled(...refs);
    await server.failCall('acme', 'subscribe', 'unreachable');
    await server.interrupt('birch');
    await server.set('birch', { failures: 1, firstFailureTime: server.now() });
    await server.failCall('cedar', 'read', 'conflict');
    await server.failCall('dogwood', 'subscribe', 'unknown');

    const pages = await Promise.all(refs.map(server.page));
    const { integrations } = await server.health();

    expect(pages.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'needs_action', 'needs_action']);
    expect(await server.groups()).toMatchObject([
      { groupRef: 'cedar', state: 'needs_action', issue: { reason: 'provider_refused' } },
      { groupRef: 'dogwood', state: 'needs_action', issue: { reason: 'events_missing' } },
      { groupRef: 'acme', state: 'waiting', issue: { reason: 'events_missing' } },
      { groupRef: 'birch', state: 'waiting', issue: { reason: 'provider_unreachable' } },
    ]);
    expect(integrations).toMatchObject([{ needsActionCount: 2, waitingCount: 2 }]);
  });

  it.each([
    ['provider_unreachable', 'provider'],
    ['provider_refused', 'builder'],
  ])('tells whose reads somebody must resume after %s from those that go on', async (kind, actor) => {
    const server = await startInstalled('acme', 'birch', 'cedar');
    const trouble = { kind, actor, words: 'It failed.', operationId: v7() };
    const failed = { failures: 1, firstFailureTime: server.now(), trouble };
    await server.set('acme', failed);
    await server.set('birch', { ...failed, pausedTime: server.now(), pauseReason: 'failures' });
    await server.set('cedar', { ...failed, schedule: '' });

    const [goesOn] = await server.issues('?groupRef=acme');
    const [paused] = await server.issues('?groupRef=birch');

    const nextStep = expect.stringMatching(/Then resume the reads\.$/);
    expect(goesOn).toMatchObject({ actor, nextStep: expect.not.stringMatching('resume') });
    expect(paused).toMatchObject({ actor: 'builder', nextStep });
    const ids = (await server.issues()).map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set([goesOn?.id, paused?.id]));
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

  it("names a customer's own cause rather than a destination that takes nothing from anybody", async () => {
    const server = await startInstalled('acme', 'birch');
    await server.failCall('birch', 'subscribe', 'unknown');
    await server.destination({ failingSinceTime: server.now() });

    const groups = await server.groups();

    expect(groups.map(({ groupRef, issue }) => [groupRef, issue?.reason])).toEqual([
      ['acme', 'destination_failing'],
      ['birch', 'events_missing'],
    ]);
  });
});

describe('whether the server keeps up', () => {
  it('says since when a read is due, unless it waits for another of its object', async () => {
    const server = await startInstalled('acme');
    const before = await server.health();
    const since = server.ago(90_000);
    await server.set('acme', { dueTime: since });
    const late = await server.health();
    const run = {
      projectId: server.project.id,
      installationId: server.idOf('acme'),
      objectName: 'contacts',
      readType: 'scheduled' as const,
      createTime: server.now(),
    };
    const own = { ...run, id: '0199a000-0000-7000-8000-000000000001', dueTime: server.ago(-60_000) };
    await server.dependencies.db.insert(readRuns).values(own);
    const running = await server.health();
    const behind = { ...run, id: '0199a000-0000-7000-8000-000000000002', dueTime: since };
    await server.dependencies.db.insert(readRuns).values(behind);
    const alone = await server.health();
    const goesOn = server.ago(1000);
    await server.dependencies.db.update(readRuns).set({ dueTime: goesOn }).where(eq(readRuns.id, own.id));
    const waiting = await server.health();

    expect(before).not.toHaveProperty('readsDueTime');
    expect(late.readsDueTime).toBe(since.toISOString());
    expect(running).not.toHaveProperty('readsDueTime');
    expect(alone.readsDueTime).toBe(since.toISOString());
    expect(waiting.readsDueTime).toBe(goesOn.toISOString());
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
