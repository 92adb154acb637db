import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { rowsOf, startVictim } from '../../../test/attack/victim.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { storedRows } from '../../../test/stored-rows.ts';
import { watched } from '../../../test/watched-database.ts';
import { createContext, enterProject } from '../../context.ts';
import { park } from '../../installing/connections/custom-auth/sessions.ts';
import {
  deliveries,
  deliveryRecords,
  issueMarks,
  issues,
  ownWrites,
  schemaSnapshots,
  schemaWatches,
} from '../../platform/db/tables.ts';
import { insertBuffered } from '../../sync/reads/on-request-queries.ts';
import { insertKnownIds, packIds } from '../../sync/reads/running/comparing/known-ids-queries.ts';
import { keepToken } from '../../sync/reads/running/feed/tokens.ts';
import { upsertSeen } from '../../sync/reads/running/overlap-queries.ts';
import { upsertDue } from '../../sync/subscriptions/following-queries.ts';
import { insertInbound } from '../../sync/subscriptions/receiving/queries.ts';
import { upsertTold } from '../../sync/subscriptions/reconciling/known-records-queries.ts';
import { upsertObjects } from '../../sync/subscriptions/reconciling/queries.ts';
import { countStats } from '../stats/count.ts';
import { remove } from './service.ts';

/** A project with rows in every table, and its path. */
async function fullProject() {
  const victim = await startVictim();
  const { request, project, given } = victim.server;
  const path = `/v1/projects/${project.id}`;
  await request('GET', '/v1/generate-upload-url');
  await request('POST', '/v1/oauth-connect', {
    projectIdOrName: project.id,
    provider: 'sandbox',
    groupRef: 'acme',
    consumerRef: 'ada',
  });
  await request('POST', `${path}/topics`, { name: 'once' }, { 'idempotency-key': 'once' });
  const notes = Object.fromEntries(Array.from({ length: 800 }, (_, n) => [`note ${n}`, 'x'.repeat(200)]));
  const contacts = { objectName: 'contacts' };
  const content = {
    read: { objects: { contacts: { ...contacts, notes } } },
    write: { objects: { contacts } },
  };
  await given.connection({ groupRef: 'large' });
  const integration = await given.integration();
  const { id: installationId } = await given.installation(integration, { groupRef: 'large', content });
  await given.connection({ groupRef: 'gone' });
  const { id: uninstalledId } = await given.installation(integration, { groupRef: 'gone' });
  await request('DELETE', `${path}/integrations/${integration.id}/installations/${uninstalledId}`);
  // The provider refuses it, so that no record stays there.
  const write = { groupRef: 'large', type: 'create', mode: 'asynchronous', record: {} };
  await request('POST', `/write${path}/integrations/${integration.id}/objects/contacts`, write);
  const seen = [{ recordHash: 'a record', contentHash: 'its content' }];
  await upsertSeen(victim.server.context(), { installationId, objectName: 'contacts' }, seen);
  const person = { provider: 'sandboxSteps', groupRef: 'acme', consumerRef: 'ada' };
  const nothing = { metadata: {}, consumerInputs: {}, secrets: {}, passing: {} };
  await park(victim.server.context(), { ...person, ...nothing }, 1);
  const call = {
    provider: 'sandbox',
    title: 'Sandbox',
    purpose: 'read',
    method: 'GET',
    path: '/notes',
  } as const;
  const whose = { connectionId: installationId, providerWorkspaceRef: null, providerAppId: null };
  const { providerBudgets } = victim.server.dependencies;
  await providerBudgets.block(victim.server.context(), { ...call, ...whose }, 1000);
  const keptHere = { name: 'kept', type: 'inbox', metadata: {} };
  const { body: keptIn } = await request('POST', `${path}/destinations`, keptHere);
  await request('POST', `${path}/destinations/kept:send-test-event`, { eventType: 'connection.created' });
  await victim.server.runJobs();
  await countStats(victim.server.context());
  const eventHash = 'an event';
  await victim.server.context().transaction(async (tx) => {
    await upsertDue(tx, [installationId]);
    const [subject, time] = [{ installationId, objectName: 'contacts' }, tx.now()];
    await upsertObjects(tx, [{ ...subject, beginTime: time, watermark: time, dueTime: null }]);
    await insertBuffered(tx, subject, [{ messageId: v7(), destinationId: keptIn.id, recordKeys: [] }]);
    const told = { recordHash: 'a record', contentHash: 'its content', updateMs: undefined, askedTime: time };
    await upsertTold(tx, subject, [told]);
    await insertInbound(tx, [{ installationId, objectName: 'contacts', eventHash, body: '{}' }]);
    const of = { installationId, projectId: project.id, createTime: tx.now() };
    await tx.db.insert(schemaWatches).values(of);
    const written = { recordHash: 'a record', operationId: v7(), type: 'update' as const };
    const { projectId } = of;
    const mark = { issueId: v7(), note: 'Called them.', markedBy: 'api:update-issue', markTime: time };
    await tx.db.insert(issueMarks).values({ projectId, ...mark });
    await tx.db.insert(issues).values({ projectId, issueId: v7(), content: sql`'{}'` });
    const when = { sentTime: time, answeredTime: time };
    await tx.db.insert(ownWrites).values({ projectId, ...subject, ...written, ...when });
    const id = v7();
    const { sealed: fieldsSealed, sealKeyId } = tx.secrets.seal('[]', id);
    const seen = { objectName: 'contacts', sourceHash: '', fieldsSealed, sealKeyId };
    await tx.db.insert(schemaSnapshots).values({ id, ...of, ...seen });
    const keys = { recordKey: 1, position: 1, destinationId: keptIn.id };
    const [delivery] = await tx.db
      .select()
      .from(deliveries)
      .where(eq(deliveries.projectId, projectId))
      .limit(1);
    await tx.db.insert(deliveryRecords).values({ projectId, ...keys, deliveryId: delivery?.id ?? '' });
    await insertKnownIds(tx, { ...subject, id: v7() }, await packIds(tx, ['a record']));
    await keepToken(tx, { question: 'contacts' }, { subject, usedBy: 'reads', time }, 'a token');
  });
  return { ...victim, ...victim.server, path };
}

