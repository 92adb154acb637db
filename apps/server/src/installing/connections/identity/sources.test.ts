import { createCatalogue, ownProviders, sandboxProviders } from '@dowel/catalogue';
import type { AccountSource, CatalogueEntry } from '@dowel/schema';
import { describe, expect, inject, it } from 'vitest';
import { controlSandbox } from '../../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../../test/signing-in.ts';
import { startTestServer } from '../../../../test/start-test-server.ts';

interface OwnAccount
  extends Record<'accountId' | 'apiKey' | 'clientId' | 'clientSecret' | 'username' | 'password', string> {}

/** A server whose sandbox tells whose account it is as `source` says, and no other way. */
async function startTelling(source: AccountSource, change: Partial<CatalogueEntry> = {}) {
  const entries = sandboxProviders(inject('sandboxUrl'));
  for (const entry of Object.values(entries))
    Object.assign(entry, { accountIdentity: { sources: [source] } }, change);
  const server = await startSignInServer({ catalogue: createCatalogue(entries) });
  const open = () => controlSandbox<OwnAccount>(server.sandboxUrl, '/accounts', { name: 'Own client' });
  const { clientId, clientSecret } = server;
  return {
    open,
    app: { clientId, clientSecret },
    connect: (provider: string, credentials: object) =>
      server.request('POST', `${server.connections}:generate`, {
        provider,
        groupRef: 'acme',
        consumerRef: 'ada',
        ...credentials,
      }),
  };
}

const withClient = ({ clientId, clientSecret }: OwnAccount) => ({
  oauth2ClientCredentials: { clientId, clientSecret, scopes: ['crm.read'] },
});
const ofAccount: AccountSource = { from: 'tokenAnswer', workspace: { id: 'account.id' } };

describe('the answer of a token endpoint', () => {
  it.each([
    ['sandboxClientCredentials', withClient],
    [
      'sandboxPassword',
      ({ username, password }: OwnAccount, app: object) => ({
        oauth2PasswordCredentials: { username, password, ...app, scopes: ['crm.read'] },
      }),
    ],
  ])('tells whose account it is without a person at a page: %s', async (provider, credentialsOf) => {
    const { open, connect, app } = await startTelling(ofAccount);
    const [first, second] = [await open(), await open()];

    const connected = await connect(provider, credentialsOf(first, app));
    const again = await connect(provider, credentialsOf(first, app));
    const other = await connect(provider, credentialsOf(second, app));

    expect(connected).toMatchObject({ status: 201, body: { account: { id: first.accountId } } });
    expect(again.status).toBe(201);
    expect(other).toMatchObject({ status: 409, body: { code: 'account_differs' } });
  });

  it.each([
    ['a part of a text is the id', '/plans/(?<result>\\w+)$', { id: 'growth' }],
    ['the text has no such part, so nobody knows', '/teams/(?<result>\\w+)$', undefined],
  ])('is read as the pattern of the source says: %s', async (_, capture, account) => {
    const planned: AccountSource = { from: 'tokenAnswer', workspace: { id: 'account.plan_url' }, capture };
    const { open, connect } = await startTelling(planned);

    const { status, body } = await connect('sandboxClientCredentials', withClient(await open()));

    expect(status).toBe(201);
    expect(body.account).toEqual(account && expect.objectContaining(account));
  });
});

const withKey = ({ apiKey }: OwnAccount) => ({ apiKey });
const withPassword = ({ username, password }: OwnAccount) => ({ basicAuth: { username, password } });
const api = `${inject('sandboxUrl')}/api/v1`;
const records = `${api}/objects/contacts/records`;

describe('what was typed to sign in', () => {
  it('tells whose account it is, as the part of a user name or as its digest', async () => {
    const part: AccountSource = {
      from: 'signIn',
      workspace: { id: 'username', name: 'username' },
      capture: '^(?<result>[^@]{1,7})',
    };
    const whole: AccountSource = { from: 'signIn', person: { id: 'username' } };
    const [parts, wholes] = [await startTelling(part), await startTelling(whole)];
    const [first, second] = [await parts.open(), await parts.open()];

    const short = await parts.connect('sandboxBasic', withPassword(first));
    const long = await wholes.connect('sandboxBasic', withPassword(first));
    const again = await wholes.connect('sandboxBasic', withPassword(first));
    const other = await wholes.connect('sandboxBasic', withPassword(second));

    const captured = /^[^@]{1,7}/.exec(first.username)?.[0];
    expect(short.body.account).toMatchObject({ id: captured, workspace: { id: captured, name: captured } });
    expect(long.body.account.id).toMatch(/^sha256:/);
    expect(again.status).toBe(201);
    expect(other).toMatchObject({ status: 409, body: { code: 'account_differs' } });
  });
});

