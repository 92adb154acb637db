import type { Topic, TopicInput } from '../resources/topics';
import { wire } from './wire';

const topics = '/projects/{projectIdOrName}/topics';
const topic = '/projects/{projectIdOrName}/topics/{topicId}';

export const createTopic = wire<{ body: TopicInput; success: Topic }>()({
  operation: 'createTopic',
  method: 'POST',
  path: topics,
  status: 201,
  problems: ['project_not_found', 'name_taken'],
});

export const listTopics = wire<{ success: Topic[] }>()({
  operation: 'listTopics',
  method: 'GET',
  path: topics,
  problems: ['project_not_found'],
});

/** Renames; takes no update mask. */
export const updateTopic = wire<{ body: TopicInput; success: Topic }>()({
  operation: 'updateTopic',
  method: 'PATCH',
  path: topic,
  problems: ['topic_not_found', 'name_taken'],
});

/** Deletes the topic's routes too. */
export const deleteTopic = wire<object>()({
  operation: 'deleteTopic',
  method: 'DELETE',
  path: topic,
  status: 204,
  media: 'none',
  problems: ['topic_not_found'],
});
