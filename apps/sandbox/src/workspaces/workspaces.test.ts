import { describe, expect, it } from 'vitest';
import { createSandbox } from '../app.ts';
import { authorization, exchangeForm, post } from '../oauth/consent.fixture.ts';

const ORIGIN = 'http://juniper.test';
const scope = `${ORIGIN}/w/acme/scopes/crm.read`;

async function signIn() {
  const sandbox = createSandbox();
  const form = { ...authorization, scope, account: 'acme', decision: 'allow' };
  const consent = await post(sandbox, `${ORIGIN}/w/acme/oauth/authorize`, form);
  const code = new URL(consent.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const answer = await post(sandbox, `${ORIGIN}/w/acme/oauth/token`, exchangeForm(code));
  const tokens = await answer.json();
  const call = async (path: string, method = 'GET') => {
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const response = await sandbox.request(`${ORIGIN}/w${path}`, { method, headers });
    return { status: response.status, body: await response.json() };
  };
  return { sandbox, tokens, call };
}

describe('signing in to a workspace', () => {
  it('offers only the account of the address', async () => {
    const query = new URLSearchParams({ ...authorization, scope });
    const page = await (await createSandbox().request(`${ORIGIN}/w/acme/oauth/authorize?${query}`)).text();

    expect(page).toContain('Acme Inc');
    expect(page).not.toContain('Globex');
  });

  it.each([
    ['a workspace that is not there', 'guess', 400],
    ['a workspace with scopes of another', 'globex', 303],
  ])('refuses %s', async (_, workspace, status) => {
    const query = new URLSearchParams({ ...authorization, scope });
    const response = await createSandbox().request(`${ORIGIN}/w/${workspace}/oauth/authorize?${query}`);

    expect(response.status).toBe(status);
    expect(response.headers.get('location') ?? 'error=invalid_scope').toContain('error=invalid_scope');
  });

  it('answers scopes by their whole names, and the plan of the account', async () => {
    const { tokens } = await signIn();

    expect(tokens).toMatchObject({
      scope,
      account: { id: 'acme', plan_url: expect.stringMatching(/growth$/) },
    });
  });
});

describe('calling the API of a workspace', () => {
  it('finds both modules behind what the tenant says', async () => {
    const { call } = await signIn();
    const { body: tenant } = await call('/acme/api/v1/tenant');
    const crm = `/acme/clouds/${tenant.cloud_id}/api/v1`;
    const archive = `/acme/archives/${tenant.region}/${tenant.archive_id}/api/v1`;

    expect((await call('/acme/api/v1/me')).body.account.id).toBe('acme');
    expect((await call(`${crm}/objects/deals/records?limit=1`)).body.records).toHaveLength(1);
    expect((await call(`${archive}/me`)).status).toBe(200);
    expect((await call(`${archive}/objects/deals/records`, 'POST')).status).toBe(403);
  });

  it.each([
    ['another workspace', '/globex/api/v1/me', 401],
    ['a cloud that was guessed', '/acme/clouds/guess/api/v1/me', 404],
    ['an archive in another region', '/acme/archives/us/guess/api/v1/me', 404],
  ])('refuses %s', async (_, path, status) => {
    expect((await (await signIn()).call(path)).status).toBe(status);
  });
});
