import { type AuditEntry, endpoints } from '@dowel/schema';
import { type AuditRule, auditRules, unauditedOperations } from '@dowel/schema/rules';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { auditEntries } from '../../platform/db/tables.ts';
import { deletePassing } from '../../process/retention/service.ts';

/** A connected server, its paths, and its audit log. */
async function startAudited() {
  const server = await startConnectedServer();
  const at = server.projectPath;
  const log = async (query = ''): Promise<AuditEntry[]> =>
    (await server.request('GET', `${at}/audit-log${query}`)).body;
  const entriesAfter = async (work: () => Promise<unknown>): Promise<AuditEntry[]> => {
    const before = new Set((await log('?pageSize=1000')).map(({ id }) => id));
    await work();
    return (await log('?pageSize=1000')).filter(({ id }) => !before.has(id)).reverse();
  };
  return { ...server, at, log, entriesAfter };
}

const app = { provider: 'sandbox', clientId: 'client-1', clientSecret: 'first-secret', scopes: ['read'] };
const hook = {
  name: 'hooks',
  type: 'webhook',
  metadata: { url: 'https://hooks.example/in', headers: { Authorization: 'receiver-secret' } },
};
const queue = {
  name: 'queue',
  type: 'sqs',
  metadata: { queueUrl: 'https://sqs.us-east-1.amazonaws.com/177715257436/orders' },
};
const otherQueue = 'https://sqs.us-east-1.amazonaws.com/177715257436/others';
const publicKeyPem = async ({ given }: Awaited<ReturnType<typeof startAudited>>) =>
  (await given.jwtKey()).publicKeyPem;

describe('deciding what the audit log records', () => {
  // @holds L1
  it('knows of every operation that changes something', () => {
    const changing = Object.values(endpoints)
      .filter(({ wire }) => wire.method !== 'GET')
      .map(({ wire }) => wire.operation);
    const decided = [...Object.keys(auditRules), ...unauditedOperations];

    expect(changing.filter((operation) => !decided.includes(operation))).toEqual([]);
    expect(new Set(decided).size).toBe(decided.length);
    const operations = Object.values(endpoints).map(({ wire }) => wire.operation);
    expect(decided.filter((operation) => !operations.includes(operation))).toEqual([]);
  });

  // @holds L1
  it('records every operation that it says it records', async () => {
    const server = await startAudited();
    const { request, at, integration, connection, sandboxAccount } = server;
    const pem = await publicKeyPem(server);
    const id = async (method: string, path: string, body?: unknown) =>
      (await request(method, `${at}${path}`, body)).body;
    const manifest = server.given.manifest({ name: 'second' });

    const recorded = await server.entriesAfter(async () => {
      const { key } = await id('POST', '/api-keys', { label: 'l' });
      await id('PATCH', `/api-keys/${key}`, { updateMask: ['label'], apiKey: { label: 'm' } });
      await id('DELETE', `/api-keys/${key}`);
      const { kid } = await id('POST', '/jwt-keys', { label: 'l', algorithm: 'ES256', publicKeyPem: pem });
      await id('PATCH', `/jwt-keys/${kid}`, { updateMask: ['label'], jwtKey: { label: 'm' } });
      await id('DELETE', `/jwt-keys/${kid}`);
      const { id: appId } = await id('POST', '/provider-apps', app);
      await id('PATCH', `/provider-apps/${appId}`, { updateMask: ['scopes'], providerApp: { scopes: [] } });
      const { id: linkId } = await id('POST', '/connection-links', {
        integrationId: (await server.given.integration({ name: 'linked', provider: 'sandbox' })).id,
        groupRef: 'acme',
        consumerRef: 'ada',
      });
      await id('DELETE', `/connection-links/${linkId}`);
      await id('DELETE', `/provider-apps/${appId}`);
      await id('POST', '/destinations', hook);
      await id('PATCH', '/destinations/hooks', { updateMask: ['name'], destination: { name: 'other' } });
      await id('GET', '/destinations/other?rotate=true');
      await id('POST', '/destinations/other:pause', {});
      await id('POST', '/destinations/other:unpause');
      const { id: topicId } = await id('POST', '/topics', { name: 'alerts' });
      await id('PATCH', `/topics/${topicId}`, { name: 'all' });
      const route = { topicId, destinationId: 'other' };
      const { id: routeId } = await id('POST', '/topic-destination-routes', route);
      await id('DELETE', `/topic-destination-routes/${routeId}`);
      const events = '/notification-event-topic-routes';
      const { id: eventId } = await id('POST', events, { topicId, eventType: 'connection.created' });
      await id('DELETE', `${events}/${eventId}`);
      await id('DELETE', `/topics/${topicId}`);
      await id('DELETE', '/destinations/other');
      await id('PUT', '/integrations:batch', { manifest });
      await id('DELETE', '/integrations/second');
      await id('PATCH', '', { updateMask: ['appName'], project: { appName: 'Other' } });
      await id('PATCH', `/connections/${connection.id}`, {
        updateMask: ['apiKey'],
        connection: { apiKey: sandboxAccount.apiKey },
      });
      await id('POST', '/connections:stop', { groupRef: 'globex' });
      await id('DELETE', `/integrations/${integration.id}`);
      await id('DELETE', `/connections/${connection.id}`);
      await id('DELETE', '/groups/globex/consumers/hank');
      await id('DELETE', '/groups/globex');
    });

    // A test below deletes a project. Tests of the org's log make one, and change orgs. Shares, pauses and uninstalling have tests of their own.
    const shares = ['operation_share.created', 'operation_share.revoked'];
    const pauses = ['installation.reads_paused', 'installation.reads_resumed', 'installation.uninstalled'];
    const elsewhere = ['project.created', 'project.deleted', ...shares, ...pauses];
    const isOfOrg = ({ action, target }: AuditRule) =>
      action.startsWith('invite.') || ['claimed_domain', 'member', 'org'].includes(target);
    const actions = new Set(
      Object.values(auditRules)
        .filter((rule) => !isOfOrg(rule))
        .map(({ action }) => action),
    );
    // Rotating a key answers the secrets, and reading them is recorded too.
    const changes = recorded.map(({ action }) => action).filter((action) => !action.endsWith('_read'));
    expect(new Set([...changes, ...elsewhere])).toEqual(actions);
  });
});

