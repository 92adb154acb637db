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
  accountIdentity: {
    sources: [
      {
        from: 'call',
        // Each form names the organisation. Keys without the permission `hiringProcessMetadataRead` stay unknown.
        url: 'https://api.ashbyhq.com/feedbackFormDefinition.list',
        method: 'POST',
        body: '{}',
        workspace: { id: 'results.0.organizationId' },
        docsURL: 'https://developers.ashbyhq.com/reference/feedbackformdefinitionlist',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
