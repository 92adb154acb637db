import type { Erased } from '../resources/erasure.ts';
import { wire } from './wire.ts';

const group = '/projects/{projectIdOrName}/groups/{groupRef}';

/** Erases a group: its installations and connections, its people, and what is kept about them. */
export const eraseGroup = /* @__PURE__ */ wire<{ success: Erased }>()({
  operation: 'eraseGroup',
  method: 'DELETE',
  path: group,
  access: 'full',
  added: true,
});

/** Erases a person of a group: their connections, and what is kept about them. */
export const eraseConsumer = /* @__PURE__ */ wire<{ success: Erased }>()({
  operation: 'eraseConsumer',
  method: 'DELETE',
  path: `${group}/consumers/{consumerRef}`,
  access: 'full',
  added: true,
});
