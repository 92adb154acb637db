import { address, byAddress, ownHeaders } from '../plain-entries.ts';

// Providers that take more than one typed value, or one in a form of their own.
// Where no comment names what was read, the values are general knowledge and unverified. Try those first.

export const clariCopilot = ownHeaders({
  name: 'Clari Copilot',
  base: 'https://rest-api.copilot.clari.com',
  page: 'https://api-doc.copilot.clari.com/#section/Introduction/Authentication',
  headers: { 'X-Api-Key': '{{ .apiKey }}', 'X-Api-Password': '{{ .apiPassword }}' },
  asks: [
    { name: 'apiKey', displayName: 'API key', prompt: 'Shown in the workspace settings under Integrations.' },
    { name: 'apiPassword', displayName: 'API password', prompt: 'Shown once, beside the API key.' },
  ],
  account: {
    unknownBecause:
      'A key is of a workspace, no answer names it, and nothing says that the key outlives its password.',
  },
});
// Read on the vendor's page: the host, the token and the account.
export const devrev = ownHeaders({
  name: 'DevRev',
  base: 'https://api.devrev.ai',
  page: 'https://developer.devrev.ai/public/about/authentication',
  headers: { Authorization: 'Bearer {{ .token }}' },
  asks: [
    {
      name: 'token',
      displayName: 'Personal access token',
      prompt: 'Made in the account settings of DevRev.',
    },
  ],
  account: {
    from: 'call',
    url: '/dev-users.self',
    person: { id: 'dev_user.id', name: 'dev_user.full_name', email: 'dev_user.email' },
    docsURL: 'https://developer.devrev.ai/public/api-reference/dev-users/self',
  },
});
export const discourse = ownHeaders({
  name: 'Discourse',
  base: 'https://{{.workspace}}',
  page: 'https://docs.discourse.org/#section/Authentication',
  headers: { 'Api-Key': '{{ .apiKey }}', 'Api-Username': '{{ .username }}' },
  asks: [
    { name: 'apiKey', displayName: 'API key', prompt: 'Made by an administrator under API.' },
    {
      name: 'username',
      displayName: 'API user name',
      prompt: 'The user that calls are made for, such as `system`.',
    },
  ],
  inputs: address('Domain', 'The host of your forum, such as `forum.acme.com`.'),
  account: byAddress,
});
export const justCall = ownHeaders({
  name: 'JustCall',
  base: 'https://api.justcall.io',
  page: 'https://developer.justcall.io/reference/authentication',
  account: {
    unknownBecause:
      'Users are listed without the account that they are of, and the key is replaced with its secret.',
  },
  headers: { Authorization: '{{ .apiKey }}:{{ .apiSecret }}' },
  asks: [
    { name: 'apiKey', displayName: 'API key', prompt: 'Shown in your profile under APIs and Webhooks.' },
    { name: 'apiSecret', displayName: 'API secret', prompt: 'Shown beside the API key.' },
  ],
});
