import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Reference, Timestamp } from './values.ts';

/** An end user in the builder's product. */
export const Consumer = z.object({
  consumerRef: z.string(),
  consumerName: z.string(),
  projectId: z.string(),
  createTime: Timestamp,
  updateTime: Timestamp.optional(),
});
export type Consumer = z.infer<typeof Consumer>;

/** A consumer to make, or to rename. */
export const CreateConsumer = z.object({ consumerRef: Reference, consumerName: Reference });
export type CreateConsumer = z.input<typeof CreateConsumer>;

export const createConsumer = endpoint<{ body: CreateConsumer }>()({
  operation: 'createConsumer',
  method: 'POST',
  path: '/projects/{projectIdOrName}/consumers',
  access: 'full',
  status: 201,
  media: 'none',
  body: CreateConsumer,
  problems: [],
});
