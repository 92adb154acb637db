import { person, signIn } from '../plain-entries.ts';

// `server` is the first part of the account's base address, which the health check's call tells. Demo accounts sign
// in at account-d.docusign.com, which this entry does not know. The health check is general knowledge of the vendor.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const docusign = signIn({
  name: 'DocuSign',
  base: 'https://{{.server}}.docusign.net',
  auth: 'https://account.docusign.com/oauth/auth',
  token: 'https://account.docusign.com/oauth/token',
  scoped: true,
  tokenMetadataFields: {},
  page: 'https://developers.docusign.com/platform/auth/authcode/',
  learns: ['server'],
  health: 'https://account.docusign.com/oauth/userinfo',
  account: person(
    'https://account.docusign.com/oauth/userinfo',
    'sub',
    'https://developers.docusign.com/platform/auth/reference/user-info/',
    { name: 'name', email: 'email' },
  ),
});
