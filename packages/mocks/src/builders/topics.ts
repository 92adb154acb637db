import type { EventTopicRoute, Topic, TopicDestinationRoute } from '@dowel/schema';
import { builtAt } from './times.ts';

/** Builds a valid topic. `overrides` replaces parts of it. */
export function buildTopic(overrides: Partial<Topic> = {}): Topic {
  return {
    id: 'topic-alerts',
    name: 'alerts',
    projectId: 'project-demo',
    createTime: builtAt,
    ...overrides,
  };
}

/** Builds a valid event-topic route. `overrides` replaces parts of it. */
export function buildEventTopicRoute(overrides: Partial<EventTopicRoute> = {}): EventTopicRoute {
  return {
    id: 'route-1',
    eventType: 'installation.created',
    topicId: 'topic-alerts',
    projectId: 'project-demo',
    createTime: builtAt,
    ...overrides,
  };
}

/** Builds a valid topic-destination route. `overrides` replaces parts of it. */
export function buildTopicDestinationRoute(
  overrides: Partial<TopicDestinationRoute> = {},
): TopicDestinationRoute {
  return {
    id: 'route-2',
    topicId: 'topic-alerts',
    destinationId: 'destination-hooks',
    projectId: 'project-demo',
    createTime: builtAt,
    ...overrides,
  };
}
