import type { CreateEventTopicRoute, EventTopicRoute, ListEventTopicRoutesQuery } from '@dowel/schema';
import { routeExistsProblem, routeNotFoundProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { unlessGone } from '../../db/constraint-violation.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import * as topics from '../topics/service.ts';
import { deleteRoute, insertRoute, selectRoutes } from './queries.ts';

/** @throws {ProblemError} `topic_not_found`, `route_exists` */
export function create(context: Context, input: CreateEventTopicRoute): Promise<EventTopicRoute> {
  const insertion = () =>
    context.transaction(async (tx) => {
      const topic = await topics.get(tx, input.topicId);
      const route = await insertRoute(tx, input);
      if (route) return route;
      throw new ProblemError('route_exists', routeExistsProblem(input.eventType, topic.name));
    });
  return unlessGone(
    { event_topic_routes_topic_id_topics_id_fk: () => topics.topicNotFound(input.topicId) },
    insertion,
  );
}

export function list(context: Context, query: ListEventTopicRoutesQuery): Promise<EventTopicRoute[]> {
  return selectRoutes(context, query);
}

/** @throws {ProblemError} `route_not_found` */
export async function remove(context: Context, routeId: string): Promise<void> {
  if (await deleteRoute(context, routeId)) return;
  throw new ProblemError('route_not_found', routeNotFoundProblem(routeId));
}
