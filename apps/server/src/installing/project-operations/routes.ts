import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { replicaRoute } from '../../platform/requests/route.ts';
import * as projectOperations from './service.ts';

export const projectOperationRoutes = {
  listProjectOperations: replicaRoute(endpoints.listProjectOperations, async ({ context, query }) =>
    pageAnswer(query, await projectOperations.list(context, query)),
  ),
};
