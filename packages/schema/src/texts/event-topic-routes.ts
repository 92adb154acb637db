import { createTime, ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const request = { eventType: 'connection.error', topicId: ids.topic } as const;
const route = { id: ids.route, ...request, projectId: ids.project, createTime };

export const eventTopicRoutesTexts = {
  tag: 'Event routes',
  description: 'An event route sends every event of one type to a topic.',
  operations: {
    createEventTopicRoute: {
      summary: 'Send an event type to a topic',
      description: 'Applies to events that happen from now on. The same route cannot exist twice.',
      body: request,
      answer: route,
    },
    listEventTopicRoutes: {
      summary: 'List the event routes of a project',
      description: 'Can be narrowed to one topic or one event type. Lists the oldest first.',
      answer: [route],
    },
    deleteEventTopicRoute: {
      summary: 'Delete an event route',
      description: 'Later events of this type no longer go to the topic, unless another route leads there.',
    },
  },
} satisfies ResourceTexts;
