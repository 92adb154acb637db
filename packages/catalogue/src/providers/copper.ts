import { apiKey, workspace } from '../plain-entries.ts';

// Each call also needs the headers `X-PW-Application: developer_api` and `X-PW-UserEmail`, which a proxy call has to
// send itself. A health check cannot send them, so there is none.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const copper = apiKey({
  name: 'Copper',
  base: 'https://api.copper.com/developer_api',
  header: 'X-PW-AccessToken',
  page: 'https://developer.copper.com/introduction/authentication.html#api-keys',
  inputs: {
    name: 'userEmail',
    displayName: "Email of the key's owner",
    prompt: 'The address that the owner of the API key signs in to Copper with.',
  },
  account: workspace(
    'https://api.copper.com/developer_api/v1/account',
    'id',
    'https://developer.copper.com/account-and-users/fetch-account-details.html',
    'name',
  ),
});
