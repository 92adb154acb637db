import type { EventTopicRoute, Topic } from '@dowel/schema';
import { builtAt } from './times.ts';

/** A valid topic; pass what matters. */
export function buildTopic(overrides: Partial<Topic> = {}): Topic {
  return {
    id: 'topic-alerts',
    name: 'alerts',
    projectId: 'project-demo',
    createTime: builtAt,
    ...overrides,
  };
}

/** A valid event-topic route; pass what matters. */
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
