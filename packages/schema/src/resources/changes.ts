import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

/** Something in a project is different now. It says what to ask for again, and nothing else. Added by Dowel. */
export const Change = z.object({
  /**
   * What kind of thing: `operation`, `delivery`, `installation`, `connection`, `destination`, `issue`, and whatever else
   * the audit log names, such as `api_key`. `everything`: what was missed is not known. Others may follow.
   */
  type: z.string(),
  /** The id of the thing. Absent: many of this kind, or all. */
  id: z.string().optional(),
});
export type Change = z.infer<typeof Change>;

export const FollowChangesQuery = z.object({
  /** For how many seconds the answer stays open, 0 to 300. 0 when absent: then it has only what was missed. */
  openSeconds: z.coerce.number().int().min(0).max(300).default(0),
});
export type FollowChangesQuery = Partial<z.infer<typeof FollowChangesQuery>>;

/**
 * Answers server-sent events. Each has a change for its data. With `Last-Event-ID`, it begins behind that event;
 * otherwise with the changes of the last ten seconds.
 */
export const followChanges = endpoint<{ query: FollowChangesQuery; success: Change }>()({
  operation: 'followChanges',
  method: 'GET',
  path: '/projects/{projectIdOrName}/changes',
  access: 'full',
  added: true,
  media: 'events',
  query: FollowChangesQuery,
  success: Change,
  problems: [],
});
