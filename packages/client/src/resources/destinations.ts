import type {
  CreateDestination,
  Destination,
  DestinationWithSecrets,
  GetDestinationQuery,
  PageQuery,
  UpdateDestination,
} from '@dowel/schema';
import {
  createDestination,
  deleteDestination,
  getDestination,
  listDestinations,
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
}
