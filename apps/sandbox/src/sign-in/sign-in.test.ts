import { importPKCS8, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../app.ts';
import { authorization, post } from '../oauth/consent.fixture.ts';
import { JWT_BEARER } from '../oauth/grants.ts';
import type { KeyFile } from './service-accounts.ts';

const ORIGIN = 'http://juniper.test';
const NOW = Date.parse('2026-03-01T10:00:00Z');

type Sandbox = ReturnType<typeof createSandbox>;

const basic = (username: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
});

/** The account that a call was answered for, or the status of a refusal. */
async function whose(sandbox: Sandbox, headers: Record<string, string>, query = '') {
  const response = await sandbox.request(`${ORIGIN}/api/v1/me${query}`, { headers });
  return response.ok ? (await response.json()).account.id : response.status;
}

async function makeKey(sandbox: Sandbox, algorithm: KeyFile['algorithm']): Promise<KeyFile> {
  const path = 'http://localhost/control/service-accounts';
  const body = JSON.stringify({ account: 'globex', algorithm });
  return (await sandbox.request(path, { method: 'POST', body })).json();
}

async function sign(
  key: KeyFile,
  claims: Record<string, unknown> = {},
  header: { kid?: string } = {},
): Promise<string> {
  const seconds = NOW / 1000;
  const all = { iss: key.client_id, aud: `${ORIGIN}/api/v1`, iat: seconds, exp: seconds + 300, ...claims };
  return new SignJWT(all)
    .setProtectedHeader({ alg: key.algorithm, kid: key.private_key_id, ...header })
    .sign(await importPKCS8(key.private_key, key.algorithm));
}

const start = () => createSandbox({ now: () => new Date(NOW) });

describe('calling with something that a person typed', () => {
  it.each<[string, Record<string, string>, string]>([
    ['an API key in a header', { 'x-api-key': 'juniper_demo_acme' }, ''],
    ['an API key in the address', {}, '?api_key=juniper_demo_acme'],
    ['an e-mail address and a password', basic('wren@acme.example', 'juniper_password_acme'), ''],
    ['an API key as a password', basic('api', 'juniper_demo_acme'), ''],
    [
      'an account code and a secret word',
      { 'x-sandbox-account': 'acme', 'x-sandbox-secret': 'juniper_word_acme' },
      '',
    ],
  ])('takes %s, and refuses another', async (_, headers, query) => {
    const wrong = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, `${value}x`]));

    expect(await whose(start(), headers, query)).toBe('acme');
    expect(await whose(start(), wrong, query && `${query}x`)).toBe(401);
  });

  it('refuses two credentials at once', async () => {
    const headers = { 'x-api-key': 'juniper_demo_acme', ...basic('api', 'juniper_demo_acme') };

    expect(await whose(start(), headers)).toBe(400);
  });

  it('refuses the secrets of an account after new ones were made', async () => {
    const sandbox = createSandbox();
    const response = await sandbox.request('http://localhost/control/credentials', {
      method: 'POST',
      body: JSON.stringify({ account: 'acme' }),
    });
    const { apiKey } = await response.json();

    expect(await whose(sandbox, { 'x-api-key': 'juniper_demo_acme' })).toBe(401);
    expect(await whose(sandbox, { 'x-api-key': apiKey })).toBe('acme');
  });
});

describe('reading open data', () => {
  it('needs no credential and changes nothing', async () => {
    const sandbox = start();
    const path = '/open/v1/objects/contacts/records';
    const read = await sandbox.request(`${path}?limit=1`);
    const written = await sandbox.request(path, { method: 'POST', body: '{"last_name": "Yarrow"}' });

    expect((await read.json()).records).toHaveLength(1);
    expect(written.status).toBe(403);
  });
});

