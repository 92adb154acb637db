import { basic } from '../plain-entries.ts';

// The API key is the user name and the password is blank. Every call is a POST. There is no health check:
// `apiKey.info` needs the permission to read API keys, and Ashby answers 403 to keys without it.
// The page above was read for the way of signing in. Its address follows a public connector catalogue (MIT).
export const ashby = basic({
  name: 'Ashby',
  base: 'https://api.ashbyhq.com',
  key: true,
  page: 'https://developers.ashbyhq.com/docs/authentication',
  account: {
    from: 'call',
    // Each form names the organisation. Keys without the permission `hiringProcessMetadataRead` stay unknown.
    url: 'https://api.ashbyhq.com/feedbackFormDefinition.list',
    method: 'POST',
    body: '{}',
    workspace: { id: 'results.0.organizationId' },
    docsURL: 'https://developers.ashbyhq.com/reference/feedbackformdefinitionlist',
  },
});
