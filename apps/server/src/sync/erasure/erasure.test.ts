import type { Installation } from '@dowel/schema';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import type { TestServer } from '../../../test/start-test-server.ts';
import { storedRows } from '../../../test/stored-rows.ts';
import { watched } from '../../../test/watched-database.ts';
import { type Context, createContext, enterProject } from '../../context.ts';
import { remove as uninstall } from '../../installing/installations/service.ts';
import { remove as removeIntegration } from '../../installing/integrations/service.ts';
import { remove as removeProject } from '../../people/projects/service.ts';
import {
  inboundEvents,
  largeBodies,
  operations,
  ownWrites,
  readHashes,
  readRuns,
  subscribedRecords,
  writeRuns,
} from '../../platform/db/tables.ts';
import { record } from '../../platform/record-audit-entries.ts';
import { Sender } from '../../platform/sender.ts';
import { listenTo } from '../events/stored-events.fixture.ts';
import { eraseConsumer, eraseGroup } from './service.ts';

/** A person whom no other test knows, because the tests share a database. */
function somebody() {
  const mark = v7();
  return {
    groupRef: `🐻 group-${mark}`,
    groupName: `Ltd ${mark}`,
    consumerRef: `person-${mark}`,
    consumerName: `Person ${mark}`,
  };
}

const homeOfPerson = '198.51.100.7';

/** A group with everything that is kept about one: an installation, runs, events, a large body, a sign-in, kept answers. */
async function startWithGroup() {
  const server = await startConnectedServer();
  const person = somebody();
  const { groupRef, consumerRef } = person;
  const { given, request, base, projectPath, connect, context } = server;
  await listenTo(server, ['connection.created']);
  const connection = await connect(person);
  const app = { provider: 'sandbox', clientId: person.groupName, clientSecret: 'own', groupRef };
  await request('POST', `${projectPath}/provider-apps`, app);
  const token = await given.consumerToken({ groupRef, consumerRef });
  const body = { ...given.installationBody({ groupRef }), connectionId: connection.id };
  const installed = await request('POST', `${base}/installations?skipSampling=true`, body, {
    ...given.asConsumer(token),
    'Idempotency-Key': 'installing',
  });
  if (installed.status !== 201) throw new Error(JSON.stringify(installed.body));
  await request('PATCH', `${projectPath}/connections/${connection.id}`, {
    updateMask: ['apiKey'],
    connection: { apiKey: server.sandboxAccount.apiKey },
  });
  const { db, project, secrets, now } = context();
  const line = { time: now(), severity: 'INFO' as const, msg: `read for ${groupRef}`, details: {} };
  await given.operation(installed.body, { logs: [line] });
  // As a person does who completes a connection link.
  const origin = { orgId: project.orgId, actor: { kind: 'consumer', id: consumerRef } } as const;
  const completed = { action: 'connection_link.completed', targetType: 'connection_link', targetId: v7() };
  const atHome = { ...context(), sender: new Sender(new Headers(), homeOfPerson, []) };
  await record(atHome, origin, [{ ...completed, groupRef, consumerRef }]);
  const moved = { action: 'connection.updated', targetType: 'connection', targetId: connection.id };
  const builder = { ...origin, actor: { kind: 'builder', id: v7() } } as const;
  const after = { providerWorkspaceRef: person.consumerName };
  await record(context(), builder, [{ ...moved, groupRef, consumerRef, after }]);
  await server.runJobs();
  const { body: messages } = await request(
    'GET',
    `${projectPath}/deliveries?groupRef=${encodeURIComponent(groupRef)}`,
  );
  await request('GET', `${projectPath}/deliveries/${messages[0].id}?reason=${consumerRef}+asked`);
  const { sealed, sealKeyId } = secrets.seal('{}', project.id);
  const large = { projectId: project.id, groupRef, consumerRef, contentSealed: sealed, sealKeyId };
  await db.insert(largeBodies).values({ ...large, expireTime: now(), createTime: now() });
  const erase = (path = '') => request('DELETE', `${projectPath}/groups/${groupRef}${path}`);
  const tablesWith = async (text: string) =>
    (await storedRows(server)).filter(({ rows }) => rows.includes(text)).map(({ name }) => name);
  return { ...server, person, installation: installed.body, erase, tablesWith };
}

