import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { replicaRoute, route, routeInSteps } from '../../platform/requests/route.ts';
import * as generating from './generating/generate-connection.ts';
import * as connections from './service.ts';
import * as updating from './update-connection.ts';

export const connectionRoutes = {
  listConnections: replicaRoute(endpoints.listConnections, async ({ context, query }) =>
    pageAnswer(query, await connections.list(context, query)),
  ),
  generateConnection: routeInSteps(endpoints.generateConnection, ({ context, body }) =>
    generating.generate(context, body),
  ),
  getConnection: route(endpoints.getConnection, ({ context, params, query }) =>
    connections.get(context, params.connectionId, query),
  ),
  updateConnection: routeInSteps(endpoints.updateConnection, ({ context, params, body }) =>
    updating.update(context, params.connectionId, body),
  ),
  deleteConnection: route(endpoints.deleteConnection, ({ context, params }) =>
    connections.remove(context, params.connectionId),
  ),
};
