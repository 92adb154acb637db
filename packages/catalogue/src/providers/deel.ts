import { signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// There is no health check: no call is known that every credential may make.
// Sign-in: https://developer.deel.com/docs/getting-started-1. A refresh token is replaced at each use.
// API: https://github.com/letsdeel/deel-api-java-sdk, api/openapi.yaml
export const deel = signIn({
  name: 'Deel',
  base: 'https://api.letsdeel.com',
  auth: 'https://app.deel.com/oauth2/authorize',
  token: 'https://app.deel.com/oauth2/tokens',
  scoped: true,
  tokenMetadataFields: {},
  revocation: {
    unknownBecause: 'The OpenAPI document has no address for it.',
    docsURL: 'https://developer.deel.com/api/oauth',
  },
  page: 'https://developer.deel.com/api/oauth',
  account: {
    from: 'call',
    // Tokens without the scope `organizations:read` stay unknown.
    url: '/rest/v2/organizations',
    headers: { 'X-Version': '2026-01-01' },
    workspace: { id: 'data.0.id', name: 'data.0.name' },
    docsURL: 'https://github.com/letsdeel/deel-api-java-sdk/blob/dev/docs/OrganizationsApi.md',
  },
  support: allRecords,
});
