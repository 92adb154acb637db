import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Credentials: https://recurly.com/developers/api/
 * The API key is the user name and the password is blank. The Accept header names the version. There is no health
 * check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const recurly = {
  displayName: 'Recurly',
  authType: 'basic',
  baseURL: 'https://v3.recurly.com',
  basicOpts: {
    apiKeyAsBasic: true,
    apiKeyAsBasicOpts: { fieldUsed: 'username' },
    docsURL: 'https://recurly.com/developers/api/',
  },
  accountIdentity: { unknownBecause: 'A site is named by its subdomain, which no call tells.' },
  support: proxyOnly,
} satisfies CatalogueEntry;
