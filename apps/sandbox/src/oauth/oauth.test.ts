import { describe, expect, it } from 'vitest';
import { createSandbox } from '../app.ts';
import {
  authorization,
  checkHealth,
  connect,
  decide,
  exchangeForm,
  post,
  refreshForm,
  type Tokens,
} from './consent.fixture.ts';

const ask = (overrides: Record<string, string> = {}) =>
  `/oauth/authorize?${new URLSearchParams({ ...authorization, ...overrides })}`;

describe('asking for consent', () => {
  it('names the application, the accounts and the scopes, and may be followed to the application', async () => {
    const response = await createSandbox().request(ask());
    const page = await response.text();

    expect(page).toContain('Dowel demo');
    expect(page).toContain('Acme Inc');
    expect(page).toContain('Globex');
    expect(page).toContain('Change people, companies and deals');
    expect(response.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://localhost:4310;",
    );
  });

  it('escapes what the application sent', async () => {
    const page = await (await createSandbox().request(ask({ state: '"><script>' }))).text();

    expect(page).not.toContain('<script>');
  });

  it.each([
    ['an unknown application', { client_id: 'nobody' }],
    ['an unregistered redirect address', { redirect_uri: 'https://elsewhere.example/callback' }],
  ])('explains %s on a page of its own and does not redirect', async (_case, overrides) => {
    const sandbox = createSandbox();

    for (const response of [
      await sandbox.request(ask(overrides)),
      await post(sandbox, '/oauth/authorize', {
        ...authorization,
        ...overrides,
        account: 'acme',
        decision: 'allow',
      }),
    ]) {
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
      expect(await response.text()).toContain('cannot connect this application');
    }
  });

  it('sends an unknown scope back to the application', async () => {
    const response = await createSandbox().request(ask({ scope: 'crm.admin' }));

    const location = new URL(response.headers.get('location') ?? '');
    expect(location.searchParams.get('error')).toBe('invalid_scope');
    expect(location.searchParams.get('state')).toBe('state-1');
  });

  it('ignores a form sent by another site', async () => {
    const form = { ...authorization, account: 'acme', decision: 'allow' };
    const response = await post(createSandbox(), '/oauth/authorize', form, {
      'sec-fetch-site': 'cross-site',
    });

    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });

  it('tells the application when the person denies', async () => {
    const location = await decide(createSandbox(), 'deny');

    expect(location.origin + location.pathname).toBe(authorization.redirect_uri);
    expect(Object.fromEntries(location.searchParams)).toEqual({
      error: 'access_denied',
      error_description: expect.stringContaining('denied'),
      state: 'state-1',
    });
  });
});

describe('exchanging a code', () => {
  it('answers tokens for the account that was chosen', async () => {
    const sandbox = createSandbox();
    const tokens = await connect(sandbox, { account: 'globex' });

    expect(tokens).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'crm.read crm.write',
      account: { id: 'globex', name: 'Globex', plan_url: 'https://juniper.example/plans/growth' },
      user: { id: 'usr_globex' },
    });
    const authorization = `Bearer ${tokens.access_token}`;
    const me = await sandbox.request('/api/v1/me', { headers: { authorization } });
    expect(await me.json()).toMatchObject({ account: { id: 'globex' }, user: { id: 'usr_globex' } });
  });

  it('answers tokens for the person who was chosen, at each refresh too', async () => {
    const sandbox = createSandbox();
    const first = await connect(sandbox, { person: 'usr_acme_2', account: '' });
    const renewed = await post(sandbox, '/oauth/token', refreshForm(first.refresh_token));
    const tokens = (await renewed.json()) as Tokens;

    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const me = await sandbox.request('/api/v1/me', { headers });
    for (const { account, user } of [first, tokens]) {
      expect([account, user]).toMatchObject([{ id: 'acme' }, { id: 'usr_acme_2' }]);
    }
    expect(await me.json()).toEqual({
      account: { id: 'acme', name: 'Acme Inc' },
      user: { id: 'usr_acme_2', name: 'Odile Marsh', email: 'odile@acme.example' },
    });
  });

  it('accepts the application by HTTP basic too', async () => {
    const sandbox = createSandbox();
    const code = (await decide(sandbox, 'allow')).searchParams.get('code') ?? '';
    const { client_id, client_secret, ...form } = exchangeForm(code);
    const credentials = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
    const response = await post(sandbox, '/oauth/token', form, { authorization: `Basic ${credentials}` });

    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('works without PKCE when no challenge was sent', async () => {
    const sandbox = createSandbox();
    const location = await decide(sandbox, 'allow', { code_challenge: '', code_challenge_method: '' });
    const { code_verifier: _, ...form } = exchangeForm(location.searchParams.get('code') ?? '');

    expect((await post(sandbox, '/oauth/token', form)).status).toBe(200);
  });

  it.each([
    [
      'a wrong verifier',
      { code_verifier: 'another-verifier-of-the-right-length-0123456789' },
      'invalid_grant',
    ],
    ['no verifier', { code_verifier: '' }, 'invalid_grant'],
    ['a wrong secret', { client_secret: 'guess' }, 'invalid_client'],
    ['no secret', { client_secret: '' }, 'invalid_client'],
    ['another redirect address', { redirect_uri: 'http://localhost:4310/other' }, 'invalid_request'],
  ])('refuses %s', async (_case, overrides, error) => {
    const sandbox = createSandbox();
    const code = (await decide(sandbox, 'allow')).searchParams.get('code') ?? '';
    const response = await post(sandbox, '/oauth/token', exchangeForm(code, overrides));

    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.json()).toMatchObject({ error });
  });

  it('refuses a replayed code and ends what it gave', async () => {
    const sandbox = createSandbox();
    const code = (await decide(sandbox, 'allow')).searchParams.get('code') ?? '';
    const first = await (await post(sandbox, '/oauth/token', exchangeForm(code))).json();
    const replay = await post(sandbox, '/oauth/token', exchangeForm(code));

    expect(await replay.json()).toMatchObject({ error: 'invalid_grant' });
    expect(await checkHealth(sandbox, first.access_token)).toBe(401);
  });

  it('refuses an old code', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const sandbox = createSandbox({ now: () => now });
    const code = (await decide(sandbox, 'allow')).searchParams.get('code') ?? '';
    now = new Date('2026-01-01T00:02:00Z');
    const response = await post(sandbox, '/oauth/token', exchangeForm(code));

    expect(await response.json()).toMatchObject({ error: 'invalid_grant' });
  });
});

