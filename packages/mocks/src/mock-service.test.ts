import { endpoints, type Integration, toAddress } from '@dowel/schema';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildProviderApp } from './builders/provider-apps.ts';
import { createMockService, type MockService } from './mock-service.ts';
import { MockStore } from './store.ts';

const service = createMockService();
const server = setupServer(...service.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => service.reset());
afterAll(() => server.close());

const base = 'https://dowel.test/v1';
const listIntegrations = '/projects/demo/integrations';

function fieldOf({ objects }: MockStore) {
  const contacts = objects['*']?.contacts;
  return contacts && 'fields' in contacts ? contacts.fields.email : undefined;
}

/** Sends a request with an API key, and `body` as JSON. */
async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(path.startsWith('/v1') ? base.replace(/\/v1$/, '') + path : base + path, {
    method,
    headers: { 'X-Api-Key': 'mock_full', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

describe('answering', () => {
  it.each(Object.entries(endpoints).map(([name, { wire }]) => [name, wire] as const))(
    'knows %s',
    async (name, wire) => {
      const names = [...wire.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'nothing']);
      const path = toAddress(wire, { ...Object.fromEntries(names), projectIdOrName: 'demo' });

      const { status, body } = await call(wire.method, path);

      if (status === 501)
        expect(body).toMatchObject({ code: 'not_mocked', detail: expect.stringContaining(name) });
      else expect(status).toBeLessThan(500);
    },
  );

  it.each<[string, string, string, Record<string, string>]>([
    ['an operation of a backend', 'POST', '/projects/demo/topics', {}],
    ['a call through the proxy', 'GET', '/v1/../proxy/contacts', { 'x-amp-proxy-version': '1' }],
  ])('says of %s that it has none, and who has', async (_, method, path, headers) => {
    const answer = await call(method, path, undefined, headers);

    expect(answer).toMatchObject({
      status: 501,
      body: { status: 501, code: 'not_mocked', remedy: expect.stringContaining('@dowel/testing') },
    });
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  });

  it('names the request in a problem as in its header', async () => {
    const { headers, body } = await call('GET', `${listIntegrations}/nothing`);

    expect(body.requestId).toBe(headers.get('X-Request-Id'));
  });
});

describe('ending a pause', () => {
  it('names the objects that stay paused while the credentials are bad', async () => {
    const { id: connectionId } = service.given.connection({ status: 'bad_credentials' });
    const { id, integrationId } = service.given.installation({ integrationId: 'crm-sync', connectionId });
    const path = `/v1/../read/v1${listIntegrations}/${integrationId}/installations/${id}:unpause`;

    const { status, headers } = await call('POST', path);

    expect([status, headers.get('Dowel-Warning')]).toEqual([204, 'still_paused;path="contacts"']);
  });
});

describe('signing in in steps', () => {
  it('leads to another account if the request confirms it', async () => {
    const signIn = async (id: string, confirmed: object = {}) => {
      service.store.account = { workspace: { id } };
      const connect = (body: object) =>
        call('POST', '/custom-auth/connect', { projectIdOrName: 'demo', ...body });
      const begun = await connect({ ...owner, ...confirmed });
      const { sessionId, url } = begun.body.redirect;
      const { params: callbackParams } = service.approve(url);
      return connect({ sessionId, callbackParams });
    };
    const owner = {
      provider: 'sandboxSteps',
      groupRef: 'acme',
      consumerRef: 'ada',
      customAuth: { accountCode: 'any' },
    };
    const named = await signIn('first', { account: { id: 'second' } });
    await signIn('first');

    const [unasked, confirmed] = [
      await signIn('second'),
      await signIn('second', { account: { id: 'second' } }),
    ];

    for (const answer of [named, unasked])
      expect(answer).toMatchObject({ status: 409, body: { code: 'account_differs' } });
    expect(confirmed.body.connection.account).toMatchObject({ id: 'second' });
  });
});

describe('signing in with what a provider does not take', () => {
  const owner = { groupRef: 'acme', consumerRef: 'ada', projectIdOrName: 'demo', provider: 'mockWorkspace' };

  it.each([
    ['credentials', '/projects/demo/connections:generate', { basicAuth: { username: 'a', password: 'b' } }],
    ['a sign-in in the browser', '/oauth-connect', {}],
  ])('is told before what else is missing: %s', async (_, path, body) => {
    const answer = await call('POST', path, { ...owner, ...body });

    expect(answer).toMatchObject({ status: 422, body: { code: 'auth_scheme_mismatch' } });
  });
});

describe('saving an installation with the connection that it has', () => {
  it('names what is not read again', async () => {
    const { id: connectionId } = service.given.connection();
    const { id, integrationId } = service.given.installation({ integrationId: 'crm-sync', connectionId });
    const objects = { contacts: { objectName: 'contacts', selectedFieldsAuto: 'all' } };

    const { status, headers } = await call(
      'PATCH',
      `${listIntegrations}/${integrationId}/installations/${id}`,
      {
        updateMask: ['connectionId', 'config.content.read.objects.contacts'],
        installation: { connectionId, config: { content: { read: { objects } } } },
      },
    );

    expect([status, headers.get('Dowel-Warning')]).toEqual([
      200,
      expect.stringContaining('not_read_again;path="config.content.read.objects.contacts"'),
    ]);
  });
});

describe('moving the address of a connection', () => {
  it('needs the credentials again', async () => {
    const { sandboxApiKey } = service.store.providers;
    if (!sandboxApiKey) throw new Error('The mock has no provider with an API key.');
    const willow = {
      ...sandboxApiKey,
      name: 'willow',
      baseURL: 'https://{{.workspace}}/api',
      metadata: { input: [{ name: 'workspace' }] },
    };
    service.store.providers = { ...service.store.providers, willow };
    const at = (value: string) => ({ providerMetadata: { workspace: { value, source: 'input' } } });
    const { body } = await call('POST', '/projects/demo/connections:generate', {
      provider: 'willow',
      groupRef: 'acme',
      consumerRef: 'ada',
      apiKey: 'good',
      ...at('crm.acme.test'),
    });
    const change = (connection: object) =>
      call('PATCH', `/projects/demo/connections/${body.id}`, {
        updateMask: Object.keys(connection),
        connection,
      });

    const refused = await change(at('crm.globex.test'));
    const same = await change(at('crm.acme.test'));
    const moved = await change({ ...at('crm.globex.test'), apiKey: 'new' });

    expect(refused).toMatchObject({ status: 422, body: { code: 'provider_host_not_allowed' } });
    expect(same.status).toBe(200);
    expect(moved).toMatchObject({ status: 200, body: { providerWorkspaceRef: 'crm.globex.test' } });
  });
});

describe('signing in over OAuth', () => {
  it('works once for an address', async () => {
    const body = { projectIdOrName: 'demo', provider: 'sandbox', groupRef: 'acme', consumerRef: 'ada' };
    const url = await call('POST', '/oauth-connect', body);

    const answers = [service.authorize(url.body), service.authorize(url.body)];

    expect(answers.map(({ eventType }) => eventType)).toEqual([
      'AUTHORIZATION_SUCCEEDED',
      'AUTHORIZATION_FAILED',
    ]);
  });

  it("goes through the group's own app, and never through that of another group", async () => {
    const { id: projectId } = service.store.project;
    service.store.providerApps = ['globex', 'acme'].map((groupRef) =>
      buildProviderApp({ id: `of-${groupRef}`, projectId, groupRef }),
    );
    const begin = (groupRef: string) =>
      call('POST', '/oauth-connect', {
        projectIdOrName: 'demo',
        provider: 'sandbox',
        groupRef,
        consumerRef: 'ada',
      });

    service.authorize((await begin('acme')).body);
    const withoutApp = await begin('initech');

    expect(service.store.connections[0]?.providerApp?.id).toBe('of-acme');
    expect(withoutApp.body.code).toBe('provider_app_missing');
  });
});

describe('a sign-in to another account that nobody confirms', () => {
  it('is given up after a quarter of an hour', async () => {
    let time = new Date('2026-01-05T09:00:00Z');
    const { given, store, fetch } = createMockService({ now: () => time });
    const before = { id: 'usual', workspace: { id: 'usual' }, since: time.toISOString() };
    const account = { id: 'other', workspace: { id: 'other' } };
    const expireTime = '2026-01-05T09:15:00.000Z';
    const { id } = given.connection({ account: before, offeredAccount: { ...account, expireTime } });
    const send = (method: string, body: string | null = null) =>
      fetch(`${base}/projects/demo/connections/${id}`, {
        method,
        body,
        headers: { 'X-Api-Key': 'mock_full' },
      });
    const confirm = JSON.stringify({ updateMask: ['account'], connection: { account: { id: 'other' } } });

    time = new Date(expireTime);

    expect(await (await send('GET')).json()).not.toHaveProperty('offeredAccount');
    expect((await send('PATCH', confirm)).status).toBe(409);
    expect(store.connections[0]?.account).toEqual(before);
  });
});

describe('an installation', () => {
  it('has the status of its last operation', async () => {
    const { id, integrationId } = service.given.installation();
    const path = `/projects/demo/integrations/${integrationId}/installations/${id}`;
    const before = await call('GET', path);

    service.given.operation({ status: 'failure' });
    const failed = await call('GET', path);
    service.given.operation({ status: 'in_progress' });
    const running = await call('GET', path);

    expect(before.body).not.toHaveProperty('lastOperationStatus');
    expect([failed, running].map(({ body }) => body.lastOperationStatus)).toEqual(['failure', 'in_progress']);
  });

  it('is unhealthy while the reads of an object are paused after failures', async () => {
    const { id, integrationId } = service.given.installation();
    service.store.pausedReads[id] = { contacts: { reason: 'failures', since: '2026-01-05T09:00:00.000Z' } };

    const { body } = await call('GET', `/projects/demo/integrations/${integrationId}/installations/${id}`);

    expect(body.healthStatus).toBe('unhealthy');
  });
});

describe('moving an installation to another connection', () => {
  it('refuses one to another account, until somebody confirms it', async () => {
    const account = (id: string) => ({ workspace: { id }, id, since: '2027-01-01T00:00:00Z' });
    const { id: connectionId } = service.given.connection({ account: account('acme') });
    const { id, integrationId } = service.given.installation({ connectionId });
    const other = service.given.connection({ account: account('globex') });
    const path = `/projects/demo/integrations/${integrationId}/installations/${id}`;
    const installation = { connectionId: other.id, account: { id: 'globex' } };

    const refused = await call('PATCH', path, { updateMask: ['connectionId'], installation });
    const moved = await call('PATCH', path, { updateMask: ['connectionId', 'account'], installation });

    expect(refused).toMatchObject({ status: 409, body: { code: 'account_differs' } });
    expect(moved).toMatchObject({ status: 200, body: { connection: { id: other.id } } });
  });
});

describe('making an endpoint fail', () => {
  it('answers a problem with its words, as often as asked', async () => {
    service.fail('listIntegrations', { code: 'not_ready', detail: 'Still starting.' }, { times: 1 });

    const first = await call('GET', listIntegrations);
    const second = await call('GET', listIntegrations);

    expect(first).toMatchObject({ status: 503, body: { detail: 'Still starting.', retryable: true } });
    expect(second.status).toBe(200);
  });

  it('breaks the connection until it recovers', async () => {
    service.fail('listIntegrations', 'network');

    await expect(call('GET', listIntegrations)).rejects.toThrow(TypeError);
    await expect(call('GET', listIntegrations)).rejects.toThrow(TypeError);
    service.recover('listIntegrations');

    expect((await call('GET', listIntegrations)).status).toBe(200);
  });

  it('leaves a call hanging', async () => {
    service.fail('listIntegrations', 'never', { times: 1 });

    const signal = AbortSignal.timeout(30);
    const hanging = fetch(base + listIntegrations, { headers: { 'X-Api-Key': 'mock_full' }, signal });

    await expect(hanging).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('looking at what was asked', () => {
  it('records each request with what came of it', async () => {
    const body = { provider: 'sandboxApiKey', groupRef: 'acme', consumerRef: 'ada', apiKey: 'k' };
    await call('POST', '/projects/demo/connections:generate', body);
    await call('GET', '/projects/demo/connections?groupRef=acme');

    expect(service.requests).toMatchObject([
      { endpoint: 'generateConnection', params: { projectIdOrName: 'demo' }, body, status: 201 },
      { endpoint: 'listConnections', query: { groupRef: 'acme' }, status: 200 },
    ]);
  });
});

describe('reading what a filter lets through', () => {
  it('compares the value that is delivered, where the customer has mapped it', async () => {
    const { integrationId, groupRef, config } = service.given.installation();
    const contacts = {
      objectName: 'contacts',
      selectedFields: { city: true },
      selectedValueMappings: { city: { capital: 'Oslo' } },
      fieldFilters: [{ fieldName: 'city', operator: 'eq' as const, value: 'capital' }],
    };
    Object.assign(config.content, { read: { objects: { contacts } } });
    const path = `/projects/demo/integrations/${integrationId}/objects/contacts`;

    await call('POST', `/v1/../read/v1${path}`, { groupRef, mode: 'async' });

    const found = Number(service.store.operations[0]?.metadata?.progress?.recordsProcessed);
    expect(found).toBeGreaterThan(0);
  });
});

describe('starting over', () => {
  it.each<[string, (from: MockService) => unknown, (from: MockService) => void]>([
    [
      'a manifest',
      ({ store }) => store.integrations[0]?.latestRevision.content.read?.objects?.length,
      ({ store }) => store.integrations[0]?.latestRevision.content.read?.objects?.splice(0),
    ],
    [
      'a field of an account',
      ({ store }) => fieldOf(store)?.displayName,
      ({ store }) => Object.assign(fieldOf(store) ?? {}, { displayName: 'X' }),
    ],
    ['the delay', ({ delayMs }) => delayMs, (from) => Object.assign(from, { delayMs: 300 })],
  ])('forgets what a test has changed in %s, here and in other services', (_, look, change) => {
    const before = look(service);

    change(service);
    const other = look(createMockService());
    service.reset();

    expect([other, look(service)]).toEqual([before, before]);
  });

  it('gives the same ids in the same order', async () => {
    const before = structuredClone(service.store.integrations);
    service.fail('listConnections', 'internal_error');
    service.given.installation();

    service.reset();

    const ids = ({ id, latestRevision }: Integration) => [id, latestRevision.id];
    expect(service.store.integrations.map(ids)).toEqual(before.map(ids));
    expect(service.store.installations).toEqual([]);
    expect(service.requests).toEqual([]);
    expect((await call('GET', '/projects/demo/connections')).body).toEqual([]);
  });
});

describe('hydrating', () => {
  it('says of each object that a provider without a connector cannot tell its fields, as the service does', async () => {
    service.given.connection({ provider: 'sandbox' });
    service.store.objects = {};

    const path = '/projects/demo/integrations/crm-sync:setup?groupRef=acme';
    const { body } = await call('GET', path);

    expect(body).not.toHaveProperty('revisionProblem');
    expect(body.revision.content.read.objects[0]).toMatchObject({
      objectName: 'contacts',
      error: expect.stringContaining('There is no connector for Juniper CRM yet'),
    });
  });
});

describe('starting from something else', () => {
  it('has as many fields as asked for', () => {
    const { store } = createMockService({ seed: { extraFields: 5000 } });

    const { contacts } = store.objectsOf('sandbox') ?? {};

    expect(contacts && 'fields' in contacts && Object.keys(contacts.fields).length).toBeGreaterThan(5000);
  });

  it('lets a function fill the store', () => {
    const { store } = createMockService({ project: { name: 'mine' }, seed: (empty) => empty.groups.push() });

    expect(store).toBeInstanceOf(MockStore);
    expect(store.project.name).toBe('mine');
    expect(store.integrations).toEqual([]);
  });

  it('knows the providers it is given, and refuses integrations that are not there', () => {
    const entry = { ...service.store.providers.sandboxApiKey, name: 'mine' };
    const { store, given } = createMockService({ providers: { mine: entry as never } });

    expect(store.providers.mine?.authType).toBe('apiKey');
    expect(() => given.installation({ integrationId: 'nothing' })).toThrow(/given\.integration first/);
    expect(given.installation({ integrationId: 'crm-sync-key' }).integrationId).toBe(
      'integration-crm-sync-key',
    );
  });
});
