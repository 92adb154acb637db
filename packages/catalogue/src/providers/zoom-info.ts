import { signIn } from '../plain-entries.ts';

// There is no health check: no call is known that every credential may make.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const zoomInfo = signIn({
  name: 'ZoomInfo',
  base: 'https://api.zoominfo.com',
  auth: 'https://api.zoominfo.com/gtm/oauth/v1/authorize',
  token: 'https://api.zoominfo.com/gtm/oauth/v1/token',
  pkce: true,
  tokenMetadataFields: { scopesField: 'scope' },
  page: 'https://docs.zoominfo.com/docs/authentication',
  account: {
    // Told to apps that ask for the scopes `openid` and `email`, as the vendor's own client does.
    from: 'idToken',
    person: { id: 'sub', email: 'email' },
    docsURL: 'https://github.com/Zoominfo/gtm-ai-cli/blob/main/src/oauth.ts',
  },
});
