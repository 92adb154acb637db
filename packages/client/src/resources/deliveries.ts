import type {
  Delivery,
  DeliveryWithAttempts,
  GetDeliveryQuery,
  ListDeliveriesQuery,
  ReplayDeliveries,
  ReplayedMessages,
} from '@dowel/schema';
import { getDelivery, listDeliveries, replayDeliveries, replayDelivery } from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** What was sent to destinations, and how each attempt went. */
export class Deliveries extends Resource {
  /**
   * Newest first. A page has 100 when `pageSize` is absent; `for await` goes through all pages.
   * @throws {NotFoundError} `project_not_found`
   */
  list(query?: ListDeliveriesQuery, options?: RequestOptions): DowelList<Delivery> {
    return this.session.list(listDeliveries, { query }, options);
  }

  /**
   * A delivery with its body, unless the query leaves it out, and every attempt.
   * @throws {NotFoundError} `delivery_not_found`
   */
  get(
    deliveryId: string,
    query?: GetDeliveryQuery,
    options?: RequestOptions,
  ): DowelPromise<DeliveryWithAttempts> {
    return this.session.send(getDelivery, { params: { deliveryId }, query }, options);
  }

  /**
   * Sends the message once more, at once, in place of the attempts that were left.
   * @throws {NotFoundError} `delivery_not_found`
   * @throws {ConflictError} `destination_disabled`
   */
  replay(deliveryId: string, options?: RequestOptions): DowelPromise<Delivery> {
    return this.session.send(replayDelivery, { params: { deliveryId } }, options);
  }

  /** Sends several messages once more, at once. Those that cannot be sent are left out and named. */
  replaySeveral(body: ReplayDeliveries, options?: RequestOptions): DowelPromise<ReplayedMessages> {
    return this.session.send(replayDeliveries, { body }, options);
  }
}
