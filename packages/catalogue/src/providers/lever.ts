import { signIn } from '../plain-entries.ts';

// The audience is a parameter of the sign-in address. There is no health check: no call is known that every
// credential may make.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const lever = signIn({
  name: 'Lever',
  base: 'https://api.lever.co',
  auth: 'https://auth.lever.co/authorize',
  token: 'https://auth.lever.co/oauth/token',
  scoped: true,
  audience: ['https://api.lever.co/v1/'],
  page: 'https://hire.lever.co/developer/documentation#authentication',
  account: {
    from: 'call',
    // The address of a posting begins with the name of the account's job site, as in
    // https://github.com/lever/postings-api. Tokens that may not read postings stay unknown.
    url: 'https://api.lever.co/v1/postings?limit=1',
    workspace: { id: 'data.0.urls.list', name: 'data.0.urls.list' },
    capture: '^https://jobs\\.(?:\\w+\\.)?lever\\.co/(?<result>[^/?#]+)',
    docsURL: 'https://hire.lever.co/developer/documentation#postings',
  },
});
