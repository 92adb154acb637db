import type {
  CreateDestination,
  Delivery,
  Destination,
  DestinationWithSecrets,
  GetDestinationQuery,
  PageQuery,
  PauseDestination,
  ReplayedDeliveries,
  ReplayFailed,
  SendTestEvent,
  UpdateDestination,
} from '@dowel/schema';
import {
  createDestination,
  deleteDestination,
  getDestination,
  listDestinations,
  pauseDestination,
  replayFailedDeliveries,
  sendTestEvent,
  unpauseDestination,
  updateDestination,
} from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Where results and notifications are delivered to. `destination` is an id or a name. */
export class Destinations extends Resource {
  /** @throws {NotFoundError} `project_not_found` */
  list(query?: PageQuery, options?: RequestOptions): DowelList<Destination> {
    return this.session.list(listDestinations, { query }, options);
  }

  /**
   * @throws {ConflictError} `name_taken`
   * @throws {UnprocessableError} `destination_type_unsupported`
   */
  create(body: CreateDestination, options?: RequestOptions): DowelPromise<Destination> {
    return this.session.send(createDestination, { body }, options);
  }

  /**
   * Shows the signing key with `includeSecrets`, and replaces it with `rotate`.
   * @throws {NotFoundError} `destination_not_found`
   */
  get(
    destination: string,
    query?: GetDestinationQuery,
    options?: RequestOptions,
  ): DowelPromise<DestinationWithSecrets> {
    return this.session.send(getDestination, { params: { destination }, query }, options);
  }

  /**
   * Changes what `updateMask` names.
   * @throws {BadRequestError} `invalid_update_mask`
   * @throws {NotFoundError} `destination_not_found`
   * @throws {ConflictError} `name_taken`
   * @throws {UnprocessableError} `destination_type_unsupported`
   */
  update(destination: string, body: UpdateDestination, options?: RequestOptions): DowelPromise<Destination> {
    return this.session.send(updateDestination, { params: { destination }, body }, options);
  }

  /** @throws {NotFoundError} `destination_not_found` */
  delete(destination: string, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(deleteDestination, { params: { destination } }, options);
  }

  /**
   * Sends nothing to it until it is resumed. Messages wait, and none is given up.
   * @throws {NotFoundError} `destination_not_found`
   */
  pause(
    destination: string,
    body: PauseDestination = {},
    options?: RequestOptions,
  ): DowelPromise<Destination> {
    return this.session.send(pauseDestination, { params: { destination }, body }, options);
  }

  /**
   * Sends what waits, at once.
   * @throws {NotFoundError} `destination_not_found`
   */
  unpause(destination: string, options?: RequestOptions): DowelPromise<Destination> {
    return this.session.send(unpauseDestination, { params: { destination } }, options);
  }

  /**
   * Sends an example to the destination, the way of a real event. Its body says `isTest: true`.
   * @throws {NotFoundError} `destination_not_found`
   * @throws {ConflictError} `destination_disabled`
   */
  sendTestEvent(destination: string, body: SendTestEvent, options?: RequestOptions): DowelPromise<Delivery> {
    return this.session.send(sendTestEvent, { params: { destination }, body }, options);
  }

  /**
   * Sends every message once more that was made since a time and has failed, at most 10,000 in one call.
   * @throws {NotFoundError} `destination_not_found`
   * @throws {ConflictError} `destination_disabled`
   */
  replayFailed(
    destination: string,
    body: ReplayFailed,
    options?: RequestOptions,
  ): DowelPromise<ReplayedDeliveries> {
    return this.session.send(replayFailedDeliveries, { params: { destination }, body }, options);
  }
}
