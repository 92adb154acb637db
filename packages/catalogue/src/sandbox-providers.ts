import type { CatalogueEntry, JwtOpts } from '@dowel/schema';
import { apiAt, readOnly, toldBy } from './sandbox-api.ts';
import { recordsAndEvents } from './support.ts';

/**
 * Entries for the sandbox CRM that listens at `origin`: one for each way to sign in. `sandbox` signs in with OAuth 2 and
 * PKCE, `sandboxApiKey` with an API key in a header. All lead to the same kind of account.
 */
export function sandboxProviders(origin: string): Record<string, CatalogueEntry> {
  const root = origin.replace(/\/+$/, '');
  return { ...oauthEntries(root), ...keyEntries(root), ...customEntries(root), ...workspaceEntries(root) };
}

const tokenMetadataFields = {
  workspaceRefField: 'account.id',
  consumerRefField: 'user.id',
  scopesField: 'scope',
};

function oauthEntries(root: string): Record<string, CatalogueEntry> {
  const api = apiAt(root);
  const oauth = {
    tokenURL: `${root}/oauth/token`,
    revocation: { url: `${root}/oauth/revoke` },
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields,
    docsURL: `${root}/`,
  };
  return {
    sandbox: {
      displayName: 'Juniper CRM',
      authType: 'oauth2',
      oauth2Opts: {
        ...oauth,
        grantType: 'authorizationCodePKCE',
        authURL: `${root}/oauth/authorize`,
      },
      ...api,
    },
    sandboxPkce: {
      displayName: 'Juniper CRM (PKCE required)',
      authType: 'oauth2',
      oauth2Opts: {
        ...oauth,
        grantType: 'authorizationCodePKCE',
        authURL: `${root}/pkce/oauth/authorize`,
        tokenURL: `${root}/pkce/oauth/token`,
      },
      ...api,
    },
    sandboxClientCredentials: {
      displayName: 'Juniper CRM (client credentials)',
      authType: 'oauth2',
      oauth2Opts: { ...oauth, grantType: 'clientCredentials' },
      ...api,
    },
    sandboxPassword: {
      displayName: 'Juniper CRM (password grant)',
      authType: 'oauth2',
      oauth2Opts: { ...oauth, grantType: 'password' },
      ...api,
    },
  };
}

function keyEntries(root: string): Record<string, CatalogueEntry> {
  const api = apiAt(root);
  const docsURL = `${root}/`;
  return {
    sandboxApiKey: {
      displayName: 'Juniper CRM (API key)',
      authType: 'apiKey',
      apiKeyOpts: { attachmentType: 'header', header: { name: 'X-Api-Key' }, docsURL },
      ...api,
    },
    sandboxQueryKey: {
      displayName: 'Juniper CRM (API key in the address)',
      authType: 'apiKey',
      apiKeyOpts: { attachmentType: 'query', query: { name: 'api_key' }, docsURL },
      ...api,
    },
    sandboxBasic: {
      displayName: 'Juniper CRM (username and password)',
      authType: 'basic',
      basicOpts: { docsURL },
      ...api,
    },
    sandboxKeyAsBasic: {
      displayName: 'Juniper CRM (API key as a password)',
      authType: 'basic',
      basicOpts: {
        apiKeyAsBasic: true,
        apiKeyAsBasicOpts: { fieldUsed: 'password', keyFormat: 'api:%s' },
        docsURL,
      },
      ...api,
    },
    sandboxOpen: {
      displayName: 'Juniper open data',
      authType: 'none',
      baseURL: `${root}/open/v1`,
      support: readOnly,
      authHealthCheck: { url: `${root}/open/v1/me`, method: 'GET', successStatusCodes: [200] },
      accountIdentity: { unknownBecause: 'Everybody reads the same records, without an account.' },
    },
  };
}

const accountCode = {
  name: 'accountCode',
  displayName: 'Account code',
  prompt: 'Shown on the home page of the sandbox beside each account.',
  fieldType: 'fieldTypeText',
} as const;

