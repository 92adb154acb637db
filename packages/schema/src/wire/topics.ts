import type { PageQuery } from '../resources/paging.ts';
import type { Topic, TopicInput } from '../resources/topics.ts';
import { wire } from './wire.ts';

const topics = '/projects/{projectIdOrName}/topics';
const topic = '/projects/{projectIdOrName}/topics/{topicId}';

export const createTopic = /* @__PURE__ */ wire<{ body: TopicInput; success: Topic }>()({
  operation: 'createTopic',
  method: 'POST',
  path: topics,
  status: 201,
});

export const listTopics = /* @__PURE__ */ wire<{ query: PageQuery; success: Topic[] }>()({
  operation: 'listTopics',
  method: 'GET',
  path: topics,
});

/** Renames a topic. There is no update mask. */
export const updateTopic = /* @__PURE__ */ wire<{ body: TopicInput; success: Topic }>()({
  operation: 'updateTopic',
  method: 'PATCH',
  path: topic,
});

/** Also deletes the topic's routes. */
export const deleteTopic = /* @__PURE__ */ wire<object>()({
  operation: 'deleteTopic',
  method: 'DELETE',
  path: topic,
  status: 204,
  media: 'none',
});
