import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { PageQuery } from './paging.ts';
import { Timestamp } from './values.ts';

/** A place that notifications are sent to. Routes decide which kinds of event go to it. */
export const Topic = z.object({
  id: z.string(),
  /** Unique in the project. */
  name: z.string(),
  projectId: z.string(),
  createTime: Timestamp,
  updateTime: Timestamp.optional(),
});
export type Topic = z.infer<typeof Topic>;

/** A topic to make, or its new name. */
export const TopicInput = z.object({
  /** Letters, digits and dashes. Unique in the project. */
  name: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[A-Za-z0-9-]+$/, 'letters, digits and dashes'),
});
export type TopicInput = z.input<typeof TopicInput>;

const topics = '/projects/{projectIdOrName}/topics';
const topic = '/projects/{projectIdOrName}/topics/{topicId}';

export const createTopic = endpoint<{ body: TopicInput; success: Topic }>()({
  operation: 'createTopic',
  method: 'POST',
  path: topics,
  access: 'full',
  status: 201,
  body: TopicInput,
  success: Topic,
  problems: ['name_taken'],
});

export const listTopics = endpoint<{ query: PageQuery; success: Topic[] }>()({
  operation: 'listTopics',
  method: 'GET',
  path: topics,
  access: 'full',
  query: PageQuery,
  success: z.array(Topic),
  problems: [],
});

/** Renames a topic. There is no update mask. */
export const updateTopic = endpoint<{ body: TopicInput; success: Topic }>()({
  operation: 'updateTopic',
  method: 'PATCH',
  path: topic,
  access: 'full',
  body: TopicInput,
  success: Topic,
  problems: ['topic_not_found', 'name_taken'],
});

/** Also deletes the topic's routes. */
export const deleteTopic = endpoint<object>()({
  operation: 'deleteTopic',
  method: 'DELETE',
  path: topic,
  access: 'full',
  status: 204,
  problems: ['topic_not_found'],
});
