import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Credentials: https://developers.ashbyhq.com/docs/authentication
 * The API key is the user name and the password is blank. Every call is a POST. There is no health check:
 * `apiKey.info` needs the permission to read API keys, and Ashby answers 403 to keys without it.
 * The page above was read for the way of signing in. Its address follows a public connector catalogue (MIT).
 */
export const ashby = {
  displayName: 'Ashby',
  authType: 'basic',
  baseURL: 'https://api.ashbyhq.com',
  basicOpts: {
    apiKeyAsBasic: true,
    apiKeyAsBasicOpts: { fieldUsed: 'username' },
    docsURL: 'https://developers.ashbyhq.com/docs/authentication',
  },
  accountIdentity: { unknownBecause: 'A call tells of the key, and not of the organisation.' },
  support: proxyOnly,
} satisfies CatalogueEntry;
