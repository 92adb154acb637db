import { basic } from '../plain-entries.ts';

// The user name is the ID of a service user, the password its token. There is no health check: a key may lack the
// right to make any one call.
// Unverified: no page was opened, and the values are from a public list and general knowledge of the vendor.
export const hibob = basic({
  name: 'HiBob',
  base: 'https://api.hibob.com',
  page: 'https://apidocs.hibob.com/docs/api-service-users',
  account: {
    // A service user is of one company, and its ID is the user name.
    from: 'signIn',
    person: { id: 'username' },
    docsURL: 'https://apidocs.hibob.com/docs/api-service-users',
  },
});
