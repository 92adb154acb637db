import { endpoints } from '@dowel/schema';
import { route } from '../../platform/requests/route.ts';
import { follow } from './service.ts';

export const changeRoutes = {
  followChanges: route(endpoints.followChanges, ({ context, query, lastEventId }) =>
    follow(context, query, lastEventId),
  ),
};
