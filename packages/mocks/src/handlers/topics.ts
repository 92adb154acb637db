import type { Topic } from '@dowel/schema';
import { plainResources } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { newRow, plainRows } from '../plain-rows.ts';

export const topicRows = plainRows<Topic>(
  (store) => store.topics,
  plainResources.topics,
  ({ id }) => id,
);

/** Answers the endpoints of topics as the service does. */
export const topics = {
  listTopics: (call) => topicRows.list(call),
  createTopic: (call) => topicRows.insert(call, { ...newRow(call), name: call.body.name }),

  updateTopic: (call) =>
    topicRows.change(call, call.params.topicId, { name: call.body.name, updateTime: call.store.timestamp() }),

  deleteTopic(call) {
    const { id } = topicRows.remove(call, call.params.topicId);
    call.store.eventTopicRoutes = call.store.eventTopicRoutes.filter(({ topicId }) => topicId !== id);
    call.store.topicDestinationRoutes = call.store.topicDestinationRoutes.filter(
      ({ topicId }) => topicId !== id,
    );
    return undefined;
  },
} satisfies Partial<Answers>;
