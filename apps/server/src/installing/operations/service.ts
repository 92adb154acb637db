import type { ListOperationsQuery, Log, Operation, OperationPage, PageQuery } from '@dowel/schema';
import { operationNotFoundProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import type { Slice } from '../../platform/db/slice.ts';
import { mapPage, type Page, readPage } from '../../platform/paging/read-page.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import {
  type StoredOperation,
  selectAll,
  selectFailures,
  selectLatest,
  selectLogs,
  selectNewest,
  selectOperation,
  selectOperations,
  selectRefused,
  toLog,
} from './queries.ts';

const DEFAULT_PAGE_SIZE = 200;

/** @throws {ProblemError} `invalid_request` for an invalid page token */
export async function list(
  context: Context,
  installationId: string,
  { pageSize = DEFAULT_PAGE_SIZE, pageToken }: ListOperationsQuery,
): Promise<OperationPage> {
  const page = await readPage(context, ['listOperations', installationId], { pageSize, pageToken }, (slice) =>
    selectOperations(context, installationId, slice),
  );
  const { items: results, nextPageToken } = page;
  return {
    results,
    pagination: nextPageToken === undefined ? { done: true } : { done: false, nextPageToken },
  };
}

/** A slice of an installation's operations, newest first. */
export function listSlice(
  context: Context,
  installationId: string,
  slice: Slice,
): Promise<StoredOperation[]> {
  return selectOperations(context, installationId, slice);
}

/** Which of these runs have messages that their destination refuses, or that somebody holds back. Asks nothing when there are none. */
export async function notTakenOf(
  context: Context,
  operationIds: readonly string[],
): Promise<ReadonlyMap<string, 'not_taken' | 'held_back'>> {
  if (operationIds.length === 0) return new Map();
  const found = await selectRefused(context, operationIds);
  return new Map(
    [...found].map(([id, { reason }]) => [id, reason === null ? 'held_back' : 'not_taken'] as const),
  );
}

/** The latest operations of some installations, newest first. */
export function listOfInstallations(
  context: Context,
  installationIds: readonly string[],
  limit: number,
): Promise<StoredOperation[]> {
  return selectLatest(context, installationIds, { after: undefined, limit });
}

/** Those of these operations that exist, newest first. Asks nothing when there are none. */
export async function getAll(context: Context, ids: readonly string[]): Promise<StoredOperation[]> {
  return ids.length === 0 ? [] : selectAll(context, ids);
}

/** The line of each log that says what failed. Asks nothing when there are no operations. */
export function failuresOf(context: Context, operationIds: readonly string[]) {
  return linesOf(context, operationIds, selectFailures);
}

/** The newest line of each log. Asks nothing when there are no operations. */
export function newestOf(context: Context, operationIds: readonly string[]) {
  return linesOf(context, operationIds, selectNewest);
}

async function linesOf(
  context: Context,
  operationIds: readonly string[],
  select: typeof selectFailures,
): Promise<ReadonlyMap<string, Log[]>> {
  if (operationIds.length === 0) return new Map();
  const rows = await select(context, operationIds);
  return new Map(rows.map((row) => [row.operationId, [toLog(row)]]));
}

/** @throws {ProblemError} `operation_not_found` */
export async function get(context: Context, operationId: string): Promise<Operation> {
  const operation = await selectOperation(context, operationId);
  if (operation) return operation;
  throw new ProblemError('operation_not_found', operationNotFoundProblem(operationId));
}

/** @throws {ProblemError} `operation_not_found`, `invalid_request` */
export async function listLogs(context: Context, operationId: string, query: PageQuery): Promise<Page<Log>> {
  const { id } = await get(context, operationId);
  const page = await readPage(context, ['listOperationLogs', id], query, (slice) =>
    selectLogs(context, id, slice),
  );
  return mapPage(page, toLog);
}
