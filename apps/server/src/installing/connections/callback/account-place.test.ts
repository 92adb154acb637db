import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import type { CatalogueEntry } from '@dowel/schema';
import { describe, expect, inject, it } from 'vitest';
import { providerSupport } from '../../../../test/provider-support.ts';
import { startSignInServer } from '../../../../test/signing-in.ts';

const zoho: CatalogueEntry = {
  authType: 'oauth2',
  baseURL: 'https://{{.zoho_api_domain}}',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://accounts.zoho.com/oauth/v2/auth',
    tokenURL: 'https://{{.zoho_token_domain}}/oauth/v2/token',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
  },
  metadata: { input: [{ name: 'zoho_token_domain', defaultValue: 'accounts.zoho.com' }] },
  allowedHosts: ['*.zoho.com', '*.zoho.eu', '*.zohoapis.eu'],
  support: providerSupport,
};

const quickbooks: CatalogueEntry = {
  ...zoho,
  baseURL: 'https://quickbooks.api.intuit.com',
  oauth2Opts: {
    ...zoho.oauth2Opts,
    grantType: 'authorizationCode',
    authURL: 'https://appcenter.intuit.com/connect/oauth2',
    tokenURL: 'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
  },
  metadata: {},
  allowedHosts: ['*.intuit.com'],
};

/** A person's sign-in, to which the provider sends the browser back with these parameters. */
async function signIn(parameters: Record<string, string>, provider = 'zoho') {
  const asked: string[] = [];
  const server = await startSignInServer({
    catalogue: createCatalogue(sandboxProviders(inject('sandboxUrl')), { zoho, quickbooks }),
    outgoing: async (address) => {
      asked.push(String(address));
      return Response.json({ access_token: 'access-1', api_domain: 'https://www.zohoapis.eu' });
    },
  });
  await server.given.providerApp({ provider });
  const { searchParams } = await server.toProvider((await server.begin({ provider })).body);
  const query = new URLSearchParams({ code: '1', state: searchParams.get('state') ?? '', ...parameters });
  await server.visit(`http://dowel/callbacks/v1/oauth?${query}`);
  const [connection] = await server.list();
  return { asked, connection };
}

describe('coming back from a data centre of Zoho', () => {
  it('redeems the code there, and calls the API there', async () => {
    const { asked, connection } = await signIn({
      location: 'eu',
      'accounts-server': 'https://accounts.zoho.eu',
    });

    expect(asked).toEqual(['https://accounts.zoho.eu/oauth/v2/token']);
    expect(connection.providerMetadata).toMatchObject({
      zoho_token_domain: { value: 'accounts.zoho.eu', source: 'token' },
      zoho_api_domain: { value: 'www.zohoapis.eu', source: 'token' },
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

describe('coming back from a company of QuickBooks', () => {
  it.each([
    [
      'its number',
      { realmId: '9130347596842384' },
      { realmId: { value: '9130347596842384', source: 'token' } },
    ],
    ['a path in its place', { realmId: '1/../2' }, {}],
    ['nothing', {}, {}],
  ])('keeps %s', async (_, parameters, kept) => {
    const { connection } = await signIn(parameters, 'quickbooks');

    expect(connection.providerMetadata ?? {}).toEqual(kept);
  });
});
