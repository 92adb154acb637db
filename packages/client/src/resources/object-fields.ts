import type {
  ObjectMetadata,
  ObjectMetadataQuery,
  UpsertMetadata,
  UpsertMetadataResponse,
} from '@dowel/schema';
import {
  getObjectMetadataForConnection,
  getObjectMetadataForInstallation,
  upsertMetadataForConnection,
  upsertMetadataForInstallation,
} from '@dowel/schema/wire';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** The fields of objects in a customer's account. */
export class ObjectFields extends Resource {
  /**
   * The fields of an object in the account that a group installed an integration for. `objectName` is the provider's
   * name or the mapped one.
   * @throws {NotFoundError} `integration_not_found`, `installation_not_found`, `object_not_found`
   * @throws {UnprocessableError} `fields_unavailable`
   * @throws {ServerError} `provider_unreachable`
   */
  getForInstallation(
    integrationId: string,
    objectName: string,
    query: ObjectMetadataQuery,
    options?: RequestOptions,
  ): DowelPromise<ObjectMetadata> {
    const params = { integrationId, objectName };
    return this.session.send(getObjectMetadataForInstallation, { params, query }, options);
  }

  /**
   * The fields of an object in the account that a group connected. `objectName` is the provider's name.
   * @throws {NotFoundError} `provider_not_found`, `connection_not_found`, `object_not_found`
   * @throws {UnprocessableError} `fields_unavailable`
   * @throws {ServerError} `provider_unreachable`
   */
  getForConnection(
    provider: string,
    objectName: string,
    query: ObjectMetadataQuery,
    options?: RequestOptions,
  ): DowelPromise<ObjectMetadata> {
    const params = { provider, objectName };
    return this.session.send(getObjectMetadataForConnection, { params, query }, options);
  }

  /**
   * Creates or changes custom fields in the account that a group installed an integration for. When the provider
   * refuses a field, the others are still sent: look at `success` and at the `warnings` of each field.
   * @throws {BadRequestError} `fields_not_writable`
   * @throws {NotFoundError} `integration_not_found`, `installation_not_found`
   * @throws {ServerError} `provider_unreachable`, if no field is known to be changed
   */
  upsertForInstallation(
    integrationId: string,
    body: UpsertMetadata,
    options?: RequestOptions,
  ): DowelPromise<UpsertMetadataResponse> {
    return this.session.send(upsertMetadataForInstallation, { params: { integrationId }, body }, options);
  }

  /**
   * Like `upsertForInstallation`, in the account that a group connected.
   * @throws {BadRequestError} `fields_not_writable`
   * @throws {NotFoundError} `provider_not_found`, `connection_not_found`
   * @throws {ServerError} `provider_unreachable`, if no field is known to be changed
   */
  upsertForConnection(
    provider: string,
    body: UpsertMetadata,
    options?: RequestOptions,
  ): DowelPromise<UpsertMetadataResponse> {
    return this.session.send(upsertMetadataForConnection, { params: { provider }, body }, options);
  }
}