function customEntries(root: string): Record<string, CatalogueEntry> {
  const api = apiAt(root);
  const docsURL = `${root}/`;
  return {
    sandboxCustom: {
      displayName: 'Juniper CRM (two headers)',
      authType: 'custom',
      customOpts: {
        inputs: [
          { ...accountCode, docsURL },
          { name: 'secretWord', displayName: 'Secret word', fieldType: 'fieldTypePassword', docsURL },
        ],
        headers: [
          { name: 'X-Sandbox-Account', valueTemplate: '{{ .accountCode }}' },
          { name: 'X-Sandbox-Secret', valueTemplate: '{{ .secretWord }}' },
        ],
      },
      ...api,
    },
    sandboxSteps: {
      displayName: 'Juniper CRM (sign-in in steps)',
      authType: 'custom',
      customOpts: {
        multiStep: true,
        inputs: [{ ...accountCode, docsURL }],
        // The steps of the server win the token.
        headers: [{ name: 'X-Sandbox-Session', valueTemplate: '{{ .token }}' }],
      },
      ...api,
    },
    sandboxServiceAccount: {
      displayName: 'Juniper CRM (service account)',
      authType: 'custom',
      customOpts: {
        inputs: [
          {
            name: 'serviceAccountKey',
            displayName: 'Service account key',
            prompt: 'The whole key file, in JSON. Make one on the home page of the sandbox.',
            fieldType: 'fieldTypePassword',
            docsURL,
          },
        ],
      },
      ...api,
    },
    sandboxJwt: { displayName: 'Juniper CRM (signed tokens)', authType: 'jwt', jwtOpts: jwtAt(root), ...api },
  };
}

function jwtAt(root: string): JwtOpts {
  const docsURL = `${root}/`;
  return {
    algorithm: 'ES256',
    inputs: [
      {
        name: 'serviceAccount',
        displayName: 'Service account ID',
        prompt: 'The client_id of the key file.',
        fieldType: 'fieldTypeText',
        docsURL,
      },
      {
        name: 'keyId',
        displayName: 'Key ID',
        prompt: 'The private_key_id of the key file.',
        fieldType: 'fieldTypeText',
        docsURL,
      },
      {
        name: 'privateKey',
        displayName: 'Private key',
        prompt: 'The private_key of the key file, with its BEGIN and END lines.',
        fieldType: 'fieldTypePassword',
        docsURL,
      },
    ],
    key: 'privateKey',
    keyId: '{{ .keyId }}',
    claims: { iss: '{{ .serviceAccount }}', sub: '{{ .serviceAccount }}', aud: `${root}/api/v1` },
    lifetimeSeconds: 300,
  };
}

function workspaceEntries(root: string): Record<string, CatalogueEntry> {
  const workspace = `${root}/w/{{.workspace}}`;
  return {
    sandboxWorkspace: {
      displayName: 'Juniper CRM (workspaces)',
      authType: 'oauth2',
      oauth2Opts: {
        grantType: 'authorizationCode',
        authURL: `${workspace}/oauth/authorize`,
        tokenURL: `${workspace}/oauth/token`,
        explicitScopesRequired: true,
        explicitWorkspaceRequired: true,
        scopeMappings: {
          'crm.read': `${workspace}/scopes/crm.read`,
          'crm.write': `${workspace}/scopes/crm.write`,
        },
        tokenMetadataFields: {
          ...tokenMetadataFields,
          otherFields: [
            {
              name: 'plan',
              displayName: 'Plan',
              path: 'account.plan_url',
              capture: '/plans/(?<result>[a-z]+)$',
            },
          ],
        },
        docsURL: `${root}/`,
      },
      baseURL: `${workspace}/api/v1`,
      support: recordsAndEvents,
      authHealthCheck: { url: `${workspace}/api/v1/me`, method: 'GET', successStatusCodes: [200] },
      accountIdentity: toldBy(`${workspace}/api/v1/me`),
      postAuthInfoNeeded: true,
      metadata: {
        input: [
          {
            name: 'workspace',
            displayName: 'Workspace',
            prompt: 'The account code, such as `acme`.',
            docsURL: `${root}/`,
          },
          {
            name: 'region',
            displayName: 'Region of the archive',
            prompt: '`eu` or `us`.',
            defaultValue: 'eu',
            moduleDependencies: { archive: {} },
          },
        ],
        postAuthentication: [
          { name: 'cloudId', moduleDependencies: { crm: {} } },
          { name: 'archiveId', moduleDependencies: { archive: {} } },
        ],
      },
      defaultModule: 'crm',
      modules: {
        crm: {
          displayName: 'CRM',
          baseURL: `${workspace}/clouds/{{.cloudId}}/api/v1`,
          support: recordsAndEvents,
        },
        archive: {
          displayName: 'Archive',
          baseURL: `${workspace}/archives/{{.region}}/{{.archiveId}}/api/v1`,
          support: readOnly,
        },
      },
    },
  };
}
