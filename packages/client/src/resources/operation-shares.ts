import type { CreatedOperationShare, CreateOperationShare, OperationShare } from '@dowel/schema';
import { createOperationShare, deleteOperationShare, listOperationShares } from '@dowel/schema/wire';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Links that show one operation to somebody who is not signed in, without values and names. */
export class OperationShares extends Resource {
  /**
   * Makes a link. Only this answer has its address.
   * @throws {NotFoundError} `operation_not_found`
   */
  create(
    operationId: string,
    body: CreateOperationShare = {},
    options?: RequestOptions,
  ): DowelPromise<CreatedOperationShare> {
    return this.session.send(createOperationShare, { params: { operationId }, body }, options);
  }

  /** @throws {NotFoundError} `operation_not_found` */
  list(operationId: string, options?: RequestOptions): DowelPromise<OperationShare[]> {
    return this.session.send(listOperationShares, { params: { operationId } }, options);
  }

  /**
   * Withdraws a link.
   * @throws {NotFoundError} `operation_share_not_found`
   */
  delete(operationId: string, operationShareId: string, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(deleteOperationShare, { params: { operationId, operationShareId } }, options);
  }
}
