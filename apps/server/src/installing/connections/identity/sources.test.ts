import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import type { AccountSource, CatalogueEntry } from '@dowel/schema';
import { describe, expect, inject, it } from 'vitest';
import { controlSandbox } from '../../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../../test/signing-in.ts';

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
