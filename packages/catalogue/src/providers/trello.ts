import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://developer.atlassian.com/cloud/trello/guides/rest-api/authorization/
 * Key and token are part of the address. The other sign-in is OAuth 1.0a, which Dowel does not have. Every token may
 * ask who it belongs to, which is the health check. That and the address are general knowledge of the vendor.
 */
export const trello = {
  displayName: 'Trello',
  authType: 'custom',
  baseURL: 'https://api.trello.com/1',
  customOpts: {
    queryParams: [
      { name: 'key', valueTemplate: '{{ .apiKey }}' },
      { name: 'token', valueTemplate: '{{ .token }}' },
    ],
    inputs: [
      {
        name: 'apiKey',
        displayName: 'API key',
        prompt: 'On the page of your Power-Up under API Key.',
        docsURL: 'https://developer.atlassian.com/cloud/trello/guides/rest-api/authorization/',
        fieldType: 'fieldTypePassword',
      },
      {
        name: 'token',
        displayName: 'Token',
        prompt: 'Shown after you allow access by the link beside the API key.',
        docsURL: 'https://developer.atlassian.com/cloud/trello/guides/rest-api/authorization/',
        fieldType: 'fieldTypePassword',
      },
    ],
  },
  authHealthCheck: {
    url: 'https://api.trello.com/1/members/me',
    method: 'GET',
    successStatusCodes: [200],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.trello.com/1/members/me',
        person: { id: 'id', name: 'fullName', email: 'email' },
        docsURL: 'https://developer.atlassian.com/cloud/trello/rest/api-group-members/',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
