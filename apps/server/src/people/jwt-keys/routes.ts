import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { route } from '../../platform/requests/route.ts';
import * as jwtKeys from './service.ts';

export const jwtKeyRoutes = {
  createJwtKey: route(endpoints.createJwtKey, ({ context, body }) => jwtKeys.create(context, body)),
  listJwtKeys: route(endpoints.listJwtKeys, async ({ context, query }) =>
    pageAnswer(query, await jwtKeys.list(context, query)),
  ),
  getJwtKey: route(endpoints.getJwtKey, ({ context, params }) => jwtKeys.get(context, params.keyId)),
  updateJwtKey: route(endpoints.updateJwtKey, ({ context, params, body }) =>
    jwtKeys.update(context, params.keyId, body),
  ),
  deleteJwtKey: route(endpoints.deleteJwtKey, ({ context, params }) => jwtKeys.remove(context, params.keyId)),
};
