import { signIn } from '../plain-entries.ts';

// There is no health check: no call is known that every credential may make.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const highLevelStandard = signIn({
  name: 'HighLevel',
  base: 'https://services.leadconnectorhq.com',
  auth: 'https://marketplace.gohighlevel.com/oauth/chooselocation',
  token: 'https://services.leadconnectorhq.com/oauth/token',
  scoped: true,
  tokenMetadataFields: { consumerRefField: 'userId', scopesField: 'scope' },
  page: 'https://highlevel.stoplight.io/docs/integrations/',
  inputs: {
    name: 'locationId',
    displayName: 'Location ID',
    prompt: 'In HighLevel, open the sub-account: the ID follows `/location/` in the address.',
  },
  account: {
    from: 'tokenAnswer',
    workspace: { id: 'locationId' },
    person: { id: 'userId' },
    docsURL: 'https://marketplace.gohighlevel.com/docs/ghl/oauth/get-access-token',
  },
});
