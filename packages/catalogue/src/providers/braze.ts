import { address, apiKey } from '../plain-entries.ts';

// There is no health check: no call is known that every credential may make.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const braze = apiKey({
  name: 'Braze',
  base: 'https://rest.{{.workspace}}.braze.com',
  prefix: 'Bearer ',
  page: 'https://www.braze.com/docs/api/basics/#creating-rest-api-keys',
  inputs: address(
    'Instance',
    'The part of your REST endpoint between `rest.` and `.braze.com`, such as `iad-05`. Braze shows it under Settings, APIs and Identifiers.',
  ),
  account: {
    from: 'call',
    // An app group is a workspace. Told to keys that may list integrations for data, if the workspace has one.
    url: 'https://rest.{{.workspace}}.braze.com/cdi/integrations',
    workspace: { id: 'results.0.app_group_id' },
    docsURL: 'https://www.braze.com/docs/api/endpoints/cdi/get_integration_list',
  },
});
