import type { CatalogueEntry } from '@dowel/schema';

/**
 * Sign-in: https://help.salesforce.com/s/articleView?id=sf.connected_app_create.htm
 * My Domain: https://help.salesforce.com/s/articleView?id=sf.faq_domain_name_what.htm
 * Account Engagement: https://developer.salesforce.com/docs/marketing/pardot/guide/authentication.html
 * The name of a sandbox workspace contains a dot, as in `acme--dev.sandbox`. Batches of 100 follow the public connector
 * library.
 * Unverified: these pages were not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const salesforce = {
  displayName: 'Salesforce',
  authType: 'oauth2',
  baseURL: 'https://{{.workspace}}.my.salesforce.com',
  defaultModule: 'crm',
  oauth2Opts: {
    grantType: 'authorizationCodePKCE',
    authURL: 'https://{{.workspace}}.my.salesforce.com/services/oauth2/authorize',
    authURLParams: { prompt: 'login' },
    tokenURL: 'https://{{.workspace}}.my.salesforce.com/services/oauth2/token',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: true,
    tokenMetadataFields: { consumerRefField: 'id', scopesField: 'scope', workspaceRefField: 'instance_url' },
    docsURL: 'https://help.salesforce.com/s/articleView?id=sf.connected_app_create.htm',
  },
  authHealthCheck: {
    url: 'https://{{.workspace}}.my.salesforce.com/services/oauth2/userinfo',
    method: 'GET',
    successStatusCodes: [200],
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'My Domain name',
        prompt:
          'The part of your Salesforce address before `.my.salesforce.com`, such as `acme` or `acme--dev.sandbox`.',
        docsURL: 'https://help.salesforce.com/s/articleView?id=sf.faq_domain_name_what.htm',
        moduleDependencies: { crm: {}, 'account-engagement': {}, 'account-engagement-demo': {} },
      },
      {
        name: 'businessUnitId',
        displayName: 'Business unit ID',
        prompt: 'The ID of 18 characters, starting with 0Uv, that Business Unit Setup shows.',
        docsURL: 'https://developer.salesforce.com/docs/marketing/pardot/guide/authentication.html',
        moduleDependencies: { 'account-engagement': {}, 'account-engagement-demo': {} },
      },
    ],
  },
  providerAppMetadata: {
    providerParams: [
      {
        name: 'packageInstallURL',
        displayName: 'Package install URL',
        prompt: 'Where customers install your package first, when you use an external client app.',
      },
    ],
  },
  support: {
    read: true,
    write: true,
    proxy: true,
    subscribe: true,
    delete: true,
    bulkWrite: { insert: false, update: false, upsert: true, delete: true },
    search: { operators: { equals: true } },
  },
  modules: {
    crm: {
      displayName: 'Salesforce CRM',
      baseURL: 'https://{{.workspace}}.my.salesforce.com',
      support: {
        read: true,
        write: true,
        proxy: true,
        subscribe: true,
        delete: true,
        bulkWrite: { insert: false, update: false, upsert: true, delete: true },
        batchWrite: {
          create: { supported: true, defaultRecordLimit: 100 },
          update: { supported: true, defaultRecordLimit: 100 },
          upsert: { supported: false },
          delete: { supported: false },
        },
        search: { operators: { equals: true } },
      },
      subscribeRequirements: { registration: true, postProcess: true, subscribeByAPI: true },
    },
    'account-engagement': {
      displayName: 'Salesforce Account Engagement',
      baseURL: 'https://pi.pardot.com',
      support: {
        read: true,
        write: true,
        proxy: false,
        subscribe: false,
        delete: false,
        bulkWrite: { insert: false, update: false, upsert: false, delete: false },
        search: { operators: { equals: false } },
      },
    },
    'account-engagement-demo': {
      displayName: 'Salesforce Account Engagement (demo)',
      baseURL: 'https://pi.demo.pardot.com',
      support: {
        read: true,
        write: true,
        proxy: false,
        subscribe: false,
        delete: false,
        bulkWrite: { insert: false, update: false, upsert: false, delete: false },
        search: { operators: { equals: false } },
      },
    },
  },
} satisfies CatalogueEntry;
