import { type Catalogue, createCatalogue, ownProviders, sandboxProviders } from '@dowel/catalogue';
import type { CatalogueEntry, GrantType } from '@dowel/schema';
import { providerSupport } from '../provider-support.ts';

const workspace = { input: [{ name: 'workspace', displayName: 'Workspace' }] };
const address = { input: [{ name: 'address', displayName: 'Address' }] };

function oauth(
  grantType: GrantType,
  tokenURL = 'https://{{.workspace}}.juniper.example/token',
): CatalogueEntry {
  return {
    authType: 'oauth2',
    baseURL: 'https://{{.workspace}}.juniper.example/api',
    authHealthCheck: { url: 'https://{{.workspace}}.juniper.example/me' },
    metadata: workspace,
    support: providerSupport,
    oauth2Opts: {
      grantType,
      authURL: 'https://{{.workspace}}.juniper.example/authorize',
      tokenURL,
      explicitScopesRequired: false,
      explicitWorkspaceRequired: false,
      tokenMetadataFields: {
        workspaceRefField: 'account.id',
        consumerRefField: 'user.id',
        scopesField: 'scope',
        otherFields: [
          { name: 'region', displayName: 'Region', path: 'account.region' },
          { name: 'shard', displayName: 'Shard', path: 'account.url', capture: '^https://(?<result>[^.]+)' },
        ],
      },
    },
  };
}

/** Providers of every scheme. Their addresses contain values that people type or that providers send. */
export const templatedProviders: Record<string, CatalogueEntry> = {
  typedOauth: oauth('authorizationCode'),
  typedPkce: oauth('authorizationCodePKCE'),
  typedClient: oauth('clientCredentials'),
  typedPassword: oauth('password'),
  toldWorkspace: {
    ...oauth('authorizationCode', 'https://juniper.example/token'),
    metadata: { postAuthentication: [{ name: 'workspace' }] },
  },
  typedKey: {
    authType: 'apiKey',
    baseURL: 'https://{{.workspace}}.juniper.example/{{.path}}',
    authHealthCheck: { url: 'https://{{.workspace}}.juniper.example/me' },
    metadata: { input: [...workspace.input, { name: 'path', defaultValue: 'api' }] },
    apiKeyOpts: { attachmentType: 'header', header: { name: 'X-Key', valuePrefix: 'Key ' } },
    support: providerSupport,
  },
  keyInQuery: {
    authType: 'apiKey',
    baseURL: '{{.address}}',
    authHealthCheck: { url: '{{.address}}/me' },
    metadata: address,
    apiKeyOpts: { attachmentType: 'query', query: { name: 'key' } },
    support: providerSupport,
  },
  typedPair: {
    authType: 'basic',
    baseURL: 'https://{{.workspace}}/api',
    authHealthCheck: { url: 'https://{{.workspace}}/api/me' },
    metadata: workspace,
    support: providerSupport,
  },
};

/** The built-in providers, the providers of the sandbox, and the templated providers above. */
export function attackCatalogue(sandboxUrl: string): Catalogue {
  return createCatalogue(ownProviders, sandboxProviders(sandboxUrl), templatedProviders);
}
