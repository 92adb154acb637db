import { endpoints } from '@dowel/schema';
import { route } from '../../http/route.ts';
import * as connections from './service.ts';

export const connectionRoutes = [
  route(endpoints.listConnections, ({ context, query }) => connections.list(context, query)),
  route(endpoints.getConnection, ({ context, params, query }) =>
    connections.get(context, params.connectionId, query),
  ),
  route(endpoints.deleteConnection, ({ context, params }) =>
    connections.remove(context, params.connectionId),
  ),
];
