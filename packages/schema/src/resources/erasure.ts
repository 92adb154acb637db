import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import * as wire from '../wire/erasure.ts';

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

/** No events tell of it: they would store again what is erased. */
export const eraseGroup = endpoint(wire.eraseGroup, { success: Erased, problems: [] });
/** Refused while an installation uses a connection of this person. No events tell of it. */
export const eraseConsumer = endpoint(wire.eraseConsumer, {
  success: Erased,
  problems: ['connection_in_use'],
});