/** The context of a server on which one statement takes too long. */
function slowAt(table: string, { dependencies, context }: Pick<TestServer, 'dependencies' | 'context'>) {
  const db = watched(dependencies.db, ({ sql }) => {
    if (sql.startsWith(`delete from "${table}"`)) throw new Error('It takes too long.');
  });
  const outside = createContext({ ...dependencies, db }, 'test');
  return enterProject(outside, context().project, { kind: 'system', id: 'test' });
}

describe('erasing a group', () => {
  // @holds M17
  it('leaves nothing that names it, in any table, and records that it was done, with a digest of what was erased', async () => {
    const { erase, tablesWith, person, request, projectPath, ...server } = await startWithGroup();
    const logged = async () => (await request('GET', `${projectPath}/audit-log`)).body;
    const before = await tablesWith(person.groupRef);
    const loggedBefore = await logged();

    const { status, body } = await erase();

    expect(before).toEqual(
      expect.arrayContaining([
        'groups',
        'consumers',
        'connections',
        'installations',
        'events',
        'audit_entries',
      ]),
    );
    expect(before).toEqual(
      expect.arrayContaining(['idempotency_keys', 'operation_logs', 'large_bodies', 'provider_apps']),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ consumers: 1, connections: 1, installations: 1, operations: 1 });
    expect(body.events).toBeGreaterThan(0);
    const left = await storedRows(server);
    for (const text of Object.values(person)) {
      expect(left.filter(({ rows }) => rows.includes(text)).map(({ name }) => name)).toEqual([]);
    }
    const [entry, ...older] = await logged();
    expect(entry).toMatchObject({ action: 'group.erased', targetType: 'group' });
    expect(entry.targetId).toMatch(/^[0-9a-f]{64}$/);
    expect(loggedBefore).toContainEqual(
      expect.objectContaining({ action: 'provider_app.created', groupRef: person.groupRef }),
    );
    expect(loggedBefore).toContainEqual(expect.objectContaining({ action: 'delivery.body_read' }));
    expect(older).toHaveLength(loggedBefore.length);
    for (const text of [...Object.values(person), homeOfPerson]) {
      expect(JSON.stringify(loggedBefore)).toContain(text);
      expect(JSON.stringify([entry, older])).not.toContain(text);
    }
  });

  it('has deleted the history before a statement that may take too long', async () => {
    const { person, tablesWith, ...server } = await startWithGroup();

    await expect(eraseGroup(slowAt('groups', server), person.groupRef)).rejects.toThrow('It takes too long.');

    const left = await tablesWith(person.groupRef);
    expect(left).toContain('groups');
    expect(left).not.toContain('events');
    expect(left).not.toContain('operation_logs');
  });

  it('deletes the operations of what was uninstalled before', async () => {
    const { request, base, installation, erase, tablesWith, person } = await startWithGroup();
    await request('DELETE', `${base}/installations/${installation.id}`);
    const before = await tablesWith(person.groupRef);

    const { body } = await erase();

    expect(before).toContain('operation_logs');
    expect(body).toMatchObject({ installations: 0, operations: 1 });
    expect(await tablesWith(person.groupRef)).toEqual([]);
  });

  it('leaves other groups alone, and those of other projects with the same name', async () => {
    const { erase, connection, request, given, tablesWith, person } = await startWithGroup();
    const { groupRef, groupName } = person;
    const other = await given.project();
    const strange = { 'x-api-key': await given.apiKey({ project: other }) };
    await request('POST', `/v1/projects/${other.id}/groups`, { groupRef, groupName }, strange);

    await erase();

    expect((await request('GET', `/v1/projects/${connection.projectId}/connections`)).body).toHaveLength(1);
    expect(await tablesWith(groupRef)).toEqual(['groups']);
  });
});

