import { signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/PandaDoc/pandadoc-openapi-specification, openapi.yaml
// A key instead of a sign-in is possible, with the prefix `API-Key`. There is no health check: the call that could
// serve needs a scope of its own. Accounts in the EU (app.pandadoc.eu) have hosts that this entry does not know.
export const pandaDoc = signIn({
  name: 'PandaDoc',
  base: 'https://api.pandadoc.com',
  auth: 'https://app.pandadoc.com/oauth2/authorize',
  token: 'https://api.pandadoc.com/oauth2/access_token',
  tokenMetadataFields: { scopesField: 'scope' },
  revocation: {
    unknownBecause: 'No address is known.',
    docsURL: 'https://developers.pandadoc.com/reference/authentication-process',
  },
  page: 'https://developers.pandadoc.com/reference/authentication-process',
  account: {
    from: 'call',
    url: '/public/v1/members/current',
    workspace: { id: 'workspace', name: 'workspace_name' },
    person: { id: 'user_id', name: 'first_name', email: 'email' },
    docsURL: 'https://developers.pandadoc.com/reference/current-member-details',
  },
  support: allRecords,
});
