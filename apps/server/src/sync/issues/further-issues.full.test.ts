import type { GroupOverview, GroupSummary, Issue } from '@dowel/schema';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { controlSandbox } from '../../../test/sandbox-control.ts';
import { apiKeys, connections, destinations } from '../../platform/db/tables.ts';
import { startReading } from '../reads/running/reading.fixture.ts';

const receiver = receiverOfEachTest();

const contacts = {
  objectName: 'contacts',
  destination: 'demoWebhook',
  schedule: '*/30 * * * *',
  requiredFields: [{ fieldName: 'email' }],
  backfill: { defaultPeriod: { fullHistory: true } },
};

/** A customer whose contacts go to `demoWebhook`, and who may write them. */
async function startInstalled() {
  const server = await startReading(receiver, {
    integration: { read: { objects: [contacts] }, write: { objects: [{ objectName: 'contacts' }] } },
  });
  const chosen = { objects: { contacts: { objectName: 'contacts' } } };
  const installation = await server.install({
    config: { content: { provider: 'sandboxApiKey', read: chosen, write: chosen } },
  });
  const { projectPath, request, sandboxUrl, sandboxAccount, integration } = server;
  const ask = async <Body>(path: string): Promise<Body> => (await request('GET', projectPath + path)).body;
  return {
    ...server,
    installation,
    issues: (query = '') => ask<Issue[]>(`/issues${query}`),
    groups: (query = '') => ask<GroupSummary[]>(`/groups${query}`),
    overview: () => ask<GroupOverview>('/groups/acme'),
    fault: (fault: object) =>
      controlSandbox(sandboxUrl, '/faults', { account: sandboxAccount.accountId, ...fault }),
    write: (record: object) =>
      request('POST', `/write${projectPath}/integrations/${integration.id}/objects/contacts`, {
        groupRef: 'acme',
        mode: 'synchronous',
        type: 'create',
        record,
      }),
  };
}

/** A customer who has connected an account, and has installed nothing. */
async function startConnected() {
  const server = await startConnectedServer();
  const issues = async (): Promise<Issue[]> =>
    (await server.request('GET', `${server.projectPath}/issues`)).body;
  return { ...server, issues };
}

describe('a destination that takes nothing', () => {
  it('concerns the customers who send to it, and says what helps', async () => {
    const { issues, groups, overview, runJobs, installation } = await startInstalled();
    receiver.answers((response) => response.writeHead(404).end());

    await runJobs();
    const [issue] = await issues();

    expect(issue).toMatchObject({
      reason: 'destination_failing',
      actor: 'builder',
      nextStep: expect.stringContaining('Set the destination to the address'),
      nextTryTime: expect.any(String),
      affects: { groupCount: 1, installationCount: 1, first: [{ installationId: installation.id }] },
    });
    expect(await groups('?state=needs_action')).toMatchObject([
      { groupRef: 'acme', issue: { id: issue?.id } },
    ]);
    expect(await overview()).toMatchObject({
      state: 'needs_action',
      installations: [{ issueIds: [issue?.id] }],
    });
    expect(await issues('?groupRef=acme')).toEqual([issue]);
    expect(await issues('?groupRef=nobody')).toEqual([]);
  });

  it('is no matter of customers who have switched off what goes there', async () => {
    const { issues, groups, dependencies, project, request, base, installation } = await startInstalled();
    await dependencies.db
      .update(destinations)
      .set({ disabledTime: new Date() })
      .where(eq(destinations.projectId, project.id));
    const [disabled] = await issues();
    expect(disabled).toMatchObject({ affects: { groupCount: 1 } });
    expect(disabled?.words).toContain('Events of subscriptions wait for a day');

    await request('PATCH', `${base}/installations/${installation.id}`, {
      updateMask: ['config.content.read.objects.contacts.disabled'],
      installation: { config: { content: { read: { objects: { contacts: { disabled: true } } } } } },
    });

    expect(await issues()).toMatchObject([{ reason: 'destination_disabled', affects: { groupCount: 0 } }]);
    expect(await groups()).toMatchObject([{ groupRef: 'acme', state: 'working' }]);
  });
});

