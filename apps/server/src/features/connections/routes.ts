import { endpoints } from '@dowel/schema';
import { route, routeInSteps } from '../../requests/route.ts';
import * as generating from './generating/service.ts';
import * as connections from './service.ts';
import * as updating from './updating/service.ts';

export const connectionRoutes = [
  route(endpoints.listConnections, ({ context, query }) => connections.list(context, query)),
  routeInSteps(endpoints.generateConnection, ({ context, body }) => generating.generate(context, body)),
  route(endpoints.getConnection, ({ context, params, query }) =>
    connections.get(context, params.connectionId, query),
  ),
  routeInSteps(endpoints.updateConnection, ({ context, params, body }) =>
    updating.update(context, params.connectionId, body),
  ),
  route(endpoints.deleteConnection, ({ context, params }) =>
    connections.remove(context, params.connectionId),
  ),
];
