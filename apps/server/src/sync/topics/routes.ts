import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { route } from '../../platform/requests/route.ts';
import * as topics from './service.ts';

export const topicRoutes = {
  createTopic: route(endpoints.createTopic, ({ context, body }) => topics.create(context, body)),
  listTopics: route(endpoints.listTopics, async ({ context, query }) =>
    pageAnswer(query, await topics.list(context, query)),
  ),
  updateTopic: route(endpoints.updateTopic, ({ context, params, body }) =>
    topics.update(context, params.topicId, body),
  ),
  deleteTopic: route(endpoints.deleteTopic, ({ context, params }) => topics.remove(context, params.topicId)),
};
