import { apiKey } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/openai/openai-openapi, openapi.json
// There is no health check: a key may lack the right to make any one call.
export const openAI = apiKey({
  name: 'OpenAI',
  base: 'https://api.openai.com',
  page: 'https://platform.openai.com/docs/api-reference/api-keys',
  account: {
    from: 'header',
    // A key may lack the right to make this call.
    url: '/v1/models',
    workspace: { id: 'openai-organization' },
    docsURL: 'https://developers.openai.com/api/reference/overview',
  },
  support: allRecords,
});
