import * as z from 'zod';
import { Timestamp } from './values.ts';

/** An end user in the builder's product. */
export const Consumer = z.object({
  consumerRef: z.string(),
  consumerName: z.string(),
  projectId: z.string(),
  createTime: Timestamp,
  updateTime: Timestamp.optional(),
});
export type Consumer = z.infer<typeof Consumer>;
