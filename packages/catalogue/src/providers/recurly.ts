import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Credentials: https://recurly.com/developers/api/
 * The API key is the user name and the password is blank. The Accept header names the version. There is no health
 * check: a key may lack the right to make any one call.
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
  support: proxyOnly,
} satisfies CatalogueEntry;
