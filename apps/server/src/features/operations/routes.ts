import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../requests/page-answer.ts';
import { route } from '../../requests/route.ts';
import * as operations from './service.ts';

export const operationRoutes = {
  getOperation: route(endpoints.getOperation, ({ context, params }) =>
    operations.get(context, params.operationId),
  ),
  listOperationLogs: route(endpoints.listOperationLogs, async ({ context, params, query }) =>
    pageAnswer(query, await operations.listLogs(context, params.operationId, query)),
  ),
};
