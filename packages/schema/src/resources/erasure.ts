import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

/** How much was erased. All are 0 when nothing was there, for example because it was erased before. Added by Dowel. */
export const Erased = z.object({
  /** How many people. */
  consumers: z.int(),
  /** With their credentials. */
  connections: z.int(),
  /** With their configs. */
  installations: z.int(),
  /** With their logs. */
  operations: z.int(),
  /** With their deliveries and attempts. What was delivered already stays with its receiver. */
  events: z.int(),
});
export type Erased = z.infer<typeof Erased>;

const group = '/projects/{projectIdOrName}/groups/{groupRef}';

/**
 * Erases a group: its installations and connections, its own provider apps, its people, and what is kept about them.
 * No events tell of it: they would store again what is erased.
 */
export const eraseGroup = endpoint<{ success: Erased }>()({
  operation: 'eraseGroup',
  method: 'DELETE',
  path: group,
  access: 'full',
  added: true,
  success: Erased,
  problems: [],
});

/**
 * Erases a person of a group: their connections, and what is kept about them.
 * Refused while an installation uses a connection of this person. No events tell of it.
 */
export const eraseConsumer = endpoint<{ success: Erased }>()({
  operation: 'eraseConsumer',
  method: 'DELETE',
  path: `${group}/consumers/{consumerRef}`,
  access: 'full',
  added: true,
  success: Erased,
  problems: ['connection_in_use'],
});
