import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { storedRows } from '../../../test/stored-rows.ts';
import { watched } from '../../../test/watched-database.ts';
import { createContext, enterProject } from '../../context.ts';
import { largeBodies } from '../../platform/db/tables.ts';
import { record } from '../../platform/record-audit-entries.ts';
import { Sender } from '../../platform/sender.ts';
import { listenTo } from '../events/stored-events.fixture.ts';
import { eraseGroup } from './service.ts';

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
    const { dependencies, context, person, tablesWith } = await startWithGroup();
    const db = watched(dependencies.db, ({ sql }) => {
      if (sql.startsWith('delete from "groups"')) throw new Error('It takes too long.');
    });
    const outside = createContext({ ...dependencies, db }, 'test');
    const slow = enterProject(outside, context().project, { kind: 'system', id: 'test' });

    await expect(eraseGroup(slow, person.groupRef)).rejects.toThrow('It takes too long.');

    const left = await tablesWith(person.groupRef);
    expect(left).toContain('groups');
    expect(left).not.toContain('events');
    expect(left).not.toContain('operation_logs');
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

describe('erasing a person', () => {
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
