import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { PageQuery } from './paging.ts';
import { QueryId, QueryName, Timestamp } from './values.ts';

/** The rule that sends everything in a topic to a destination. */
export const TopicDestinationRoute = z.object({
  id: z.string(),
  topicId: z.string(),
  destinationId: z.string(),
  projectId: z.string(),
  createTime: Timestamp,
});
export type TopicDestinationRoute = z.infer<typeof TopicDestinationRoute>;

/** A topic to send to a destination. */
export const CreateTopicDestinationRoute = z.object({
  topicId: QueryName.min(1),
  /** An id. A name is taken as well. */
  destinationId: QueryName.min(1),
});
export type CreateTopicDestinationRoute = z.input<typeof CreateTopicDestinationRoute>;

/** Only ids are compared, not names. */
export const ListTopicDestinationRoutesQuery = PageQuery.extend({
  topicId: QueryId.optional(),
  destinationId: QueryId.optional(),
});
export type ListTopicDestinationRoutesQuery = z.infer<typeof ListTopicDestinationRoutesQuery>;

const routes = '/projects/{projectIdOrName}/topic-destination-routes';

export const createTopicDestinationRoute = endpoint<{
  body: CreateTopicDestinationRoute;
  success: TopicDestinationRoute;
}>()({
  operation: 'createTopicDestinationRoute',
  method: 'POST',
  path: routes,
  access: 'full',
  status: 201,
  body: CreateTopicDestinationRoute,
  success: TopicDestinationRoute,
  problems: ['topic_not_found', 'destination_not_found', 'route_exists'],
});

export const listTopicDestinationRoutes = endpoint<{
  query: ListTopicDestinationRoutesQuery;
  success: TopicDestinationRoute[];
}>()({
  operation: 'listTopicDestinationRoutes',
  method: 'GET',
  path: routes,
  access: 'full',
  query: ListTopicDestinationRoutesQuery,
  success: z.array(TopicDestinationRoute),
  problems: [],
});

export const deleteTopicDestinationRoute = endpoint<object>()({
  operation: 'deleteTopicDestinationRoute',
  method: 'DELETE',
  path: '/projects/{projectIdOrName}/topic-destination-routes/{routeId}',
  access: 'full',
  status: 204,
  problems: ['route_not_found'],
});
