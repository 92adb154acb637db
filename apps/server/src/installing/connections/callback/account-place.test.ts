import { ownProviders } from '@dowel/catalogue';
import { describe, expect, it } from 'vitest';
import { oauthProvider } from '../../../providers/provider-auth/providers.fixture.ts';
import { atCallback } from './at-callback.fixture.ts';

const providers = {
  zoho: {
    ...oauthProvider({
      authURL: 'https://accounts.zoho.com/oauth/v2/auth',
      tokenURL: 'https://{{.zoho_token_domain}}/oauth/v2/token',
    }),
    name: 'zoho',
    baseURL: 'https://{{.zoho_api_domain}}',
    metadata: { input: [{ name: 'zoho_token_domain', defaultValue: 'accounts.zoho.com' }] },
    allowedHosts: ['*.zoho.com', '*.zoho.eu', '*.zoho.uk', '*.zohoapis.uk'],
  },
  quickbooks: {
    ...oauthProvider({
      authURL: 'https://appcenter.intuit.com/connect/oauth2',
      tokenURL: 'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
    }),
    name: 'quickbooks',
    baseURL: 'https://quickbooks.api.intuit.com',
    allowedHosts: ['*.intuit.com'],
  },
};

/** A person's sign-in, to which the provider sends the browser back with these parameters. */
async function signIn(parameters: Record<string, string>, provider: keyof typeof providers = 'zoho') {
  const answer = { api_domain: 'https://www.zohoapis.uk' };
  const { callback, asked, list } = await atCallback(provider, providers[provider], { answer });
  await callback(parameters);
  const [connection] = await list();
  return { asked, connection };
}

describe('coming back from a data centre of Zoho', () => {
  it('redeems the code there, and calls the API there', async () => {
    const { asked, connection } = await signIn({
      location: 'uk',
      'accounts-server': 'https://accounts.zoho.uk',
    });

    expect(asked).toEqual(['https://accounts.zoho.uk/oauth/v2/token']);
    expect(connection.providerMetadata).toMatchObject({
      zoho_token_domain: { value: 'accounts.zoho.uk', source: 'token' },
      zoho_api_domain: { value: 'www.zohoapis.uk', source: 'token' },
      zoho_projects_domain: { value: 'projectsapi.zoho.uk', source: 'token' },
    });
  });

  it.each([
    ['a place that is not known', { location: 'xx' }],
    [
      'a host of somebody else',
      { location: 'eu', 'accounts-server': 'https://accounts.zoho.eu.evil.example' },
    ],
    ['another place for its server', { location: 'eu', 'accounts-server': 'https://accounts.zoho.com' }],
    ['no place', { 'accounts-server': 'https://evil.example' }],
    ['a word of the language', { location: 'constructor' }],
  ])('goes nowhere new with %s', async (_, parameters) => {
    const { asked } = await signIn(parameters);

    expect(asked).toEqual(['https://accounts.zoho.com/oauth/v2/token']);
  });
});

it.each([
  [
    'its number',
    { realmId: '9130347596842384' },
    { realmId: { value: '9130347596842384', source: 'token' } },
  ],
  ['a path in its place', { realmId: '1/../2' }, {}],
  ['nothing', {}, {}],
])('coming back from a company of QuickBooks keeps %s', async (_, parameters, kept) => {
  const { connection } = await signIn(parameters, 'quickbooks');

  expect(connection.providerMetadata ?? {}).toEqual(kept);
});

it.each([
  ['is refused', { CompanyInfo: { CompanyName: 'Acme' } }, 409, { id: '1' }, '1'],
  ['is stored when Intuit does not say that the token is of that company', {}, 200, undefined, '2'],
])('coming back from another company of QuickBooks %s', async (_, answer, status, account, realmId) => {
  const { accountIdentity } = ownProviders.quickbooks ?? {};
  const entry = { ...providers.quickbooks, ...(accountIdentity && { accountIdentity }) };
  const { again, callback, list } = await atCallback('quickbooks', entry, { answer });
  await callback({ realmId: '1' });

  const page = await again({ realmId: '2' });

  const [connection] = await list();
  expect(page.status).toBe(status);
  expect(connection.account).toEqual(account && expect.objectContaining(account));
  expect(connection.providerMetadata).toMatchObject({ realmId: { value: realmId } });
});
