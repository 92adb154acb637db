import type { CreateEventTopicRoute, EventTopicRoute, ListEventTopicRoutesQuery } from '@dowel/schema';
import { createEventTopicRoute, deleteEventTopicRoute, listEventTopicRoutes } from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Routes, which say which event type goes to which topic. */
export class EventTopicRoutes extends Resource {
  /** @throws {NotFoundError} `project_not_found` */
  list(query?: ListEventTopicRoutesQuery, options?: RequestOptions): DowelList<EventTopicRoute> {
    return this.session.list(listEventTopicRoutes, { query }, options);
  }

  /**
   * @throws {NotFoundError} `topic_not_found`
   * @throws {ConflictError} `route_exists`
   */
  create(body: CreateEventTopicRoute, options?: RequestOptions): DowelPromise<EventTopicRoute> {
    return this.session.send(createEventTopicRoute, { body }, options);
  }

  /** @throws {NotFoundError} `route_not_found` */
  delete(routeId: string, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(deleteEventTopicRoute, { params: { routeId } }, options);
  }
}
