import type { PageQuery } from '../resources/paging.ts';
import type { Topic, TopicInput } from '../resources/topics.ts';
import { wire } from './wire.ts';

const topics = '/projects/{projectIdOrName}/topics';
const topic = '/projects/{projectIdOrName}/topics/{topicId}';

export const createTopic = /* @__PURE__ */ wire<{ body: TopicInput; success: Topic }>()({
  operation: 'createTopic',
  method: 'POST',
  path: topics,
  access: 'full',
  status: 201,
});

export const listTopics = /* @__PURE__ */ wire<{ query: PageQuery; success: Topic[] }>()({
  operation: 'listTopics',
  method: 'GET',
  path: topics,
  access: 'full',
});

/** Renames a topic. There is no update mask. */
export const updateTopic = /* @__PURE__ */ wire<{ body: TopicInput; success: Topic }>()({
  operation: 'updateTopic',
  method: 'PATCH',
  path: topic,
  access: 'full',
});

/** Also deletes the topic's routes. */
export const deleteTopic = /* @__PURE__ */ wire<object>()({
  operation: 'deleteTopic',
  method: 'DELETE',
  path: topic,
  access: 'full',
  status: 204,
  media: 'none',
});