describe('recording that a secret was read', () => {
  it('tells who was shown a message, of whom and why, and nothing of one without its body', async () => {
    const { request, at, entriesAfter } = await startAudited();
    await request('POST', `${at}/destinations`, hook);
    const { body: sent } = await request('POST', `${at}/destinations/hooks:send-test-event`, {
      eventType: 'read',
    });
    const message = `${at}/deliveries/${sent.id}`;
    const answers: object[] = [];

    const entries = await entriesAfter(async () => {
      for (const query of ['?includeBody=false&reason=to+look', '?reason=Ticket+4711', ''])
        answers.push((await request('GET', message + query)).body);
    });

    expect(answers.map((answer) => 'body' in answer)).toEqual([false, true, true]);
    expect(entries).toMatchObject([
      { action: 'delivery.body_read', targetId: sent.id, after: { reason: 'Ticket 4711' } },
      { action: 'delivery.body_read', targetId: sent.id },
    ]);
    expect(entries[1]).not.toHaveProperty('after');
  });

  // @holds L3
  it('tells who read what, from where, and not the secret', async () => {
    const { request, at, entriesAfter, connection } = await startAudited();
    await request('POST', `${at}/destinations`, hook);
    const slack = {
      name: 'team',
      type: 'slack',
      metadata: { url: 'https://hooks.slack.com/services/T/B/X' },
    };
    await request('POST', `${at}/destinations`, slack);
    const answers: unknown[] = [];

    const entries = await entriesAfter(async () => {
      for (const path of [
        '/destinations',
        '/destinations/hooks',
        '/destinations/team',
        '/destinations/hooks?includeSecrets=true',
        `/connections/${connection.id}`,
        `/connections/${connection.id}?includeCreds=true`,
        '/api-keys',
      ]) {
        answers.push((await request('GET', `${at}${path}`)).body);
      }
    });

    const { apiKey } = answers[5] as { apiKey: string };
    const { secrets } = answers[3] as { secrets: { webhookSigningKey: string } };
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'api_key.keys_read',
      'connection.credentials_read',
      'destination.secrets_read',
      'destination.secrets_read',
    ]);
    expect(entries.find(({ action }) => action === 'connection.credentials_read')).toMatchObject({
      actor: expect.stringMatching(/^api-key:/),
      targetType: 'connection',
      targetId: connection.id,
      createTime: expect.any(String),
    });
    expect(apiKey).toBeTruthy();
    expect(JSON.stringify(entries)).not.toContain(apiKey);
    expect(JSON.stringify(entries)).not.toContain(secrets.webhookSigningKey);
  });
});

