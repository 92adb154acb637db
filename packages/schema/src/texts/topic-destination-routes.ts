import { createTime, ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const request = { topicId: ids.topic, destinationId: ids.destination };
const route = { id: ids.route, ...request, projectId: ids.project, createTime };

export const topicDestinationRoutesTexts = {
  tag: 'Destination routes',
  description: 'A destination route delivers everything in a topic to a destination.',
  operations: {
    createTopicDestinationRoute: {
      summary: 'Deliver a topic to a destination',
      description: 'Applies to events that happen from now on. The same route cannot exist twice.',
      body: request,
      answer: route,
    },
    listTopicDestinationRoutes: {
      summary: 'List the destination routes of a project',
      description: 'Can be narrowed to one topic or one destination, each by its id. Lists the oldest first.',
      answer: [route],
    },
    deleteTopicDestinationRoute: {
      summary: 'Delete a destination route',
      description: 'Later events in the topic no longer go to the destination.',
    },
  },
} satisfies ResourceTexts;