describe('a call', () => {
  it.each([
    ['may need what another call tells', '?limit=1', { id: 'con_000001' }],
    ['is not made when the other call tells nothing', '?updatedSince=2099-01-01T00:00:00Z', undefined],
  ])('%s', async (_, query, account) => {
    const { open, connect } = await startTelling({
      from: 'call',
      before: { url: `${records}${query}`, found: 'records.0.id' },
      url: `${records}/{{.found}}`,
      workspace: { id: 'id' },
    });

    const { status, body } = await connect('sandboxApiKey', withKey(await open()));

    expect(status).toBe(201);
    expect(body.account).toEqual(account && expect.objectContaining(account));
  });

  it.each([
    ['by the only entry of a list', '?limit=1', { id: 'con_000001' }],
    ['by none of several', '?limit=2', undefined],
  ])('tells it %s', async (_, query, account) => {
    const { open, connect } = await startTelling({
      from: 'call',
      url: `${records}${query}`,
      workspace: { id: 'records.*.id' },
    });

    const { status, body } = await connect('sandboxApiKey', withKey(await open()));

    expect(status).toBe(201);
    expect(body.account).toEqual(account && expect.objectContaining(account));
  });

  it.each([
    ['a header', { url: `${api}/me`, headers: { 'X-Api-Key': '{{.token}}' } }],
    ['its address', { url: `${api}/me?api_key={{.token}}` }],
  ])('may take the key in %s that other calls have not', async (_, request) => {
    const source: AccountSource = { from: 'call', ...request, workspace: { id: 'account.id' } };
    const elsewhere = { attachmentType: 'header', header: { name: 'X-Elsewhere' } } as const;
    const { open, connect } = await startTelling(source, {
      apiKeyOpts: { ...elsewhere, docsURL: api },
      authHealthCheck: undefined,
    });
    const account = await open();

    const { status, body } = await connect('sandboxApiKey', withKey(account));

    expect(status).toBe(201);
    expect(body.account).toMatchObject({ id: account.accountId });
    expect(JSON.stringify(body)).not.toContain(account.apiKey);
  });
});

const typed = (values: Record<string, string>) => ({
  providerMetadata: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, source: 'input' }]),
  ),
});
const withToken = (token = 'access-1') => ({ oauth2AuthorizationCode: { accessToken: { token } } });
const zohoHosts = typed({ zoho_token_domain: 'accounts.zoho.eu', zoho_api_domain: 'www.zohoapis.eu' });
const zohoPerson = { 'https://accounts.zoho.eu/oauth/user/info': { ZUID: 1, Display_Name: 'Ada' } };
const xeroToken = `e30.${Buffer.from('{"xero_userid":"user-1"}').toString('base64url')}.c2ln`;
const stripe = { 'https://api.stripe.com/v1/account': { id: 'acct_1' } };

describe('what a vendor documents', () => {
  it.each<[string, object, Record<string, object>, object]>([
    [
      'digitalOcean',
      { apiKey: 'key-1' },
      {
        'https://api.digitalocean.com/v2/account': {
          account: { uuid: 'u', team: { uuid: 't', name: 'Acme' } },
        },
      },
      { workspace: { id: 't', name: 'Acme' }, person: { id: 'u' } },
    ],
    [
      'googleAds',
      { ...withToken(), ...typed({ customerId: '12', loginCustomerId: '34' }) },
      { 'https://www.googleapis.com/oauth2/v3/userinfo': { sub: 'ada' } },
      { workspace: { id: '12' }, person: { id: 'ada' } },
    ],
    [
      'procore',
      { ...withToken(), ...typed({ companyId: '12' }) },
      { 'https://api.procore.com/rest/v1.0/me': { id: 7 } },
      { workspace: { id: '12' }, person: { id: '7' } },
    ],
    ['stripe', { apiKey: 'sk_live_1' }, stripe, { workspace: { id: 'acct_1' } }],
    ['stripe', { apiKey: 'rk_test_1' }, stripe, { workspace: { id: 'acct_1:test' } }],
    [
      'webflow',
      withToken(),
      {
        'https://api.webflow.com/v2/token/introspect': {
          authorization: { authorizedTo: { siteIds: ['s'], workspaceIds: ['w'], userIds: ['u'] } },
        },
        'https://api.webflow.com/v2/token/authorized_by': { id: 'u' },
      },
      { workspace: { id: 'w' }, person: { id: 'u' } },
    ],
    [
      'xero',
      withToken(xeroToken),
      { 'https://api.xero.com/connections': [{ tenantId: 'tenant-1' }] },
      { workspace: { id: 'tenant-1' }, person: { id: 'user-1' } },
    ],
    [
      'zoho',
      { ...withToken(), ...zohoHosts },
      { ...zohoPerson, 'https://www.zohoapis.eu/crm/v8/org': { org: [{ zgid: '9', company_name: 'Acme' }] } },
      { workspace: { id: '9', name: 'Acme' }, person: { id: '1' } },
    ],
    ['zoho', { ...withToken(), ...zohoHosts }, zohoPerson, { person: { id: '1' } }],
  ])('tells the account of a connection to %s', async (provider, credentials, answers, account) => {
    const { request, project } = await startTestServer({
      catalogue: createCatalogue(ownProviders),
      outgoing: async (address) =>
        Response.json(answers[String(address)] ?? {}, { status: answers[String(address)] ? 200 : 403 }),
    });

    const { body } = await request('POST', `/v1/projects/${project.id}/connections:generate`, {
      provider,
      groupRef: 'acme',
      consumerRef: 'ada',
      ...credentials,
    });

    expect(body.account).toMatchObject(account);
    expect(Object.keys(body.account).sort()).toEqual(['id', 'since', ...Object.keys(account)].sort());
  });
});
