import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { route } from '../../platform/requests/route.ts';
import * as stoppedConnections from './service.ts';

export const stoppedConnectionRoutes = {
  stopConnections: route(endpoints.stopConnections, ({ context, body }) =>
    stoppedConnections.stop(context, body),
  ),
  listStoppedConnections: route(endpoints.listStoppedConnections, async ({ context, query }) =>
    pageAnswer(query, await stoppedConnections.list(context, query)),
  ),
};
