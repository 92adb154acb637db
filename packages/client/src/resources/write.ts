import type { BatchWriteResult, WriteAnswer, WriteRecords } from '@dowel/schema';
import { writeRecords } from '@dowel/schema/wire';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** A write of one record. */
export type SingleWrite = Omit<WriteRecords, 'type' | 'upsertBy' | 'batch' | 'batchPolicy' | 'record'> & {
  /** By field. */
  record: Record<string, unknown>;
};

/** A write of one record that exists. */
export type ExistingWrite = SingleWrite & {
  record: Record<string, unknown> & {
    /** The provider's id of the record. */
    id: string | number;
  };
};

/** A write of one record that may exist. */
export type UpsertWrite = SingleWrite & {
  /** The field whose value says which record is meant. The record needs a value there. */
  upsertBy: string;
};

/** A write of up to 100 records. */
export type BatchWrite = Omit<
  WriteRecords,
  'type' | 'record' | 'batch' | 'autoBatchPolicy' | 'associations'
> & {
  type: 'create' | 'update' | 'upsert';
  batch: NonNullable<WriteRecords['batch']>;
};

/**
 * Records in a customer's account. `objectName` is the provider's name or the mapped one. Every call has an
 * `Idempotency-Key`, so that a retry writes nothing twice. Numbers in `data` that a JavaScript number cannot hold lose
 * digits. A `bigint` that is sent keeps them.
 *
 * What every method throws:
 * @throws {WriteRejectedError} when the provider refuses it, with the words of the provider
 * @throws {NotFoundError} `integration_not_found`, `installation_not_found`, `object_not_found`
 * @throws {BadRequestError} `object_disabled`, `writes_unsupported`
 * @throws {ConflictError} `outcome_unknown`, when it was sent, and nobody can find out how it ended
 * @throws {ServerError} `provider_unreachable`
 */
export class Write extends Resource {
  /** Creates a record. With `mode: 'asynchronous'`, answers only the id of the operation. */
  create(
    integrationId: string,
    objectName: string,
    body: SingleWrite,
    options?: RequestOptions,
  ): DowelPromise<WriteAnswer> {
    return this.#send(integrationId, objectName, { ...body, type: 'create' }, options);
  }

  /** Changes the fields of a record that `record` names. */
  update(
    integrationId: string,
    objectName: string,
    body: ExistingWrite,
    options?: RequestOptions,
  ): DowelPromise<WriteAnswer> {
    return this.#send(integrationId, objectName, { ...body, type: 'update' }, options);
  }

  /**
   * Changes the record that has the same value in `upsertBy`, or creates one if there is none.
   * @throws {BadRequestError} `writes_unsupported` where the provider finds no record by this field
   */
  upsert(
    integrationId: string,
    objectName: string,
    body: UpsertWrite,
    options?: RequestOptions,
  ): DowelPromise<WriteAnswer> {
    return this.#send(integrationId, objectName, { ...body, type: 'upsert' }, options);
  }

  /**
   * Deletes a record, if the customer's config allows it.
   * @throws {BadRequestError} also `deletion_disabled`
   */
  delete(
    integrationId: string,
    objectName: string,
    body: Pick<ExistingWrite, 'groupRef' | 'installationRef' | 'record'>,
    options?: RequestOptions,
  ): DowelPromise<WriteAnswer> {
    return this.#send(integrationId, objectName, { ...body, type: 'delete' }, options);
  }

  /**
   * Creates or changes many records. If some of them fail, it resolves, and the counts say so. With
   * `mode: 'asynchronous'`, answers only the id of the operation.
   * @throws {WriteRejectedError} when no record was written
   */
  batch(
    integrationId: string,
    objectName: string,
    body: BatchWrite & { mode?: 'synchronous' | undefined },
    options?: RequestOptions,
  ): DowelPromise<BatchWriteResult>;
  batch(
    integrationId: string,
    objectName: string,
    body: BatchWrite,
    options?: RequestOptions,
  ): DowelPromise<WriteAnswer>;
  batch(
    integrationId: string,
    objectName: string,
    body: BatchWrite,
    options?: RequestOptions,
  ): DowelPromise<WriteAnswer> {
    return this.#send(integrationId, objectName, body, options);
  }

  #send(
    integrationId: string,
    objectName: string,
    body: WriteRecords,
    options: RequestOptions | undefined,
  ): DowelPromise<WriteAnswer> {
    const params = { integrationId, objectName };
    return this.session.send(writeRecords, { params, body }, options);
  }
}
