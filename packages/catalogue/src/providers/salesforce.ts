import type { CatalogueEntry } from '@dowel/schema';
import { allRecords, proxyOnly } from '../support.ts';

/**
 * Sign-in: https://help.salesforce.com/s/articleView?id=sf.connected_app_create.htm
 * My Domain: https://help.salesforce.com/s/articleView?id=sf.faq_domain_name_what.htm
 * Account Engagement: https://developer.salesforce.com/docs/marketing/pardot/guide/authentication.html
 * The name of a sandbox workspace contains a dot, as in `acme--dev.sandbox`.
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
    revocation: {
      url: 'https://{{.workspace}}.my.salesforce.com/services/oauth2/revoke',
      docsURL: 'https://developer.salesforce.com/docs/platform/mobile-sdk/guide/oauth-revoking-tokens.html',
    },
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
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://{{.workspace}}.my.salesforce.com/services/oauth2/userinfo',
        workspace: { id: 'organization_id' },
        person: { id: 'user_id', name: 'name', email: 'email' },
        docsURL: 'https://help.salesforce.com/s/articleView?id=sf.remoteaccess_using_userinfo_endpoint.htm',
      },
      { from: 'metadata', workspace: { address: 'workspace' } },
    ],
  },
  support: allRecords,
  modules: {
    crm: {
      displayName: 'Salesforce CRM',
      baseURL: 'https://{{.workspace}}.my.salesforce.com',
      support: allRecords,
      subscribeRequirements: { registration: true, postProcess: true, subscribeByAPI: true },
    },
    'account-engagement': {
      displayName: 'Salesforce Account Engagement',
      baseURL: 'https://pi.pardot.com',
      support: proxyOnly,
    },
    'account-engagement-demo': {
      displayName: 'Salesforce Account Engagement (demo)',
      baseURL: 'https://pi.demo.pardot.com',
      support: proxyOnly,
    },
  },
} satisfies CatalogueEntry;
