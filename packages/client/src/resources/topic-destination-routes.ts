import type {
  CreateTopicDestinationRoute,
  ListTopicDestinationRoutesQuery,
  TopicDestinationRoute,
} from '@dowel/schema';
import {
  createTopicDestinationRoute,
  deleteTopicDestinationRoute,
  listTopicDestinationRoutes,
} from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Routes, which say which topic goes to which destination. */
export class TopicDestinationRoutes extends Resource {
  /** @throws {NotFoundError} `project_not_found` */
  list(query?: ListTopicDestinationRoutesQuery, options?: RequestOptions): DowelList<TopicDestinationRoute> {
    return this.session.list(listTopicDestinationRoutes, { query }, options);
  }

  /**
   * @throws {NotFoundError} `topic_not_found`, `destination_not_found`
   * @throws {ConflictError} `route_exists`
   */
  create(body: CreateTopicDestinationRoute, options?: RequestOptions): DowelPromise<TopicDestinationRoute> {
    return this.session.send(createTopicDestinationRoute, { body }, options);
  }

  /** @throws {NotFoundError} `route_not_found` */
  delete(routeId: string, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(deleteTopicDestinationRoute, { params: { routeId } }, options);
  }
}
