import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from './values.ts';

/** One step on the way to the first record, and what shows that it is done. */
export const SetupStep = z.object({
  /**
   * `provider_app`, `integration`, `destination`, `api_key`, `token` (a consumer token was used), `connection`,
   * `installation`, `record` (the first record was read or received), in this order. Others may follow.
   */
  name: z.string(),
  /** Whether it is done. */
  isDone: z.boolean(),
  /** When it was done first, if that is known. */
  time: Timestamp.optional(),
  /** The id or the reference of the thing that shows it. */
  id: z.string().optional(),
  /** What people call that thing. */
  label: z.string().optional(),
});
export type SetupStep = z.infer<typeof SetupStep>;

/** How far a new project has come. Added by Dowel. */
export const SetupProgress = z.object({
  /** Whether the first record has arrived. Then nothing is left to do. */
  isComplete: z.boolean(),
  /** The steps in their order. */
  steps: z.array(SetupStep),
});
export type SetupProgress = z.infer<typeof SetupProgress>;

export const getSetupProgress = endpoint<{ success: SetupProgress }>()({
  operation: 'getSetupProgress',
  method: 'GET',
  path: '/projects/{projectIdOrName}/setup-progress',
  access: 'full',
  added: true,
  success: SetupProgress,
  problems: [],
});
