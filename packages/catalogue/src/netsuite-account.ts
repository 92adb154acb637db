import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from './support.ts';

const everywhere = { restapi: {}, restlet: {}, suiteql: {} };

/** The input of the account, however it is signed in. */
export const workspace = {
  name: 'workspace',
  displayName: 'Account ID in the address',
  prompt: 'The part of your NetSuite address before `.app.netsuite.com`, such as `1234567` or `1234567-sb1`.',
  moduleDependencies: everywhere,
};

export const timezone = [
  { name: 'sessionTimezone', moduleDependencies: everywhere },
  { name: 'sessionTimezoneIsDefault', moduleDependencies: everywhere },
];

/** What an account is, and where its data is, however it is signed in. */
export const records = {
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: proxyOnly,
  modules: {
    restapi: {
      displayName: 'NetSuite REST records',
      baseURL: 'https://{{.workspace}}.suitetalk.api.netsuite.com/services/rest/record',
      support: proxyOnly,
    },
    restlet: {
      displayName: 'NetSuite RESTlet',
      baseURL: 'https://{{.workspace}}.restlets.api.netsuite.com',
      support: proxyOnly,
    },
    suiteql: {
      displayName: 'NetSuite SuiteQL',
      baseURL: 'https://{{.workspace}}.suitetalk.api.netsuite.com/services/rest/query',
      support: proxyOnly,
    },
  },
} satisfies Partial<CatalogueEntry>;
