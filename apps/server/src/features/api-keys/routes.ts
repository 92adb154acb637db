import { endpoints } from '@dowel/schema';
import { route } from '../../requests/route.ts';
import * as apiKeys from './service.ts';

export const apiKeyRoutes = [
  route(endpoints.listApiKeys, ({ context, query }) => apiKeys.list(context, query)),
  route(endpoints.createApiKey, ({ context, body }) => apiKeys.create(context, body)),
  route(endpoints.getApiKey, ({ context, params }) => apiKeys.get(context, params.apiKey)),
  route(endpoints.updateApiKey, ({ context, params, body }) => apiKeys.update(context, params.apiKey, body)),
  route(endpoints.deleteApiKey, ({ context, params }) => apiKeys.remove(context, params.apiKey)),
];
