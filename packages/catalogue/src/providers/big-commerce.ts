import { address, byAddress, signIn } from '../plain-entries.ts';
import { notYet } from '../support.ts';

// The token request has to carry `context=stores/<hash>`, which Dowel does not send. So nothing works yet. Tokens do
// not expire. There is no health check: the call that could serve needs a scope of its own.
// Unverified: no page was opened, and the values are from a public list and general knowledge of the vendor.
export const bigCommerce = signIn({
  name: 'BigCommerce',
  base: 'https://api.bigcommerce.com/stores/{{.workspace}}',
  auth: 'https://login.bigcommerce.com/oauth2/authorize',
  token: 'https://login.bigcommerce.com/oauth2/token',
  tokenMetadataFields: {
    consumerRefField: 'user.id',
    scopesField: 'scope',
    workspaceRefField: 'context',
  },
  accessTokenOpts: {
    attachmentType: 'accessTokenHeaderAttachment',
    header: { name: 'X-Auth-Token' },
  },
  page: 'https://developer.bigcommerce.com/docs/integrations/apps/guide/auth',
  inputs: address(
    'Store hash',
    "The part of your control panel's address between `store-` and `.mybigcommerce.com`.",
  ),
  account: byAddress,
  support: notYet,
});
