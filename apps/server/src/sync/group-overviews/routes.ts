import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { replicaRoute, route } from '../../platform/requests/route.ts';
import * as groupOverviews from './service.ts';

export const groupOverviewRoutes = {
  listGroups: replicaRoute(endpoints.listGroups, async ({ context, query }) =>
    pageAnswer(query, await groupOverviews.list(context, query)),
  ),
  getGroup: route(endpoints.getGroup, ({ context, params }) => groupOverviews.get(context, params.groupRef)),
};
