import { apiKey } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// The header holds the token alone, without a prefix. The API is GraphQL over POST. A health check cannot send a
// body, so there is none.
export const monday = apiKey({
  name: 'monday.com',
  base: 'https://api.monday.com/',
  prefix: '',
  page: 'https://developer.monday.com/api-reference/docs/authentication',
  account: {
    from: 'call',
    url: 'https://api.monday.com/v2',
    method: 'POST',
    // https://developer.monday.com/api-reference/changelog/the-api-version-header-is-now-required
    headers: { 'API-Version': 'current' },
    body: '{"query":"query { me { id name email account { id name slug } } }"}',
    workspace: {
      id: 'data.me.account.id',
      name: 'data.me.account.name',
      address: 'data.me.account.slug',
    },
    person: { id: 'data.me.id', name: 'data.me.name', email: 'data.me.email' },
    docsURL: 'https://developer.monday.com/api-reference/reference/me',
  },
  support: allRecords,
});
