import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { route } from '../../platform/requests/route.ts';
import * as connectionLinks from './service.ts';

export const connectionLinkRoutes = {
  createConnectionLink: route(endpoints.createConnectionLink, ({ context, body }) =>
    connectionLinks.create(context, body),
  ),
  listConnectionLinks: route(endpoints.listConnectionLinks, async ({ context, query }) =>
    pageAnswer(query, await connectionLinks.list(context, query)),
  ),
  deleteConnectionLink: route(endpoints.deleteConnectionLink, ({ context, params }) =>
    connectionLinks.remove(context, params.connectionLinkId),
  ),
};
