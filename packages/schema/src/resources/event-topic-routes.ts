import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { NotificationEventType } from '../events/event-type.ts';
import { PageQuery } from './paging.ts';
import { QueryId, QueryName, Timestamp } from './values.ts';

/** The rule that sends one kind of notification event to a topic. It never changes, so it has no `updateTime`. */
export const EventTopicRoute = z.object({
  id: z.string(),
  /** The type of event that goes to the topic. */
  eventType: NotificationEventType,
  topicId: z.string(),
  projectId: z.string(),
  createTime: Timestamp,
});
export type EventTopicRoute = z.infer<typeof EventTopicRoute>;

/** A type of event to send to a topic. */
export const CreateEventTopicRoute = z.object({
  /** The type of event that goes to the topic. */
  eventType: NotificationEventType,
  topicId: QueryName.min(1),
});
export type CreateEventTopicRoute = z.input<typeof CreateEventTopicRoute>;

export const ListEventTopicRoutesQuery = PageQuery.extend({
  topicId: QueryId.optional(),
  /** Only routes of this event type. */
  eventType: NotificationEventType.optional(),
});
export type ListEventTopicRoutesQuery = z.infer<typeof ListEventTopicRoutesQuery>;

const routes = '/projects/{projectIdOrName}/notification-event-topic-routes';

export const createEventTopicRoute = endpoint<{
  body: CreateEventTopicRoute;
  success: EventTopicRoute;
}>()({
  operation: 'createEventTopicRoute',
  method: 'POST',
  path: routes,
  access: 'full',
  status: 201,
  body: CreateEventTopicRoute,
  success: EventTopicRoute,
  problems: ['topic_not_found', 'route_exists'],
});

export const listEventTopicRoutes = endpoint<{
  query: ListEventTopicRoutesQuery;
  success: EventTopicRoute[];
}>()({
  operation: 'listEventTopicRoutes',
  method: 'GET',
  path: routes,
  access: 'full',
  query: ListEventTopicRoutesQuery,
  success: z.array(EventTopicRoute),
  problems: [],
});

export const deleteEventTopicRoute = endpoint<object>()({
  operation: 'deleteEventTopicRoute',
  method: 'DELETE',
  path: '/projects/{projectIdOrName}/notification-event-topic-routes/{routeId}',
  access: 'full',
  status: 204,
  problems: ['route_not_found'],
});