describe('asking for a token without a person', () => {
  const token = async (sandbox: Sandbox, form: Record<string, string>, headers = {}) => {
    const response = await post(sandbox, `${ORIGIN}/oauth/token`, form, headers);
    return { status: response.status, body: await response.json() };
  };

  it('gives one for client credentials, for the scope that was asked, without a refresh token', async () => {
    const sandbox = start();
    const form = { grant_type: 'client_credentials', scope: 'crm.read' };
    const { body } = await token(sandbox, form, basic('service-acme', 'service-acme-secret'));

    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'crm.read' });
    expect(body).not.toHaveProperty('refresh_token');
    expect(await whose(sandbox, { authorization: `Bearer ${body.access_token}` })).toBe('acme');
  });

  it.each([
    ['a wrong secret', basic('service-acme', 'guess'), 'client_credentials', 'invalid_client'],
    [
      'an application that acts for people',
      basic('dowel-demo', 'dowel-demo-secret'),
      'client_credentials',
      'unauthorized_client',
    ],
    [
      'a service that wants to be a person',
      basic('service-acme', 'service-acme-secret'),
      'password',
      'unauthorized_client',
    ],
  ])('refuses %s', async (_, headers, grant_type, error) => {
    expect((await token(start(), { grant_type }, headers)).body).toMatchObject({ error });
  });

  it('gives one to a service account for a token that it signed', async () => {
    const sandbox = start();
    const assertion = await sign(await makeKey(sandbox, 'RS256'), { aud: `${ORIGIN}/oauth/token` });
    const { status, body } = await token(sandbox, { grant_type: JWT_BEARER, assertion });

    expect(status).toBe(200);
    expect(await whose(sandbox, { authorization: `Bearer ${body.access_token}` })).toBe('globex');
  });

  it('gives none for a token that is meant for the API', async () => {
    const sandbox = start();
    const assertion = await sign(await makeKey(sandbox, 'RS256'));

    expect((await token(sandbox, { grant_type: JWT_BEARER, assertion })).body).toMatchObject({
      error: 'invalid_grant',
      error_description: expect.stringContaining('"aud"'),
    });
  });

  it('gives none without a signed token', async () => {
    expect((await token(start(), { grant_type: JWT_BEARER })).status).toBe(400);
    expect((await token(start(), { grant_type: JWT_BEARER, assertion: 'a.b.c' })).status).toBe(400);
  });
});

describe('calling with a token that the caller signed', () => {
  it.each(['RS256', 'ES256'] as const)('takes one signed with %s', async (algorithm) => {
    const sandbox = start();
    const key = await makeKey(sandbox, algorithm);

    expect(await whose(sandbox, { authorization: `Bearer ${await sign(key)}` })).toBe('globex');
  });

  it.each<[string, Record<string, unknown>, { kid?: string }]>([
    ['that has expired', { exp: NOW / 1000 - 10 }, {}],
    ['for another audience', { aud: 'https://elsewhere.example' }, {}],
    ['for longer than an hour', { exp: NOW / 1000 + 3700 }, {}],
    ['without an end', { exp: undefined }, {}],
    ['from nobody', { iss: 'svc_guess' }, {}],
    ['with another key', {}, { kid: 'key_guess' }],
  ])('refuses one %s', async (_, claims, header) => {
    const sandbox = start();
    const key = await makeKey(sandbox, 'ES256');

    expect(await whose(sandbox, { authorization: `Bearer ${await sign(key, claims, header)}` })).toBe(401);
  });

  it('refuses one that another service account signed', async () => {
    const sandbox = start();
    const [one, other] = [await makeKey(sandbox, 'ES256'), await makeKey(sandbox, 'ES256')];
    const forged = await sign(other, { iss: one.client_id }, { kid: one.private_key_id });

    expect(await whose(sandbox, { authorization: `Bearer ${forged}` })).toBe(401);
  });
});

describe('asking for consent where PKCE is required', () => {
  it('refuses a request without a challenge', async () => {
    const { code_challenge, code_challenge_method, ...bare } = authorization;
    const ask = (parameters: Record<string, string>) =>
      start().request(`/pkce/oauth/authorize?${new URLSearchParams(parameters)}`);

    const refused = new URL((await ask(bare)).headers.get('location') ?? '');
    expect(refused.searchParams.get('error')).toBe('invalid_request');
    expect(await (await ask(authorization)).text()).toContain('action="/pkce/oauth/authorize"');
  });
});
