import * as z from 'zod';
import { Timestamp } from './values.ts';

/** A company, team or workspace in the builder's product. */
export const Group = z.object({
  groupRef: z.string(),
  groupName: z.string(),
  projectId: z.string(),
  createTime: Timestamp,
  updateTime: Timestamp.optional(),
});
export type Group = z.infer<typeof Group>;
