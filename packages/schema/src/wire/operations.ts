import type {
  BackfillProgress,
  ExplainOperationQuery,
  ListOperationsQuery,
  Log,
  Operation,
  OperationExplanation,
  OperationPage,
} from '../resources/operations.ts';
import type { PageQuery } from '../resources/paging.ts';
import { wire } from './wire.ts';

export const listOperations = /* @__PURE__ */ wire<{ query: ListOperationsQuery; success: OperationPage }>()({
  operation: 'listOperations',
  method: 'GET',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/installations/{installationId}/operations',
  access: 'full',
});

export const getOperation = /* @__PURE__ */ wire<{ success: Operation }>()({
  operation: 'getOperation',
  method: 'GET',
  path: '/projects/{projectIdOrName}/operations/{operationId}',
  access: 'full',
});

/** A page for people when it is asked for as HTML. */
export const explainOperation = /* @__PURE__ */ wire<{
  query: ExplainOperationQuery;
  success: OperationExplanation;
}>()({
  operation: 'explainOperation',
  method: 'GET',
  path: '/projects/{projectIdOrName}/operations/{operationId}:explain',
  access: 'full',
  added: true,
});

/** Takes the name of the object at the provider, or the mapped name. */
export const getBackfillProgress = /* @__PURE__ */ wire<{ success: BackfillProgress }>()({
  operation: 'getBackfillProgress',
  method: 'GET',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/installations/{installationId}/objects/{objectName}/backfill-progress',
  access: 'full',
});

/** Lists the oldest entries first. */
export const listOperationLogs = /* @__PURE__ */ wire<{ query: PageQuery; success: Log[] }>()({
  operation: 'listOperationLogs',
  method: 'GET',
  path: '/projects/{projectIdOrName}/operations/{operationId}/logs',
  access: 'full',
});
