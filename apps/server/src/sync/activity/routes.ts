import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { replicaRoute } from '../../platform/requests/route.ts';
import * as activity from './service.ts';

export const activityRoutes = {
  listActivity: replicaRoute(endpoints.listActivity, async ({ context, params, query }) =>
    pageAnswer(query, await activity.list(context, params, query)),
  ),
};
