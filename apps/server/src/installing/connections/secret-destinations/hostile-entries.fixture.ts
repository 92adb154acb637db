import type { CatalogueEntry } from '@dowel/schema';
import { providerSupport as support } from '../../../../test/provider-support.ts';

type Oauth = NonNullable<CatalogueEntry['oauth2Opts']>;

const input = (name: string, defaultValue?: string) => ({ name, ...(defaultValue && { defaultValue }) });

/** An entry that signs in with a code, at the given addresses. */
function codeEntry(
  baseURL: string,
  server: string,
  members: Partial<CatalogueEntry> = {},
  tokenMetadataFields: Oauth['tokenMetadataFields'] = {},
): CatalogueEntry {
  return {
    authType: 'oauth2',
    baseURL,
    support,
    oauth2Opts: {
      grantType: 'authorizationCode',
      authURL: `${server}/authorize`,
      tokenURL: `${server}/token`,
      tokenMetadataFields,
    },
    ...members,
  };
}

/** The places of an address that a customer's own words can fill. */
const places = {
  Label: 'https://{{.workspace}}.hub.test',
  WholeHost: 'https://{{.workspace}}',
  WholeAddress: '{{.workspace}}/rest',
} as const;

/** The ways to sign in without a page of the provider. */
const schemes: Readonly<Record<string, (address: string) => Partial<CatalogueEntry>>> = {
  basic: () => ({ authType: 'basic' }),
  apiKeyInHeader: () => ({
    authType: 'apiKey',
    apiKeyOpts: { attachmentType: 'header', header: { name: 'Authorization', valuePrefix: 'Token ' } },
  }),
  apiKeyInQuery: () => ({
    authType: 'apiKey',
    apiKeyOpts: { attachmentType: 'query', query: { name: 'key' } },
  }),
  clientCredentials: (address) => ({
    authType: 'oauth2',
    oauth2Opts: { grantType: 'clientCredentials', tokenURL: `${address}/token` },
  }),
  password: (address) => ({
    authType: 'oauth2',
    oauth2Opts: { grantType: 'password', tokenURL: `${address}/token` },
  }),
};

const withSchemes = Object.entries(places).flatMap(([place, address]) =>
  Object.entries(schemes).map(([scheme, members]): [string, CatalogueEntry] => [
    `${scheme}${place}`,
    {
      authType: 'none',
      baseURL: address,
      support,
      authHealthCheck: { url: `${address}/me`, method: 'GET', successStatusCodes: [200] },
      metadata: { input: [input('workspace')] },
      ...members(address),
    },
  ]),
);

const withCodes = Object.entries(places).map(([place, address]): [string, CatalogueEntry] => [
  `code${place}`,
  codeEntry(address, address, { metadata: { input: [input('workspace')] } }),
]);

/** Ways to sign in with values of the provider's own kind, where a person types the whole host. */
const ownWays: Readonly<Record<string, Partial<CatalogueEntry>>> = {
  valuesInHeader: {
    authType: 'custom',
    customOpts: {
      inputs: [{ name: 'token', displayName: 'Token' }],
      headers: [{ name: 'X-Token', valueTemplate: '{{.token}}' }],
    },
  },
  valuesOfBuilder: {
    authType: 'custom',
    customOpts: {
      inputs: [{ name: 'token', displayName: 'Token' }],
      providerInputs: [{ name: 'clientSecret', displayName: 'Secret' }],
      headers: [{ name: 'X-Partner', valueTemplate: '{{.clientSecret}}' }],
      queryParams: [{ name: 'token', valueTemplate: '{{.token}}' }],
    },
  },
  signedAlone: { authType: 'jwt', jwtOpts: signedBy('{{.owner}}') },
  signedForToken: {
    authType: 'jwt',
    jwtOpts: { ...signedBy('{{.owner}}'), tokenURL: `${places.WholeHost}/token` },
  },
};

function signedBy(iss: string): NonNullable<CatalogueEntry['jwtOpts']> {
  const inputs = [
    { name: 'owner', displayName: 'Owner' },
    { name: 'privateKey', displayName: 'Key' },
  ];
  return { algorithm: 'RS256', inputs, key: 'privateKey', claims: { iss }, lifetimeSeconds: 300 };
}

const withOwnWays = Object.entries(ownWays).map(([name, members]): [string, CatalogueEntry] => [
  name,
  {
    authType: 'none',
    baseURL: places.WholeHost,
    support,
    authHealthCheck: { url: `${places.WholeHost}/me` },
    metadata: { input: [input('workspace')] },
    ...members,
  },
]);

/**
 * Invented providers, one for each way in which an address of a provider can depend on what a customer types, a token
 * response tells or the account says.
 */
export const hostileEntries: Record<string, CatalogueEntry> = {
  ...Object.fromEntries([...withCodes, ...withSchemes, ...withOwnWays]),
  pkceWithModules: codeEntry(
    'https://{{.workspace}}.hub.test',
    'https://{{.workspace}}.hub.test',
    {
      defaultModule: 'desk',
      modules: {
        desk: { displayName: 'Desk', baseURL: 'https://{{.workspace}}.desk.hub.test' },
        own: { displayName: 'Own', baseURL: 'https://{{.workspace}}' },
      },
      metadata: { input: [input('workspace')] },
    },
    { workspaceRefField: 'instance_url', consumerRefField: 'id' },
  ),
  toldByToken: codeEntry(
    '{{.api_base_url_for_customer}}',
    'https://signin.hub.test',
    {},
    { workspaceRefField: 'api_base_url_for_customer' },
  ),
  toldAmongOthers: codeEntry(
    'https://{{.api_domain}}',
    'https://signin.hub.test',
    {},
    { otherFields: [{ name: 'api_domain', displayName: 'API domain', path: 'api_domain' }] },
  ),
  readFromAccount: codeEntry('https://{{.server}}.hub.test', 'https://signin.hub.test', {
    metadata: { postAuthentication: [{ name: 'server' }] },
  }),
  inPath: codeEntry('https://api.hub.test/ex/{{.cloudId}}/rest', 'https://signin.hub.test', {
    metadata: { input: [input('workspace')], postAuthentication: [{ name: 'cloudId' }] },
  }),
  domainWithDefault: codeEntry('https://{{.api_domain}}', 'https://{{.workspace}}.{{.token_domain}}/oauth', {
    metadata: {
      input: [
        input('workspace'),
        input('api_domain', 'api.hub.test'),
        input('token_domain', 'signin.hub.test'),
      ],
    },
  }),
  siteWithDefault: codeEntry('https://api.{{.site}}', 'https://signin.hub.test', {
    authHealthCheck: { url: 'https://api.{{.site}}/me' },
    metadata: { input: [input('site', 'hub.test')] },
  }),
  labelWithDefault: codeEntry('https://{{.workspace}}.api.{{.region}}.hub.test', 'https://signin.hub.test', {
    metadata: { input: [input('workspace'), input('region', 'crm')] },
  }),
};
