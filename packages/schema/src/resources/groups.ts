import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Reference, Timestamp } from './values.ts';

/** A company, team or workspace in the builder's product. */
export const Group = z.object({
  groupRef: z.string(),
  groupName: z.string(),
  projectId: z.string(),
  createTime: Timestamp,
  updateTime: Timestamp.optional(),
});
export type Group = z.infer<typeof Group>;

/** A group to make, or to rename. */
export const CreateGroup = z.object({ groupRef: Reference, groupName: Reference });
export type CreateGroup = z.input<typeof CreateGroup>;

export const createGroup = endpoint<{ body: CreateGroup }>()({
  operation: 'createGroup',
  method: 'POST',
  path: '/projects/{projectIdOrName}/groups',
  access: 'full',
  status: 201,
  media: 'none',
  body: CreateGroup,
  problems: [],
});
