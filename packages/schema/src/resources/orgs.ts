import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Reference, Timestamp, UpdateMask } from './values.ts';

/** A company that owns projects. Builders belong to it. */
export const Org = z.object({
  id: z.string(),
  label: z.string(),
  /** The team that every builder of the org belongs to. There are no other teams. */
  defaultTeamId: z.string(),
  createTime: Timestamp,
  updateTime: Timestamp.optional(),
});
export type Org = z.infer<typeof Org>;

/** An org to make. */
export const CreateOrg = z.object({ label: Reference });
export type CreateOrg = z.input<typeof CreateOrg>;

/** Changes of an org. */
export const UpdateOrg = z.object({
  /** Takes `label`. */
  updateMask: UpdateMask,
  /** The new values. */
  org: z.object({ label: Reference.optional() }),
});
export type UpdateOrg = z.input<typeof UpdateOrg>;

/** The builder becomes the owner. A builder belongs to one org at most. */
export const createOrg = endpoint<{ body: CreateOrg; success: Org }>()({
  operation: 'createOrg',
  method: 'POST',
  path: '/orgs',
  access: 'builder',
  status: 201,
  body: CreateOrg,
  success: Org,
  problems: ['already_member'],
});

export const getOrg = endpoint<{ success: Org }>()({
  operation: 'getOrg',
  method: 'GET',
  path: '/orgs/{orgId}',
  access: 'builder',
  success: Org,
  problems: ['org_not_found'],
});

export const updateOrg = endpoint<{ body: UpdateOrg; success: Org }>()({
  operation: 'updateOrg',
  method: 'PATCH',
  path: '/orgs/{orgId}',
  access: 'builder',
  body: UpdateOrg,
  success: Org,
  problems: ['org_not_found', 'owner_required', 'invalid_update_mask'],
});
