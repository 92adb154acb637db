import { endpoints } from '@dowel/schema';
import { route } from '../../platform/requests/route.ts';
import * as shares from './service.ts';

export const operationSharesRoutes = {
  createOperationShare: route(endpoints.createOperationShare, ({ context, params, body }) =>
    shares.create(context, params.operationId, body),
  ),
  listOperationShares: route(endpoints.listOperationShares, ({ context, params }) =>
    shares.list(context, params.operationId),
  ),
  deleteOperationShare: route(endpoints.deleteOperationShare, ({ context, params }) =>
    shares.remove(context, params.operationId, params.operationShareId),
  ),
};
