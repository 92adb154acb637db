import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import type { AccountSource } from '@dowel/schema';
import { describe, expect, inject, it } from 'vitest';
import { controlSandbox } from '../../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../../test/signing-in.ts';

interface OwnAccount
  extends Record<'accountId' | 'clientId' | 'clientSecret' | 'username' | 'password', string> {}

/** A server whose sandbox tells whose account it is as `source` says, and no other way. */
async function startTelling(source: AccountSource) {
  const entries = sandboxProviders(inject('sandboxUrl'));
  for (const entry of Object.values(entries)) entry.accountIdentity = { sources: [source] };
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
