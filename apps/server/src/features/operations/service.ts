import type { ListOperationsQuery, Log, Operation, OperationPage } from '@dowel/schema';
import { operationNotFoundProblem, pageTokenProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import * as installations from '../installations/service.ts';
import { fromPageToken, toPageToken } from './page-token.ts';
import { selectLogs, selectOperation, selectOperations } from './queries.ts';

const DEFAULT_PAGE_SIZE = 200;

/** @throws {ProblemError} `installation_not_found`, `invalid_request` for a page token that is not ours */
export async function list(
  context: Context,
  path: { integrationId: string; installationId: string },
  { pageSize = DEFAULT_PAGE_SIZE, pageToken }: ListOperationsQuery,
): Promise<OperationPage> {
  const { id: installationId } = await installations.get(context, path);
  const before = pageToken === undefined ? undefined : toLastId(pageToken);
  // One more than asked for tells whether a page follows.
  const found = await selectOperations(context, { installationId, before, limit: pageSize + 1 });
  const results = found.slice(0, pageSize);
  const last = results.at(-1);
  const isDone = found.length <= pageSize || last === undefined;
  return {
    results,
    pagination: isDone ? { done: true } : { done: false, nextPageToken: toPageToken(last.id) },
  };
}

/** @throws {ProblemError} `operation_not_found` */
export async function get(context: Context, operationId: string): Promise<Operation> {
  const operation = await selectOperation(context, operationId);
  if (operation) return operation;
  throw new ProblemError('operation_not_found', operationNotFoundProblem(operationId));
}

/** @throws {ProblemError} `operation_not_found` */
export async function listLogs(context: Context, operationId: string): Promise<Log[]> {
  const operation = await get(context, operationId);
  return selectLogs(context, operation.id);
}

function toLastId(pageToken: string): string {
  const id = fromPageToken(pageToken);
  if (id !== undefined) return id;
  throw new ProblemError('invalid_request', pageTokenProblem());
}
