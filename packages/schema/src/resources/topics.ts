import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import * as wire from '../wire/topics.ts';
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

export const createTopic = endpoint(wire.createTopic, {
  body: TopicInput,
  success: Topic,
  problems: ['name_taken'],
});
export const listTopics = endpoint(wire.listTopics, {
  query: PageQuery,
  success: z.array(Topic),
  problems: [],
});
export const updateTopic = endpoint(wire.updateTopic, {
  body: TopicInput,
  success: Topic,
  problems: ['topic_not_found', 'name_taken'],
});
export const deleteTopic = endpoint(wire.deleteTopic, { problems: ['topic_not_found'] });
