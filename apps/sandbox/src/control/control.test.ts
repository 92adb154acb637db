import { describe, expect, it } from 'vitest';
import { createSandbox } from '../app.ts';
import { authorization, checkHealth, connect, decide, post, refreshForm } from '../oauth/consent.fixture.ts';

type Sandbox = ReturnType<typeof createSandbox>;

const control = (sandbox: Sandbox, path: string, body?: unknown, method = 'POST') =>
  sandbox.request(`/control${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });

const callAs = (sandbox: Sandbox, apiKey: string, path = '/me') =>
  sandbox.request(`/api/v1${path}`, { headers: { 'x-api-key': apiKey } });

describe('switching faults on', () => {
  it('fails calls as often as told, with Retry-After', async () => {
    const sandbox = createSandbox();
    await control(sandbox, '/faults', { path: '/api/v1', status: 429, times: 2, retryAfterSeconds: 3 });
    const answers = [
      await callAs(sandbox, 'juniper_demo_acme'),
      await callAs(sandbox, 'juniper_demo_acme'),
      await callAs(sandbox, 'juniper_demo_acme'),
    ];

    expect(answers.map((answer) => answer.status)).toEqual([429, 429, 200]);
    expect(answers[0]?.headers.get('retry-after')).toBe('3');
    expect(await answers[0]?.json()).toMatchObject({ error: { code: 'rate_limited' } });
  });

  it('touches only calls with the key it names', async () => {
    const sandbox = createSandbox();
    await control(sandbox, '/faults', { path: '/api/v1', status: 500, apiKey: 'juniper_demo_acme' });

    expect((await callAs(sandbox, 'juniper_demo_globex')).status).toBe(200);
    expect((await callAs(sandbox, 'juniper_demo_acme')).status).toBe(500);
  });

  it('touches only the application it names, at the token endpoint and in the API', async () => {
    const sandbox = createSandbox();
    const tokens = await connect(sandbox);
    await control(sandbox, '/faults', {
      path: '/',
      status: 503,
      clientId: 'dowel-demo',
      body: 'down for maintenance',
    });
    const refresh = await post(sandbox, '/oauth/token', refreshForm(tokens.refresh_token));

    expect(refresh.status).toBe(503);
    expect(await refresh.text()).toBe('down for maintenance');
    expect(await checkHealth(sandbox, tokens.access_token)).toBe(503);
    expect((await callAs(sandbox, 'juniper_demo_acme')).status).toBe(200);
  });

  it('leaves the refresh token unused when the token endpoint fails', async () => {
    const sandbox = createSandbox();
    const tokens = await connect(sandbox);
    await control(sandbox, '/faults', { path: '/oauth/token', status: 500, times: 1 });
    await post(sandbox, '/oauth/token', refreshForm(tokens.refresh_token));

    expect((await post(sandbox, '/oauth/token', refreshForm(tokens.refresh_token))).status).toBe(200);
  });

  it('removes the faults of one key and keeps the others', async () => {
    const sandbox = createSandbox();
    await control(sandbox, '/faults', { path: '/api', status: 500, apiKey: 'juniper_demo_acme' });
    await control(sandbox, '/faults', { path: '/api', status: 500, apiKey: 'juniper_demo_globex' });
    await control(sandbox, '/faults?apiKey=juniper_demo_acme', undefined, 'DELETE');

    expect((await callAs(sandbox, 'juniper_demo_acme')).status).toBe(200);
    expect((await callAs(sandbox, 'juniper_demo_globex')).status).toBe(500);
  });

  it('only delays calls when no status is given', async () => {
    const sandbox = createSandbox();
    await control(sandbox, '/faults', { path: '/api/v1', delayMs: 1 });

    expect((await callAs(sandbox, 'juniper_demo_acme')).status).toBe(200);
  });

  it('refuses a fault that would do nothing', async () => {
    const response = await control(createSandbox(), '/faults', { path: '/api' });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { message: expect.stringContaining('it would do nothing') },
    });
  });
});

describe('preparing a world', () => {
  it('registers applications that can connect', async () => {
    const sandbox = createSandbox();
    const redirectUris = ['http://localhost:9999/back?from=juniper'];
    const created = await (await control(sandbox, '/clients', { name: 'Mine', redirectUris })).json();
    const overrides = { client_id: created.clientId, redirect_uri: redirectUris[0] ?? '' };

    const location = await decide(sandbox, 'allow', overrides);
    expect(location.href).toContain('http://localhost:9999/back?from=juniper&code=');
    const denied = await decide(sandbox, 'deny', overrides);
    expect(denied.searchParams.get('from')).toBe('juniper');
    expect(denied.searchParams.get('error')).toBe('access_denied');
  });

  it('opens accounts with a key and records of their own', async () => {
    const sandbox = createSandbox();
    const { accountId, apiKey } = await (await control(sandbox, '/accounts', { name: 'Test Ltd' })).json();
    await sandbox.request('/api/v1/objects/contacts/records/con_000001', {
      method: 'DELETE',
      headers: { 'x-api-key': apiKey },
    });

    expect(await (await callAs(sandbox, apiKey)).json()).toMatchObject({
      account: { id: accountId, name: 'Test Ltd' },
    });
    const path = '/objects/contacts/records/con_000001';
    expect((await callAs(sandbox, 'juniper_demo_acme', path)).status).toBe(200);
    expect(
      await (await sandbox.request(`/oauth/authorize?${new URLSearchParams(authorization)}`)).text(),
    ).toContain('Test Ltd');
  });

  it('adds thousands of fields', async () => {
    const sandbox = createSandbox();
    await control(sandbox, '/fields', { account: 'acme', object: 'contacts', count: 3000 });
    await control(sandbox, '/fields', { account: 'acme', object: 'contacts', count: 1 });
    const { fields } = await (await callAs(sandbox, 'juniper_demo_acme', '/objects/contacts/fields')).json();

    const names = new Set(fields.map((field: { name: string }) => field.name));
    expect(names.size).toBe(fields.length);
    expect(names).toContain('generated_03001_c');
  });

  it('adds records that have just changed, and lists every one once', async () => {
    const sandbox = createSandbox();
    await control(sandbox, '/records', { account: 'acme', object: 'contacts', count: 450 });
    await control(sandbox, '/records', { account: 'acme', object: 'contacts', count: 10 });

    const ids: string[] = [];
    let cursor = '';
    do {
      const path = `/objects/contacts/records?limit=200&fields=email${cursor && `&cursor=${cursor}`}`;
      const page = await (await callAs(sandbox, 'juniper_demo_acme', path)).json();
      ids.push(...page.records.map(({ id }: { id: string }) => id));
      cursor = page.nextCursor ?? '';
    } while (cursor !== '');

    expect(new Set(ids).size).toBe(580);
    expect(ids).toHaveLength(580);
  });

  it('adds records that say which account they belong to, in a field that takes a text', async () => {
    const sandbox = createSandbox();
    const add = (accountField: string) =>
      control(sandbox, '/records', { account: 'globex', object: 'contacts', count: 3, accountField });

    const refused = await add('nowhere');
    await add('job_title');

    expect(refused.status).toBe(400);
    const path = '/objects/contacts/records?limit=200&where=job_title:globex';
    const { records } = await (await callAs(sandbox, 'juniper_demo_globex', path)).json();
    expect(records.map(({ id }: { id: string }) => id)).toEqual(['con_000121', 'con_000122', 'con_000123']);
  });

  it('shortens the life of access tokens, of one application or of all', async () => {
    const sandbox = createSandbox();
    await control(sandbox, '/token-lifetime', { accessTokenSeconds: 60 });
    expect(await connect(sandbox)).toMatchObject({ expires_in: 60 });
    await control(sandbox, '/token-lifetime', { accessTokenSeconds: 1, clientId: 'dowel-demo' });
    expect(await connect(sandbox)).toMatchObject({ expires_in: 1 });
  });

  it('disconnects an application', async () => {
    const sandbox = createSandbox();
    const { access_token } = await connect(sandbox);
    const response = await control(sandbox, '/revocations', { clientId: 'dowel-demo', account: 'acme' });

    expect(await response.json()).toEqual({ revoked: 1 });
    expect(await checkHealth(sandbox, access_token)).toBe(401);
  });

  it('puts everything back', async () => {
    const sandbox = createSandbox();
    const { access_token } = await connect(sandbox);
    await control(sandbox, '/faults', { path: '/api/v1/objects', status: 500 });
    await control(sandbox, '/fields', { account: 'acme', object: 'deals', count: 5 });
    await control(sandbox, '/reset');

    expect(await checkHealth(sandbox, access_token)).toBe(401);
    const { fields } = await (await callAs(sandbox, 'juniper_demo_acme', '/objects/deals/fields')).json();
    expect(fields).toHaveLength(19);
  });

  it('answers only callers on this machine', async () => {
    const sandbox = createSandbox();

    expect((await sandbox.request('http://rebound.example/control/reset', { method: 'POST' })).status).toBe(
      403,
    );
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await sandbox.request('/control/reset', { method: 'POST', headers })).status).toBe(403);
  });
});
