import { endpoints } from '@dowel/schema';
import { route } from '../../platform/requests/route.ts';
import * as inbox from './service.ts';

export const inboxRoutes = {
  listInboxMessages: route(endpoints.listInboxMessages, ({ context, params, query }) =>
    inbox.list(context, params.destination, query),
  ),
};