describe('recording a change', () => {
  it('tells who changed what, from where, and the values before and after', async () => {
    const { request, at, entriesAfter, project } = await startAudited();
    const { key } = (await request('POST', `${at}/api-keys`, { label: 'Sync' })).body;

    const [entry, ...others] = await entriesAfter(() =>
      request(
        'PATCH',
        `${at}/api-keys/${key}`,
        { updateMask: ['active'], apiKey: { active: false } },
        { 'X-Request-Id': 'request-7', 'User-Agent': 'curl/8' },
      ),
    );

    expect(others).toEqual([]);
    expect(entry).toEqual({
      id: expect.any(String),
      action: 'api_key.updated',
      actor: expect.stringMatching(/^api-key:[0-9a-f-]{36}$/),
      targetType: 'api_key',
      targetId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      projectId: project.id,
      requestId: 'request-7',
      userAgent: 'curl/8',
      before: { label: 'Sync', scopes: ['full'], active: true },
      after: { label: 'Sync', scopes: ['full'], active: false },
      createTime: expect.any(String),
    });
  });

  // @holds L2
  it('names the secrets that were replaced, and never has one', async () => {
    const { request, at, entriesAfter, dependencies, project } = await startAudited();
    const { id } = (await request('POST', `${at}/provider-apps`, app)).body;
    await request('POST', `${at}/destinations`, hook);

    const entries = await entriesAfter(async () => {
      const providerApp = { clientSecret: 'second-secret' };
      await request('PATCH', `${at}/provider-apps/${id}`, { updateMask: ['clientSecret'], providerApp });
      const destination = { metadata: { headers: { Authorization: 'other-secret' } } };
      await request('PATCH', `${at}/destinations/hooks`, { updateMask: ['metadata.headers'], destination });
      await request('GET', `${at}/destinations/hooks?rotate=true&includeSecrets=true`);
      const secrets = { awsKeyId: 'first-secret', awsSecretKey: 'second-secret' };
      await request('POST', `${at}/destinations`, { ...queue, secrets });
      const updateMask = ['metadata', 'secrets.awsKeyId', 'secrets.awsSecretKey'];
      const moved = { metadata: { queueUrl: otherQueue }, secrets };
      await request('PATCH', `${at}/destinations/queue`, { updateMask, destination: moved });
    });

    expect(entries).toMatchObject([
      { action: 'provider_app.updated', replacedSecrets: ['clientSecret'] },
      { action: 'destination.updated', replacedSecrets: ['metadata.headers'] },
      { action: 'destination.signing_key_rotated', after: { url: 'https://hooks.example/in' } },
      { action: 'destination.secrets_read' },
      { action: 'destination.created' },
      {
        action: 'destination.updated',
        before: { queueUrl: queue.metadata.queueUrl },
        after: { queueUrl: otherQueue },
        replacedSecrets: ['metadata', 'secrets.awsKeyId', 'secrets.awsSecretKey'],
      },
    ]);
    const { body: all } = await request('GET', `${at}/audit-log`);
    expect(JSON.stringify(all)).not.toMatch(/-secret|whsec_/);
    const rows = await dependencies.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.projectId, project.id));
    expect(JSON.stringify(rows)).not.toContain('hooks.example');
  });

  it('tells what a key is limited to, and whose connections were stopped', async () => {
    const { request, at, entriesAfter, integration } = await startAudited();
    const limits = { allowedAddresses: ['203.0.113.0/24'], integrationIds: [integration.id] };
    const expireTime = '2099-01-01T00:00:00.000Z';

    const entries = await entriesAfter(async () => {
      const { id } = (await request('POST', `${at}/api-keys`, { label: 'l', expireTime, ...limits })).body;
      const updateMask = ['allowedAddresses'];
      await request('PATCH', `${at}/api-keys/${id}`, { updateMask, apiKey: { allowedAddresses: [] } });
      await request('POST', `${at}/connections:stop`, { groupRef: 'globex' });
      await request('POST', `${at}/connections:stop`, { integrationId: integration.name });
    });

    expect(entries).toMatchObject([
      { action: 'api_key.created', after: { ...limits, expireTime } },
      { action: 'api_key.updated', before: limits },
      { action: 'project.connections_stopped', groupRef: 'globex' },
      { action: 'project.connections_stopped', after: { integrationId: integration.name } },
    ]);
    expect(entries[1]?.after).not.toHaveProperty('allowedAddresses');
  });

  it('tells which events go where', async () => {
    const { request, at, entriesAfter } = await startAudited();
    const { id: destinationId } = (await request('POST', `${at}/destinations`, hook)).body;
    const make = async (path: string, body: object): Promise<string> =>
      (await request('POST', `${at}/${path}`, body)).body.id;
    const event = { eventType: 'connection.created' };
    let topicId = '';

    const entries = await entriesAfter(async () => {
      topicId = await make('topics', { name: 'alerts' });
      await make('topic-destination-routes', { topicId, destinationId });
      await make('notification-event-topic-routes', { topicId, ...event });
      await request('DELETE', `${at}/topics/${topicId}`);
    });

    expect(entries).toMatchObject([
      { action: 'topic.created', targetId: topicId, after: { name: 'alerts' } },
      { action: 'topic_destination_route.created', after: { topicId, destinationId } },
      { action: 'event_topic_route.created', after: { topicId, ...event } },
      { action: 'topic.deleted', targetId: topicId, before: { name: 'alerts' } },
    ]);
  });

  it('leaves nothing of a change that was refused or only shown, and one entry of one that was repeated', async () => {
    const { request, at, entriesAfter, given } = await startAudited();
    const keyed = { 'Idempotency-Key': 'once' };

    const entries = await entriesAfter(async () => {
      await request('PATCH', `${at}/api-keys/none`, { updateMask: ['active'], apiKey: { active: true } });
      await request('POST', `${at}/provider-apps`, { ...app, provider: 'none' });
      await request('PUT', `${at}/integrations:batch`, {
        manifest: given.manifest({ name: 'planned' }),
        dryRun: true,
      });
      await request('POST', `${at}/destinations`, hook);
      await request('GET', `${at}/destinations/hooks`);
      for (let n = 0; n < 3; n += 1) await request('POST', `${at}/api-keys`, { label: 'l' }, keyed);
    });

    expect(entries.map(({ action }) => action)).toEqual([
      'destination.created',
      'destination.secrets_read',
      'api_key.created',
    ]);
  });

  it('records of a deploy only the integrations that it changes, and credentials only where a builder replaces them', async () => {
    const { request, at, entriesAfter, given, connection, sandboxAccount } = await startAudited();
    const deploy = (name: string) =>
      request('PUT', `${at}/integrations:batch`, { manifest: given.manifest({ name }) });
    await deploy('first');
    const { groupRef } = connection.group;
    const { consumerRef } = connection.consumer;
    const token = await given.consumerToken({ groupRef, consumerRef });
    const body = { updateMask: ['apiKey'], connection: { apiKey: sandboxAccount.apiKey } };
    const update = (headers = {}) => request('PATCH', `${at}/connections/${connection.id}`, body, headers);

    const again = await entriesAfter(() => deploy('first'));
    const second = await entriesAfter(() => deploy('second'));
    const ofPerson = await entriesAfter(() => update(given.asConsumer(token)));
    const ofBuilder = await entriesAfter(() => update());
    const ofMetadata = await entriesAfter(() =>
      request('PATCH', `${at}/connections/${connection.id}`, {
        updateMask: ['providerWorkspaceRef'],
        connection: { providerWorkspaceRef: 'one' },
      }),
    );
    const ofDeletion = await entriesAfter(() => request('DELETE', `${at}/connections/${connection.id}`));

    expect(again).toEqual([]);
    expect(second).toMatchObject([
      {
        action: 'integration.deployed',
        after: { name: 'second', provider: 'sandboxApiKey', latestRevisionId: expect.any(String) },
      },
    ]);
    expect(second[0]).not.toHaveProperty('before');
    expect(ofPerson).toEqual([]);
    expect(ofDeletion).toMatchObject([
      {
        action: 'connection.deleted',
        targetId: connection.id,
        groupRef,
        consumerRef,
      },
    ]);
    expect(ofMetadata).toMatchObject([
      { action: 'connection.updated', after: { providerWorkspaceRef: 'one' } },
    ]);
    expect(ofBuilder).toMatchObject([
      {
        action: 'connection.credentials_replaced',
        targetId: connection.id,
        groupRef,
        consumerRef,
        replacedSecrets: ['apiKey'],
      },
    ]);
  });

  it('keeps entries as long as the setting says, and the entry about a deleted project', async () => {
    const { request, at, context, advanceClock, log, dependencies, project } = await startAudited();
    await request('POST', `${at}/api-keys`, { label: 'l' });
    const kept: number[] = [];

    for (const days of [364, 2]) {
      advanceClock(days * 24 * 60 * 60 * 1000);
      await deletePassing(context());
      kept.push((await log()).length);
    }

    expect(kept).toEqual([1, 0]);
    await request('DELETE', at);
    const rows = await dependencies.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.projectId, project.id));
    expect(rows).toMatchObject([{ action: 'project.deleted', orgId: project.orgId, targetId: project.id }]);
  });
});