/** Tables that belong to no project. */
const ofOrgs = [
  'orgs',
  'memberships',
  'invites',
  'claimed_domains',
  'builders',
  'sessions',
  'builder_sign_ins',
];
/** Their entries outlive the project. */
const lasting = ['audit_entries'];
/** Only older releases write there. */
const unused = ['delivery_rates'];
const ofNobody = ['encryption_keys', 'rate_limit_buckets', ...unused, ...ofOrgs, ...lasting];

async function tablesWith(server: Parameters<typeof storedRows>[0], id: string): Promise<string[]> {
  const tables = (await storedRows(server)).filter(({ name }) => !ofNobody.includes(name));
  return tables.filter(({ rows }) => rows.includes(id)).map(({ name }) => name);
}

describe('deleting a project', () => {
  // @holds T5
  it('leaves nothing of it in any table, and everything of other projects', async () => {
    const [own, other] = [await fullProject(), await fullProject()];
    const { server, project } = own;
    const before = (await storedRows(server)).filter(({ name }) => !ofNobody.includes(name));
    const rowsBefore = await rowsOf(other);

    const answer = await own.request('DELETE', own.path);
    const foreign = await other.request('DELETE', own.path);

    expect(before.filter(({ rows }) => !rows.includes(project.id)).map(({ name }) => name)).toEqual([]);
    expect(answer).toMatchObject({ status: 204, body: '' });
    expect(await tablesWith(server, project.id)).toEqual([]);
    expect(foreign).toMatchObject({ status: 404, body: { code: 'project_not_found' } });
    expect(await rowsOf(other)).toBe(rowsBefore);
    // The other one is deleted under an idempotency key. Nothing is left of the key either.
    const keyed = await other.request('DELETE', other.path, undefined, { 'idempotency-key': 'last' });
    expect(keyed).toMatchObject({ status: 204, body: '' });
    expect(await tablesWith(other.server, other.project.id)).toEqual([]);
  });

  it('has deleted what it has most of before the statement that may take too long', async () => {
    const { server, project } = await fullProject();
    const db = watched(server.dependencies.db, (statement) => {
      if (statement.sql.startsWith('delete from "projects"')) throw new Error('It takes too long.');
    });
    const outside = createContext({ ...server.dependencies, db }, 'test');
    const context = enterProject(outside, project, { kind: 'system', id: 'test' });

    await expect(remove(context)).rejects.toThrow('It takes too long.');

    const left = await tablesWith(server, project.id);
    expect(left).toContain('projects');
    const gone = [
      'events',
      'deliveries',
      'operations',
      'buffered_pages',
      'groups',
      'connections',
      'installations',
    ];
    expect(left.filter((table) => gone.includes(table))).toEqual([]);
  });

  it('ends its keys and tokens, and frees its name', async () => {
    const { request, project, makeFrontendKey, given } = await startTestServer();
    const path = `/v1/projects/${project.id}`;
    const token = await given.consumerToken();
    const other = await given.project();
    const otherKey = { 'x-api-key': await given.apiKey({ project: other }) };
    const frontendKey = await makeFrontendKey();

    await request('DELETE', `/v1/projects/${project.name}`);

    for (const headers of [{}, { 'x-api-key': frontendKey }]) {
      expect(await request('GET', path, undefined, headers)).toMatchObject({
        status: 401,
        body: { code: 'api_key_invalid' },
      });
    }
    expect(
      await request('GET', path, undefined, { 'x-api-key': null, authorization: `Bearer ${token}` }),
    ).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
    const renaming = { updateMask: ['name'], project: { name: project.name } };
    expect(await request('PATCH', `/v1/projects/${other.id}`, renaming, otherKey)).toMatchObject({
      status: 200,
    });
  });

  it('says how many connections it ends whose tokens still were to be revoked', async () => {
    const { request, project, given } = await startTestServer();
    await given.connection();
    const path = `/v1/projects/${project.id}`;
    await request('POST', `${path}/connections:stop`, { wholeProject: true });

    const { status, headers } = await request('DELETE', path);

    expect([status, headers.get('Dowel-Warning')]).toEqual([204, 'not_revoked;count=1']);
  });

  it('is done once by many who ask at the same time', async () => {
    const { request, project, given } = await startTestServer();
    const path = `/v1/projects/${project.id}`;
    await given.integration();

    const answers = await Promise.all([1, 2, 3].map(() => request('DELETE', path)));

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => ![204, 401, 404].includes(status))).toEqual([]);
  });
});