describe('a read that is tried again', () => {
  const records = { path: '/api/v1/objects/contacts/records', times: 1 };

  it('is an issue before it is given up, which says when the next call is', async () => {
    const server = await startInstalled();
    const faults = [
      [{ status: 503 }, 'provider_unreachable', 'answered 503'],
      [{ status: 200, body: '<html>Maintenance</html>' }, 'provider_unreadable', 'which is not JSON'],
    ] as const;
    for (const [fault, reason, words] of faults) {
      await server.fault({ ...records, ...fault });

      await server.runJobs();
      const [issue] = await server.issues();
      const explaining = `${server.projectPath}/operations/${issue?.operationId}:explain`;
      const { body: explained } = await server.request('GET', explaining);

      expect(issue).toMatchObject({ reason, actor: 'provider', words: expect.stringContaining(words) });
      const nextTry = Date.parse(issue?.nextTryTime ?? '');
      expect(nextTry).toBeGreaterThan(server.now().getTime());
      expect(explained).toMatchObject({
        operation: { status: 'in_progress' },
        diagnosis: { kind: reason, words: expect.stringContaining(words) },
      });
      expect(await server.groups('?state=waiting')).toMatchObject([{ issue: { reason } }]);
      server.advanceClock(nextTry - server.now().getTime());
    }
    await server.fault({ ...records, status: 429, retryAfterSeconds: 3600 });
    await server.runJobs();
    const [issue] = await server.issues();
    expect(issue).toMatchObject({ reason: 'rate_limited', actor: 'provider' });
    expect(Date.parse(issue?.nextTryTime ?? '')).toBeGreaterThan(server.now().getTime());
    expect((await server.overview()).operations[0]?.status).toBe('in_progress');
  });

  it('is an issue that says when the next call is, also after it is given up', async () => {
    const server = await startInstalled();
    await server.fault({ name: 'cutConnection' });
    const status = async () => (await server.overview()).operations[0]?.status;
    for (let turn = 0; turn < 10 && (await status()) !== 'failure'; turn += 1) {
      await server.runJobs();
      server.advanceClock(5 * 60_000);
    }

    const [issue] = await server.issues();

    expect(await status()).toBe('failure');
    expect(issue).toMatchObject({ reason: 'provider_unreachable', actor: 'provider' });
    expect(Date.parse(issue?.nextTryTime ?? '')).toBeGreaterThan(server.now().getTime());
  });
});

describe('a write that is refused', () => {
  it('is an issue until another one goes well', async () => {
    const { issues, groups, write, fault } = await startInstalled();
    await write({ last_name: 'Okafor', nobody_knows_this: 'field' });
    const [issue, ...others] = await issues();
    const listed = await groups();
    const body = { error: { code: 'forbidden', message: 'This user may only read contacts.' } };
    const path = '/api/v1/objects/contacts/records';
    await fault({ path, method: 'POST', status: 403, body, times: 1 });
    await write({ last_name: 'Okafor' });
    const [, forbidden] = await issues();

    await write({ last_name: 'Okafor' });

    expect(others).toEqual([]);
    expect(issue).toMatchObject({
      reason: 'record_refused',
      actor: 'builder',
      stops: 'writes',
      objects: ['contacts'],
      words: expect.stringContaining('nobody_knows_this'),
      operationId: expect.any(String),
    });
    expect(listed).toMatchObject([{ state: 'needs_action', issue: { id: issue?.id } }]);
    // What the provider said is quoted to the customer, so it ends there.
    const words = expect.stringMatching(/ answered 403: This user may only read contacts\.$/);
    expect(forbidden).toMatchObject({ reason: 'forbidden', actor: 'consumer', stops: 'writes', words });
    expect(await issues()).toEqual([]);
  });
});

