import { person, signIn } from '../plain-entries.ts';

// There is no health check: the call that could serve needs a scope of its own.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const figma = signIn({
  name: 'Figma',
  base: 'https://api.figma.com',
  auth: 'https://www.figma.com/oauth',
  token: 'https://www.figma.com/api/oauth/token',
  scoped: true,
  tokenMetadataFields: { consumerRefField: 'user_id' },
  page: 'https://www.figma.com/developers/api#oauth2',
  account: person(
    'https://api.figma.com/v1/me',
    'id',
    'https://developers.figma.com/docs/rest-api/users-endpoints/',
    { name: 'handle', email: 'email' },
  ),
});
