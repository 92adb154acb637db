import { person } from './plain-entries.ts';

const openId = 'https://developers.google.com/identity/openid-connect/openid-connect';
const names = { name: 'name', email: 'email' };

/** Who tells whose account it is, at everything that Google's sign-in leads to. */
export const googlePerson = [
  { from: 'idToken', person: { id: 'sub', ...names }, docsURL: openId } as const,
  person('https://www.googleapis.com/oauth2/v3/userinfo', 'sub', openId, names),
];

/** It ends what the person has granted to the builder's app, as a whole. */
export const googleRevocation = {
  url: 'https://oauth2.googleapis.com/revoke',
  authentication: 'none',
  alsoEnds: 'person',
  docsURL: 'https://developers.google.com/identity/protocols/oauth2/web-server#tokenrevoke',
} as const;
