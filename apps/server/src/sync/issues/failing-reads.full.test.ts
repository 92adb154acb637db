import type { GroupOverview, IntegrationObject, Issue } from '@dowel/schema';
import { inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { controlSandbox } from '../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../test/signing-in.ts';
import { connections } from '../../platform/db/tables.ts';
import { startReading } from '../reads/running/reading.fixture.ts';

const receiver = receiverOfEachTest();

const object = (objectName: string, ...fieldNames: string[]) => ({
  objectName,
  destination: 'demoWebhook',
  schedule: '*/30 * * * *',
  requiredFields: fieldNames.map((fieldName) => ({ fieldName })),
  backfill: { defaultPeriod: { fullHistory: true } },
});

const all = [object('contacts', 'email', 'job_title'), object('companies', 'name'), object('deals', 'name')];
const companies = [object('companies', 'name')];

/** An installation that reads some objects, whose first reads begin with the next `runJobs`. */
async function startInstalled(objects: readonly IntegrationObject[]) {
  const server = await startReading(receiver, {
    integration: { multiple: true, read: { objects: [...objects] } },
  });
  const chosen = Object.fromEntries(objects.map(({ objectName }) => [objectName, { objectName }]));
  const content = { provider: 'sandboxApiKey', read: { objects: chosen } };
  const install = (whose: object = {}) => server.install({ ...whose, config: { content } });
  const installation = await install();
  const { sandboxUrl, sandboxAccount, projectPath, request } = server;
  const ask = async <Body>(path: string): Promise<Body> => (await request('GET', projectPath + path)).body;
  return {
    ...server,
    install,
    installation,
    issues: (query = '') => ask<Issue[]>(`/issues${query}`),
    overview: () => ask<GroupOverview>(`/groups/${installation.group?.groupRef}`),
    fault: (fault: object) =>
      controlSandbox(sandboxUrl, '/faults', { account: sandboxAccount.accountId, ...fault }),
  };
}

describe('the issues of reads', () => {
  it('are one for each cause, with its own next step, and end with it', async () => {
    const { issues, overview, fault, runJobs, installation, operationsOf, nextScheduled, ...server } =
      await startInstalled(all);
    const refusal = { error: { message: 'Companies are moved to another place.' } };
    await fault({ name: 'forbidObject', object: 'deals' });
    await fault({ path: '/api/v1/objects/companies/records', status: 422, body: refusal });

    await runJobs();
    const found = await issues();
    const page = await overview();
    await controlSandbox(server.sandboxUrl, '/faults', {
      name: 'forbidObject',
      object: 'deals',
      on: false,
      account: server.sandboxAccount.accountId,
    });
    await nextScheduled();
    const left = await issues();

    expect(left[0]?.since).toBe(found[0]?.since);
    const runs = (await operationsOf(installation.id)).map(({ id }) => id);
    expect(found).toEqual([
      expect.objectContaining({
        reason: 'provider_refused',
        actor: 'builder',
        stops: 'reads',
        objects: ['companies'],
        words: expect.stringContaining('Companies are moved to another place.'),
        nextStep: expect.stringContaining('Do what the answer of the provider says'),
      }),
      expect.objectContaining({
        reason: 'forbidden',
        actor: 'consumer',
        // What has to be renewed, if another account is the way.
        authScheme: 'apiKey',
        stops: 'reads',
        objects: ['deals'],
        nextStep: expect.stringContaining('gets the permission'),
      }),
    ]);
    for (const { operationId } of found) expect(runs).toContain(operationId);
    expect(page.installations[0]?.issueIds).toEqual(found.map(({ id }) => id));
    expect(left.map(({ reason }) => reason)).toEqual(['provider_refused']);
  });

  it('are one for all customers when the provider does not answer, and nobody has to act', async () => {
    const { issues, overview, fault, runJobs, advanceClock, connect, install, installation, ...server } =
      await startInstalled(companies);
    const { request, projectPath, now, openAccount, dependencies } = server;
    const { accountId, apiKey } = await openAccount();
    const { id } = await connect({ groupRef: 'birch', consumerRef: 'bo', apiKey });
    await install({ groupRef: 'birch' });
    const second = await connect({ consumerRef: 'grace', apiKey: (await openAccount()).apiKey });
    await install({ installationRef: 'second', connectionId: second.id });
    for (const target of [{}, { account: accountId }])
      await fault({ path: '/api/v1/objects/companies/records', status: 503, ...target });

    const begun = now();
    for (let time = 0; time < 6; time += 1) {
      await runJobs();
      advanceClock(3 * 60_000);
    }

    expect(await issues('?actor=provider')).toEqual([
      expect.objectContaining({
        reason: 'provider_unreachable',
        subject: expect.objectContaining({ kind: 'provider' }),
        objects: ['companies'],
        affects: expect.objectContaining({ groupCount: 2, installationCount: 2 }),
      }),
    ]);
    const [first] = await issues();
    expect(Date.parse(first?.since ?? '') - begun.getTime()).toBeLessThan(60_000);
    // Other calls than those of reads have met it first: of one installation in both ways, and of one customer in each way.
    const met = { reason: 'provider_unreachable', actor: 'provider', nextStep: 'Wait.' } as const;
    const diagnosis = { ...met, since: now().toISOString() };
    const isEither = inArray(connections.id, [id, second.id]);
    await dependencies.db.update(connections).set({ diagnosis }).where(isEither);
    expect(await issues()).toEqual([
      expect.objectContaining({
        id: first?.id,
        since: first?.since,
        stops: 'everything',
        affects: expect.objectContaining({ groupCount: 2, installationCount: 3 }),
      }),
    ]);
    const shown = (await overview()).installations.find((one) => one.id === installation.id);
    expect(shown?.issueIds).toEqual([first?.id]);
    const groups = (await request('GET', `${projectPath}/groups`)).body;
    expect(groups.map(({ state }: { state: string }) => state)).toEqual(['waiting', 'waiting']);
  });

  it('ask for a read of everything where no schedule tries again what the provider has not answered', async () => {
    const { issues, fault, runJobs, advanceClock, trigger, installation, ...server } = await startInstalled(
      companies.map((one) => ({ ...one, schedule: '' })),
    );
    await fault({ path: '/api/v1/objects/companies/records', status: 503, times: 5 });
    for (let time = 0; time < 6; time += 1) {
      await runJobs();
      advanceClock(3 * 60_000);
    }
    const [issue, ...others] = await issues();
    const groups = (await server.request('GET', `${server.projectPath}/groups`)).body;

    await trigger(installation, { objectName: 'companies' });
    await runJobs();

    expect(others).toEqual([]);
    expect(issue).toMatchObject({
      reason: 'provider_unreachable',
      actor: 'builder',
      nextStep: expect.stringContaining('trigger a read'),
      objects: ['companies'],
    });
    expect(issue).not.toHaveProperty('nextTryTime');
    expect(groups).toMatchObject([{ state: 'needs_action' }]);
    expect(await issues()).toEqual([]);
  });

  it('are one for all customers of an integration when its manifest asks for what the provider refuses', async () => {
    const { issues, overview, fault, runJobs, connect, install, installation, openAccount, ...server } =
      await startInstalled(companies);
    const { accountId, apiKey } = await openAccount();
    await connect({ groupRef: 'birch', consumerRef: 'bo', apiKey });
    await install({ groupRef: 'birch' });
    const refusal = { path: '/api/v1/objects/companies/records', status: 422 };
    for (const target of [{}, { account: accountId }]) await fault({ ...refusal, ...target });
    // It works, although the integration is the same.
    const second = await connect({ consumerRef: 'grace', apiKey: (await openAccount()).apiKey });
    const well = await install({ installationRef: 'second', connectionId: second.id });

    await runJobs();

    const [issue, ...others] = await issues();
    expect(others).toEqual([]);
    expect(issue).toMatchObject({
      reason: 'provider_refused',
      subject: { kind: 'integration', id: installation.integrationId, name: server.integration.name },
      affects: { groupCount: 2, installationCount: 2 },
    });
    const shown = (await overview()).installations.map(({ id, issueIds }) => [id, issueIds]);
    expect(new Map(shown as [string, string[]][])).toEqual(
      new Map([
        [installation.id, [issue?.id]],
        [well.id, []],
      ]),
    );
  });

  it('name the fields that a provider does not show any more, and ask for one that a deploy requires', async () => {
    const { issues, fault, runJobs, nextScheduled, overview, given } = await startInstalled(all.slice(0, 1));
    await runJobs();
    const before = await issues();
    await fault({ name: 'changeSchema', object: 'contacts' });

    await nextScheduled();

    expect(before).toEqual([]);
    // The read has succeeded.
    expect(await issues()).toEqual([
      expect.objectContaining({
        reason: 'fields_left_out',
        actor: 'consumer',
        stops: 'nothing',
        objects: ['contacts'],
        words: expect.stringMatching(/^Left out: \w+\.$/),
      }),
    ]);
    expect((await overview()).state).toBe('needs_action');
    const [first] = await issues();
    await nextScheduled();
    const [again] = await issues();
    expect(again?.operationId).not.toBe(first?.operationId);
    expect(again?.since).toBe(first?.since);

    const contacts = { ...object('contacts'), requiredFields: [{ mapToName: 'stage' }] };
    await given.integration({ read: { objects: [contacts] } });
    await nextScheduled();
    expect((await issues()).filter(({ stops }) => stops === 'nothing')).toEqual([
      expect.objectContaining({
        reason: 'mapping_missing',
        actor: 'consumer',
        objects: ['contacts'],
        words: 'No field is chosen for stage.',
      }),
    ]);
  });

  it('are laid at the provider app when the provider refuses its secret, and not at the customer', async () => {
    const server = await startSignInServer({ env: { NODE_ENV: 'development' } });
    const { given, request, project, providerApp, clientId } = server;
    const path = `/v1/projects/${project.id}`;
    await given.oauthConnection();
    await request('POST', `${path}/destinations`, {
      name: 'demoWebhook',
      type: 'webhook',
      metadata: { url: receiver.url },
    });
    const integration = await given.integration({
      oauth: true,
      read: { objects: [object('contacts', 'email')] },
    });
    const content = {
      provider: 'sandbox',
      read: { objects: { contacts: { objectName: 'contacts' } } },
    };
    const installation = await given.installation(integration, { content });
    await request('PATCH', `${path}/provider-apps/${providerApp.id}`, {
      updateMask: ['clientSecret'],
      providerApp: { clientSecret: 'another' },
    });
    await controlSandbox(server.sandboxUrl, '/faults', { clientId, path: '/api', status: 401 });

    await request('POST', `/read${path}/integrations/${integration.id}/objects/contacts`, {
      groupRef: 'acme',
      mode: 'async',
    });
    await server.runJobs();

    const runs = await request(
      'GET',
      `${path}/integrations/${integration.id}/installations/${installation.id}/operations`,
    );
    const { body: explained } = await request('GET', `${path}/operations/${runs.body.results[0].id}:explain`);
    expect(explained.diagnosis).toMatchObject({ kind: 'misconfigured_app', actor: 'builder' });
    expect(explained.requests.at(-1)).toMatchObject({ status: 401 });
    expect((await request('GET', `${path}/issues`)).body).toMatchObject([
      { reason: 'misconfigured_app', actor: 'builder', subject: { kind: 'providerApp', id: providerApp.id } },
    ]);
  });
});
