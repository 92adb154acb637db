import type { ListOperationsQuery, Log, Operation, OperationPage } from '../resources/operations.ts';
import type { PageQuery } from '../resources/paging.ts';
import { wire } from './wire.ts';

export const listOperations = /* @__PURE__ */ wire<{ query: ListOperationsQuery; success: OperationPage }>()({
  operation: 'listOperations',
  method: 'GET',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/installations/{installationId}/operations',
});

export const getOperation = /* @__PURE__ */ wire<{ success: Operation }>()({
  operation: 'getOperation',
  method: 'GET',
  path: '/projects/{projectIdOrName}/operations/{operationId}',
});

/** Lists the oldest entries first. */
export const listOperationLogs = /* @__PURE__ */ wire<{ query: PageQuery; success: Log[] }>()({
  operation: 'listOperationLogs',
  method: 'GET',
  path: '/projects/{projectIdOrName}/operations/{operationId}/logs',
});
