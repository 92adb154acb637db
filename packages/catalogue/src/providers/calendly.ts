import { signIn } from '../plain-entries.ts';

// Lists need the address of the user or of the organization. Both come from the health check's call.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const calendly = signIn({
  name: 'Calendly',
  base: 'https://api.calendly.com',
  auth: 'https://auth.calendly.com/oauth/authorize',
  token: 'https://auth.calendly.com/oauth/token',
  revocation: {
    url: 'https://auth.calendly.com/oauth/revoke',
    docsURL: 'https://developer.calendly.com/api-docs/revoke-access-refresh-token',
  },
  page: 'https://developer.calendly.com/creating-an-oauth-app',
  learns: ['UserURI', 'OrganizationURI'],
  health: 'https://api.calendly.com/users/me',
  account: {
    from: 'call',
    url: 'https://api.calendly.com/users/me',
    workspace: { id: 'resource.current_organization' },
    person: { id: 'resource.uri', name: 'resource.name', email: 'resource.email' },
    docsURL: 'https://developer.calendly.com/api-docs/005832c83aeae-get-current-user',
  },
});
