import type { Topic, TopicInput } from '../resources/topics';
import { wire } from './wire';

const topics = '/projects/{projectIdOrName}/topics';
const topic = '/projects/{projectIdOrName}/topics/{topicId}';

export const createTopic = wire<{ body: TopicInput; success: Topic }>()({
  operation: 'createTopic',
  method: 'POST',
  path: topics,
  status: 201,
});

export const listTopics = wire<{ success: Topic[] }>()({
  operation: 'listTopics',
  method: 'GET',
  path: topics,
});

/** Renames; takes no update mask. */
export const updateTopic = wire<{ body: TopicInput; success: Topic }>()({
  operation: 'updateTopic',
  method: 'PATCH',
  path: topic,
});

/** Deletes the topic's routes too. */
export const deleteTopic = wire<object>()({
  operation: 'deleteTopic',
  method: 'DELETE',
  path: topic,
  status: 204,
  media: 'none',
});