describe('refreshing', () => {
  it('answers new tokens once the access token has expired', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const sandbox = createSandbox({ now: () => now });
    const before = await connect(sandbox);
    now = new Date('2026-01-01T01:00:01Z');
    expect(await checkHealth(sandbox, before.access_token)).toBe(401);

    const response = await post(sandbox, '/oauth/token', refreshForm(before.refresh_token));
    const after = await response.json();

    expect(after.refresh_token).not.toBe(before.refresh_token);
    expect(after).toMatchObject({ expires_in: 3600, account: { id: 'acme' }, user: { id: 'usr_acme' } });
    expect(await checkHealth(sandbox, after.access_token)).toBe(200);
  });
});

describe('taking a consent back', () => {
  it('lets a person disconnect an application', async () => {
    const sandbox = createSandbox();
    const tokens = await connect(sandbox);
    const page = await (await sandbox.request('/connected-apps')).text();
    const action = /action="([^"]+disconnect)"/.exec(page)?.[1] ?? '';
    await post(sandbox, action, {});

    expect(await checkHealth(sandbox, tokens.access_token)).toBe(401);
    const refresh = await post(sandbox, '/oauth/token', refreshForm(tokens.refresh_token));
    expect(await refresh.json()).toMatchObject({ error: 'invalid_grant' });
    expect(await (await sandbox.request('/connected-apps')).text()).toContain('No application is connected');
  });

  it('lets an application revoke its own refresh token, and nobody else’s', async () => {
    const sandbox = createSandbox();
    const tokens = await connect(sandbox);
    const body = JSON.stringify({ redirectUris: ['http://localhost/cb'] });
    const headers = { 'content-type': 'application/json' };
    const other = await (await sandbox.request('/control/clients', { method: 'POST', body, headers })).json();

    const token = tokens.refresh_token;
    await post(sandbox, '/oauth/revoke', {
      token,
      client_id: other.clientId,
      client_secret: other.clientSecret,
    });
    expect(await checkHealth(sandbox, tokens.access_token)).toBe(200);
    await post(sandbox, '/oauth/revoke', {
      token,
      client_id: 'dowel-demo',
      client_secret: 'dowel-demo-secret',
    });
    expect(await checkHealth(sandbox, tokens.access_token)).toBe(401);
  });
});

describe('scopes', () => {
  it('keep a reading application from writing', async () => {
    const sandbox = createSandbox();
    const { access_token } = await connect(sandbox, { scope: 'crm.read' });
    const response = await sandbox.request('/api/v1/objects/companies/records', {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ name: 'New company' }),
    });

    expect(response.status).toBe(403);
    expect(response.headers.get('www-authenticate')).toContain('error="insufficient_scope"');
    expect(await response.json()).toMatchObject({ error: { code: 'insufficient_scope' } });
  });
});