describe('what a deploy takes away', () => {
  it('is an issue at once, until a deploy has it again', async () => {
    const { issues, groups, integration, projectPath, request, runJobs, connect, install, openAccount } =
      await startInstalled();
    await connect({ groupRef: 'birch', consumerRef: 'bo', apiKey: (await openAccount()).apiKey });
    const read = { objects: { contacts: { objectName: 'contacts' } } };
    await install({ groupRef: 'birch', config: { content: { provider: 'sandboxApiKey', read } } });
    await runJobs();
    const deploy = (object: object) =>
      request('PUT', `${projectPath}/integrations:batch?destructive=true`, {
        manifest: {
          specVersion: '1.0.0',
          integrations: [{ name: integration.name, provider: 'sandboxApiKey', read: { objects: [object] } }],
        },
      });

    await deploy({ ...contacts, requiredFields: [{ mapToName: 'stage' }] });
    const unmapped = await issues('?groupRef=birch');
    await deploy({ ...contacts, objectName: 'deals', requiredFields: [] });
    const found = await issues();
    const listed = await groups();
    await deploy(contacts);

    expect(unmapped).toMatchObject([
      { reason: 'mapping_missing', actor: 'consumer', words: 'No field is chosen for stage.' },
    ]);
    // One deploy is one cause, however many customers miss the object.
    expect(found).toMatchObject([
      {
        reason: 'object_not_deployed',
        actor: 'builder',
        subject: { kind: 'integration', id: integration.id },
        stops: 'reads',
        objects: ['contacts'],
        affects: { groupCount: 2, installationCount: 2 },
      },
    ]);
    expect(listed).toMatchObject([{ state: 'needs_action' }, { state: 'needs_action' }]);
    expect(await issues()).toEqual([]);
  });
});

describe('other causes', () => {
  it('has an issue of each provider app that is refused', async () => {
    const { issues, dependencies, request, projectPath, connect, now } = await startConnected();
    const apps: string[] = [];
    for (const groupRef of ['birch', 'cedar']) {
      const app = { provider: 'sandbox', clientId: groupRef, clientSecret: groupRef, groupRef };
      const { body } = await request('POST', `${projectPath}/provider-apps`, app);
      const { id } = await connect({ groupRef, consumerRef: groupRef });
      const diagnosis = {
        reason: 'misconfigured_app' as const,
        since: now().toISOString(),
        actor: 'builder' as const,
        nextStep: 'Tell the people who run this product.',
      };
      await dependencies.db
        .update(connections)
        .set({ providerAppId: body.id, status: 'bad_credentials', diagnosis })
        .where(eq(connections.id, id));
      apps.push(body.id);
    }

    const found = (await issues()).filter(({ reason }) => reason !== 'account_shared');

    expect(found.map(({ subject }) => [subject.kind, subject.id]).toSorted()).toEqual(
      apps.map((id) => ['providerApp', id]).toSorted(),
    );
    expect(found.map(({ subject }) => subject.groupRef).toSorted()).toEqual(['birch', 'cedar']);
    expect(found[0]?.nextStep).toMatch(/^The provider app is their own: ask/);
    expect(found[0]?.words).toContain('that the customer has registered');
  });

  it('has an issue of a key that was in use when it expired, and none of one that nobody used', async () => {
    const { issues, install, dependencies, project, request, projectPath, now } = await startConnected();
    await install();
    for (const label of ['In use', 'Forgotten']) await request('POST', `${projectPath}/api-keys`, { label });
    const isOf = (label: string) =>
      sql`${apiKeys.projectId} = ${project.id}::uuid and ${apiKeys.label} = ${label}`;
    const hour = (ago: number) => new Date(now().getTime() - ago * 60 * 60 * 1000);
    const expireTime = hour(1);
    await dependencies.db
      .update(apiKeys)
      .set({ expireTime, lastUsedTime: hour(2) })
      .where(isOf('In use'));
    await dependencies.db
      .update(apiKeys)
      .set({ expireTime, lastUsedTime: hour(99) })
      .where(isOf('Forgotten'));

    const expired = {
      reason: 'api_key_expired',
      subject: { kind: 'apiKey', name: 'In use' },
      stops: 'calls',
    };
    expect(await issues()).toMatchObject([expired]);
    // It concerns the calls about each customer, and makes none of them look broken in the list.
    const { body: overview } = await request('GET', `${projectPath}/groups/acme`);
    expect(overview).toMatchObject({ state: 'working', issues: [expired] });
    expect((await request('GET', `${projectPath}/groups`)).body[0]).not.toHaveProperty('issue');
  });
});
