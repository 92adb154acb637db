import { signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// Webhooks: https://developers.outreach.io/api/webhooks
// A refresh token lasts 14 days and is replaced at each use (not confirmed on a public page).
export const outreach = signIn({
  name: 'Outreach',
  base: 'https://api.outreach.io',
  auth: 'https://api.outreach.io/oauth/authorize',
  token: 'https://api.outreach.io/oauth/token',
  scoped: true,
  revocation: {
    unknownBecause: 'The page about signing in names no call that revokes a token.',
    docsURL: 'https://developers.outreach.io/api/oauth/',
  },
  page: 'https://developers.outreach.io/api/oauth/',
  account: {
    // Nothing names the organisation. But users are locked, and cannot be deleted, so the oldest one stays the
    // oldest (https://api.outreach.io/api/v2/schema/openapi.json). An app may lack the scope `users.read`.
    from: 'call',
    url: '/api/v2/users?sort=createdAt&page[size]=1',
    // Without it, Outreach answers 415: https://developers.outreach.io/api/making-requests
    headers: { 'Content-Type': 'application/vnd.api+json' },
    workspace: { id: 'data.0.attributes.userGuid' },
    docsURL: 'https://developers.outreach.io/api/reference/overview/',
  },
  support: allRecords,
  subscribeRequirements: { subscribeByAPI: true },
});
