import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * API: https://github.com/gitlabhq/gitlabhq, doc/api
 * Key: https://gitlab.com/-/user_settings/personal_access_tokens
 * Self-managed servers have hosts of their own, which this entry does not know. There is no health check: a token for
 * repositories only may not ask who it is.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const gitlab = {
  displayName: 'GitLab',
  authType: 'custom',
  baseURL: 'https://gitlab.com',
  customOpts: {
    headers: [{ name: 'PRIVATE-TOKEN', valueTemplate: '{{ .token }}' }],
    inputs: [
      {
        name: 'token',
        displayName: 'Access token',
        prompt: 'A personal, group or project access token. Its scopes decide what works.',
        docsURL: 'https://gitlab.com/-/user_settings/personal_access_tokens',
        fieldType: 'fieldTypePassword',
      },
    ],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://gitlab.com/api/v4/user',
        person: { id: 'id', name: 'username', email: 'email' },
        docsURL: 'https://docs.gitlab.com/api/users/',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
