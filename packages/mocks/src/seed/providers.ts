import { createCatalogue, ownProviders, sandboxProviders } from '@dowel/catalogue';
import type { Catalog, CatalogueEntry } from '@dowel/schema';

const support = {
  read: true,
  write: true,
  proxy: true,
  subscribe: false,
  delete: false,
  bulkWrite: { insert: false, update: false, upsert: false, delete: false },
  search: { operators: { equals: false } },
};

/** Pretend providers for what the sandbox does not have: other auth schemes, and metadata such as a workspace. */
const mockProviders: Record<string, CatalogueEntry> = {
  mockBasic: {
    displayName: 'Ledgerly',
    authType: 'basic',
    baseURL: 'https://api.ledgerly.example',
    basicOpts: { docsURL: 'https://docs.ledgerly.example/sign-in' },
    support,
  },
  mockWorkspace: {
    displayName: 'Deskhand',
    authType: 'apiKey',
    baseURL: 'https://{{.workspace}}.deskhand.example',
    defaultModule: 'support',
    apiKeyOpts: {
      attachmentType: 'header',
      header: { name: 'Authorization', valuePrefix: 'Bearer ' },
      docsURL: 'https://docs.deskhand.example/keys',
    },
    metadata: {
      input: [
        {
          name: 'workspace',
          displayName: 'Deskhand subdomain',
          prompt: 'The first part of your Deskhand address.',
          docsURL: 'https://docs.deskhand.example/subdomain',
        },
        {
          name: 'region',
          displayName: 'Region',
          prompt: 'Where your sales data is kept.',
          moduleDependencies: { sales: {} },
        },
      ],
    },
    modules: {
      support: {
        displayName: 'Deskhand Support',
        baseURL: 'https://{{.workspace}}.deskhand.example/support',
        support,
      },
      sales: {
        displayName: 'Deskhand Sales',
        baseURL: 'https://{{.workspace}}.deskhand.example/{{.region}}/sales',
        support,
      },
    },
    support,
  },
  mockOauthWorkspace: {
    displayName: 'Harbour',
    authType: 'oauth2',
    baseURL: 'https://{{.workspace}}.harbour.example',
    oauth2Opts: {
      grantType: 'authorizationCode',
      authURL: 'https://{{.workspace}}.harbour.example/oauth/authorize',
      tokenURL: 'https://{{.workspace}}.harbour.example/oauth/token',
      explicitScopesRequired: false,
      explicitWorkspaceRequired: true,
      tokenMetadataFields: {},
    },
    metadata: {
      input: [{ name: 'workspace', displayName: 'Harbour subdomain', prompt: 'Such as `acme`.' }],
    },
    support,
  },
  mockClientCredentials: {
    displayName: 'Millstone',
    authType: 'oauth2',
    baseURL: 'https://api.millstone.example',
    oauth2Opts: {
      grantType: 'clientCredentials',
      tokenURL: 'https://api.millstone.example/oauth/token',
      explicitScopesRequired: true,
      explicitWorkspaceRequired: false,
      tokenMetadataFields: {},
      docsURL: 'https://docs.millstone.example/clients',
    },
    support,
  },
  mockPassword: {
    displayName: 'Turnstile',
    authType: 'oauth2',
    baseURL: 'https://api.turnstile.example',
    oauth2Opts: {
      grantType: 'password',
      tokenURL: 'https://api.turnstile.example/oauth/token',
      explicitScopesRequired: false,
      explicitWorkspaceRequired: false,
      tokenMetadataFields: {},
    },
    support,
  },
  mockNone: {
    displayName: 'Open Almanac',
    authType: 'none',
    baseURL: 'https://api.almanac.example',
    support,
  },
};

/** The address of the sandbox entries in the mock catalogue. The mock sends nothing there. */
const sandboxOrigin = 'http://localhost:4320';

/** Made once, because tests start many mock services. */
let shipped: Catalog | undefined;

/** The catalogue of the mock service: the shipped providers, the sandbox, the pretend providers, and `providers`. */
export function mockCatalogue(providers: Record<string, CatalogueEntry> = {}): Catalog {
  shipped ??= createCatalogue(ownProviders, sandboxProviders(sandboxOrigin), mockProviders).all();
  return { ...shipped, ...createCatalogue(providers).all() };
}
