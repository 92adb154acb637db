import { endpoints } from '@dowel/schema';
import { route } from '../../requests/route.ts';
import * as jwtKeys from './service.ts';

export const jwtKeyRoutes = [
  route(endpoints.createJwtKey, ({ context, body }) => jwtKeys.create(context, body)),
  route(endpoints.listJwtKeys, ({ context, query }) => jwtKeys.list(context, query)),
  route(endpoints.getJwtKey, ({ context, params }) => jwtKeys.get(context, params.keyId)),
  route(endpoints.updateJwtKey, ({ context, params, body }) => jwtKeys.update(context, params.keyId, body)),
  route(endpoints.deleteJwtKey, ({ context, params }) => jwtKeys.remove(context, params.keyId)),
];
