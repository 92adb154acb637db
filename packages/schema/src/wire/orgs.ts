import type { CreateOrg, Org, UpdateOrg } from '../resources/orgs.ts';
import { wire } from './wire.ts';

/** The builder becomes the owner. A builder belongs to one org at most. */
export const createOrg = /* @__PURE__ */ wire<{ body: CreateOrg; success: Org }>()({
  operation: 'createOrg',
  method: 'POST',
  path: '/orgs',
  access: 'builder',
  status: 201,
});

export const getOrg = /* @__PURE__ */ wire<{ success: Org }>()({
  operation: 'getOrg',
  method: 'GET',
  path: '/orgs/{orgId}',
  access: 'builder',
});

export const updateOrg = /* @__PURE__ */ wire<{ body: UpdateOrg; success: Org }>()({
  operation: 'updateOrg',
  method: 'PATCH',
  path: '/orgs/{orgId}',
  access: 'builder',
});
