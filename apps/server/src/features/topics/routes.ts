import { endpoints } from '@dowel/schema';
import { route } from '../../requests/route.ts';
import * as topics from './service.ts';

export const topicRoutes = {
  createTopic: route(endpoints.createTopic, ({ context, body }) => topics.create(context, body)),
  listTopics: route(endpoints.listTopics, ({ context }) => topics.list(context)),
  updateTopic: route(endpoints.updateTopic, ({ context, params, body }) =>
    topics.update(context, params.topicId, body),
  ),
  deleteTopic: route(endpoints.deleteTopic, ({ context, params }) => topics.remove(context, params.topicId)),
};
