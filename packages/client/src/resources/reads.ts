import type { DeliverResults, ObjectRead, PauseReads, ReadStarted, TriggerRead } from '@dowel/schema';
import { deliverResults, listReads, pauseReads, triggerRead, unpauseReads } from '@dowel/schema/wire';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Reads of records that you ask for, and pauses of scheduled ones. */
export class Reads extends Resource {
  /**
   * When each object of an installation was read, and when it is read next.
   * @throws {NotFoundError} `integration_not_found`, `installation_not_found`
   */
  list(integrationId: string, installationId: string, options?: RequestOptions): DowelPromise<ObjectRead[]> {
    return this.session.send(listReads, { params: { integrationId, installationId } }, options);
  }

  /**
   * Starts a read of an object for a group. The records go to the object's destination. `operations.get` says how it
   * goes on. `objectName` is the provider's name or the mapped one.
   * @throws {NotFoundError} `integration_not_found`, `installation_not_found`, `object_not_found`
   * @throws {UnprocessableError} `object_disabled`, `reads_unsupported`
   */
  trigger(
    integrationId: string,
    objectName: string,
    body: Omit<TriggerRead, 'mode'>,
    options?: RequestOptions,
  ): DowelPromise<ReadStarted> {
    const sent = { mode: 'async' as const, ...body };
    return this.session.send(triggerRead, { params: { integrationId, objectName }, body: sent }, options);
  }

  /**
   * Pauses the schedules of the objects, or of all.
   * @throws {NotFoundError} `integration_not_found`, `installation_not_found`, `object_not_found`
   */
  pause(
    integrationId: string,
    installationId: string,
    body: PauseReads = {},
    options?: RequestOptions,
  ): DowelPromise<undefined> {
    return this.session.send(pauseReads, { params: { integrationId, installationId }, body }, options);
  }

  /**
   * Ends every pause of the objects, or of all, also one after failures.
   * @throws {NotFoundError} `integration_not_found`, `installation_not_found`, `object_not_found`
   */
  unpause(
    integrationId: string,
    installationId: string,
    body: PauseReads = {},
    options?: RequestOptions,
  ): DowelPromise<undefined> {
    return this.session.send(unpauseReads, { params: { integrationId, installationId }, body }, options);
  }

  /**
   * Sends the oldest pages that wait, for an object with `delivery.mode: onRequest`. When fewer wait than you ask for, the
   * rest is sent as soon as reads bring it. Deprecated in the original interface.
   * @throws {NotFoundError} `integration_not_found`, `installation_not_found`, `object_not_found`
   * @throws {UnprocessableError} `results_on_request_unsupported`
   * @throws {ConflictError} `destination_disabled`
   */
  deliverResults(
    integrationId: string,
    objectName: string,
    body: DeliverResults,
    options?: RequestOptions,
  ): DowelPromise<undefined> {
    return this.session.send(deliverResults, { params: { integrationId, objectName }, body }, options);
  }
}
