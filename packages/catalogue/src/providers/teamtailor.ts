import { apiKey } from '../plain-entries.ts';

// Each call needs the header `X-Api-Version`. A health check cannot send it, so there is none. The prefix of the
// header has no blank at its end.
// Unverified: no page was opened, and the values are from a public list and general knowledge of the vendor.
export const teamtailor = apiKey({
  name: 'Teamtailor',
  base: 'https://{{.region}}.teamtailor.com',
  prefix: 'Token token=',
  page: 'https://docs.teamtailor.com/',
  inputs: {
    name: 'region',
    displayName: 'API host prefix',
    prompt: 'Type `api`, or `api.na` when your account is in North America.',
  },
  account: {
    from: 'call',
    url: 'https://{{.region}}.teamtailor.com/v1/company',
    headers: { 'X-Api-Version': '20240404' },
    workspace: { id: 'data.id', name: 'data.attributes.name' },
    docsURL: 'https://docs.teamtailor.com/',
  },
});
