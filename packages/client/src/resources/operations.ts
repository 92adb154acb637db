import type {
  BackfillProgress,
  ListOperationsQuery,
  ListProjectOperationsQuery,
  Log,
  Operation,
  OperationExplanation,
  OperationPage,
  PageQuery,
  ProjectOperation,
} from '@dowel/schema';
import {
  explainOperation,
  getBackfillProgress,
  getOperation,
  listOperationLogs,
  listOperations,
  listProjectOperations,
} from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Recorded runs of reads, writes and subscriptions. */
export class Operations extends Resource {
  /**
   * An installation's operations, newest first: `for await (const operation of client.operations.list(…))`. A page is
   * fetched when the loop reaches it. `pageSize` limits a page, not the whole list.
   * @throws {NotFoundError} `installation_not_found`
   */
  async *list(
    integrationId: string,
    installationId: string,
    query: ListOperationsQuery = {},
    options?: RequestOptions,
  ): AsyncGenerator<Operation, void, undefined> {
    let pageToken = query.pageToken;
    do {
      const page = await this.listPage(
        integrationId,
        installationId,
        pageToken ? { ...query, pageToken } : query,
        options,
      );
      yield* page.results;
      pageToken = page.pagination.done ? undefined : page.pagination.nextPageToken;
    } while (pageToken);
  }

  /**
   * One page. To get the next page, pass its `pagination.nextPageToken`.
   * @throws {NotFoundError} `installation_not_found`
   */
  listPage(
    integrationId: string,
    installationId: string,
    query?: ListOperationsQuery,
    options?: RequestOptions,
  ): DowelPromise<OperationPage> {
    return this.session.send(listOperations, { params: { integrationId, installationId }, query }, options);
  }

  /** The operations of the whole project, newest first. A page may be short, or empty, although another follows. */
  listForProject(query?: ListProjectOperationsQuery, options?: RequestOptions): DowelList<ProjectOperation> {
    return this.session.list(listProjectOperations, { query }, options);
  }

  /** @throws {NotFoundError} `operation_not_found` */
  get(operationId: string, options?: RequestOptions): DowelPromise<Operation> {
    return this.session.send(getOperation, { params: { operationId } }, options);
  }

  /**
   * Oldest first.
   * @throws {NotFoundError} `operation_not_found`
   */
  logs(operationId: string, query?: PageQuery, options?: RequestOptions): DowelList<Log> {
    return this.session.list(listOperationLogs, { params: { operationId }, query }, options);
  }

  /**
   * What came of a run, why, who can do what about it, and how to repeat it. For a page instead, send a request with
   * `?format=html` yourself.
   * @throws {NotFoundError} `operation_not_found`
   */
  explain(operationId: string, options?: RequestOptions): DowelPromise<OperationExplanation> {
    return this.session.send(explainOperation, { params: { operationId }, query: {} }, options);
  }

  /**
   * How far the backfill of an object has come. `objectName` is the provider's name or the mapped one.
   * @throws {NotFoundError} `integration_not_found`, `installation_not_found`; `backfill_not_found`, which a server that
   * runs no backfills always answers
   */
  backfillProgress(
    integrationId: string,
    installationId: string,
    objectName: string,
    options?: RequestOptions,
  ): DowelPromise<BackfillProgress> {
    const params = { integrationId, installationId, objectName };
    return this.session.send(getBackfillProgress, { params }, options);
  }
}
