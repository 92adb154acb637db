import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { route } from '../../platform/requests/route.ts';
import * as apiKeys from './service.ts';

export const apiKeyRoutes = {
  listApiKeys: route(endpoints.listApiKeys, async ({ context, query }) =>
    pageAnswer(query, await apiKeys.list(context, query)),
  ),
  createApiKey: route(endpoints.createApiKey, ({ context, body }) => apiKeys.create(context, body)),
  getApiKey: route(endpoints.getApiKey, ({ context, params }) => apiKeys.get(context, params.apiKey)),
  updateApiKey: route(endpoints.updateApiKey, ({ context, params, body }) =>
    apiKeys.update(context, params.apiKey, body),
  ),
  deleteApiKey: route(endpoints.deleteApiKey, ({ context, params }) =>
    apiKeys.remove(context, params.apiKey),
  ),
};