describe('the records that an installation knows', () => {
  it.each<[string, string, (context: Context, installation: Installation) => unknown]>([
    [
      'installations',
      'it is uninstalled',
      (context, { id, ...of }) => uninstall(context, { ...of, installationId: id }),
    ],
    [
      'installations',
      'its integration is deleted',
      (context, of) => removeIntegration(context, of.integrationId),
    ],
    [
      'installations',
      'its group is erased',
      (context, { group }) => eraseGroup(context, group?.groupRef ?? ''),
    ],
    ['projects', 'its project is deleted', removeProject],
  ])('are deleted before a statement on %s that may take too long, when %s', async (table, _, leave) => {
    const { installation, tablesWith, ...server } = await startWithGroup();
    const { db, project, now } = server.context();
    const of = { projectId: project.id, installationId: installation.id, objectName: 'contacts' };
    const known = { ...of, recordHash: 'a record', contentHash: 'its content' };
    const [createTime, id] = [now(), v7()];
    await db.insert(readHashes).values({ ...known, seenTime: createTime });
    await db.insert(subscribedRecords).values({ ...known, askedTime: createTime });
    const written = {
      operationId: id,
      type: 'update',
      sentTime: createTime,
      answeredTime: createTime,
    } as const;
    await db.insert(ownWrites).values({ ...known, ...written });
    await db.insert(inboundEvents).values({ ...of, id, eventHash: 'an event', createTime });
    const run = { ...of, id, type: 'update', isSynchronous: false, records: 1, createTime } as const;
    await db.insert(writeRuns).values({ ...run, deadlineTime: createTime, endTime: createTime });
    const read = { ...of, id: v7(), readType: 'scheduled', createTime } as const;
    await db.insert(readRuns).values({ ...read, endTime: createTime });
    const before = await tablesWith(installation.id);

    await expect(leave(slowAt(table, server), installation)).rejects.toThrow('It takes too long.');

    const left = await tablesWith(installation.id);
    const gone = [
      'inbound_events',
      'own_writes',
      'read_hashes',
      'read_runs',
      'subscribed_records',
      'write_runs',
    ];
    expect(before.filter((name) => !left.includes(name))).toEqual(expect.arrayContaining(gone));
    // The customers of a project go in parts as well, before the project.
    expect(left.includes('installations')).toBe(table !== 'projects');
  });
});

describe('erasing a person', () => {
  it('has deleted their events, and is forgotten by operations, before a statement that may take too long', async () => {
    const { request, base, installation, tablesWith, person, connect, ...server } = await startWithGroup();
    await request('DELETE', `${base}/installations/${installation.id}`);
    const { groupRef, consumerRef, consumerName } = person;
    const { id: connectionId } = await connect({ ...person, consumerRef: 'colleague' });
    const again = { ...server.given.installationBody({ groupRef }), connectionId };
    const { body: kept } = await request('POST', `${base}/installations?skipSampling=true`, again);
    await server.given.operation(kept);
    const actedAs = { connectionId, consumerRef, consumerName };
    await server.dependencies.db
      .update(operations)
      .set({ actedAs })
      .where(eq(operations.installationId, kept.id));

    const erased = eraseConsumer(slowAt('consumers', server), groupRef, consumerRef);

    await expect(erased).rejects.toThrow('It takes too long.');
    expect(await tablesWith(consumerRef)).toContain('consumers');
    expect(await tablesWith(consumerRef)).not.toContain('events');
    expect(await tablesWith(consumerRef)).not.toContain('operations');
  });

  it('leaves nothing that names them, and keeps what the group has installed over another connection', async () => {
    const server = await startWithGroup();
    const { request, base, connect, erase, installation, tablesWith, person } = server;
    const { groupRef, consumerRef } = person;
    const refused = await erase(`/consumers/${consumerRef}`);
    await request('DELETE', `${base}/installations/${installation.id}`);
    const colleague = await connect({ ...person, consumerRef: 'colleague', consumerName: 'Colleague' });
    const again = { ...server.given.installationBody({ groupRef }), connectionId: colleague.id };
    const token = await server.given.consumerToken({ groupRef, consumerRef });
    const kept = await request('POST', `${base}/installations`, again, {
      ...server.given.asConsumer(token),
    });

    const { status, body } = await erase(`/consumers/${consumerRef}`);

    expect(refused).toMatchObject({ status: 409, body: { code: 'connection_in_use' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ consumers: 1, installations: 0 });
    expect(await tablesWith(consumerRef)).toEqual([]);
    const log = JSON.stringify((await request('GET', `${server.projectPath}/audit-log`)).body);
    for (const text of [consumerRef, person.consumerName, homeOfPerson]) expect(log).not.toContain(text);
    const found = await request('GET', `${base}/installations/${kept.body.id}`);
    expect(found).toMatchObject({ status: 200, body: { createdBy: 'consumer:erased' } });
  });
});
