import type { CreateGroup } from '../resources/groups.ts';
import { wire } from './wire.ts';

export const createGroup = /* @__PURE__ */ wire<{ body: CreateGroup }>()({
  operation: 'createGroup',
  method: 'POST',
  path: '/projects/{projectIdOrName}/groups',
  access: 'full',
  status: 201,
  media: 'none',
});
