import { endpoints } from '@dowel/schema';
import { builderRoute } from '../../platform/requests/route.ts';
import * as sessions from './service.ts';

export const sessionRoutes = {
  listMySessions: builderRoute(endpoints.listMySessions, ({ context }) => sessions.list(context)),
  deleteMySession: builderRoute(endpoints.deleteMySession, ({ context, params }) =>
    sessions.remove(context, params.sessionId),
  ),
};
