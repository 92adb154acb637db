import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Timestamp } from './values.ts';

/** Something that a search in a project found. Added by Dowel. */
export const FoundThing = z.object({
  /**
   * `group`, `consumer`, `integration`, `destination` by the beginning of a name or a reference; `installation`,
   * `connection`, `operation`, `delivery`, `message` by the whole id. Others may follow.
   */
  kind: z.string(),
  /** The id. Of a group and a consumer: the reference. */
  id: z.string(),
  /** What people call it. Of a run or a delivery: what kind it is. */
  name: z.string(),
  /** The customer that it belongs to, if it belongs to one. */
  groupRef: z.string().optional(),
  /** The name of that customer. */
  groupName: z.string().optional(),
  /** The integration that it belongs to, if it belongs to one. */
  integrationId: z.string().optional(),
  /** The installation that it belongs to, if it belongs to one. */
  installationId: z.string().optional(),
  /** How it fares, if that is one of its members: such as `failure` of an operation. */
  status: z.string().optional(),
  createTime: Timestamp,
});
export type FoundThing = z.infer<typeof FoundThing>;

export const SearchProjectQuery = z.object({
  /** The beginning of a name or a reference, in any case, or a whole id. */
  q: z.string().trim().min(1).max(limits.name),
  /** 1 to 100; 20 when absent. When more may follow, the `Link` header has the address of the next page. */
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
  /** Where the page begins. Take it from the previous page's answer. `q` must stay the same. */
  pageToken: z.string().max(limits.address).optional(),
});
export type SearchProjectQuery = Pick<z.infer<typeof SearchProjectQuery>, 'q'> &
  Partial<z.infer<typeof SearchProjectQuery>>;

/** Answers what it has found after 150 ms. Then the page may be empty although another follows. */
export const searchProject = endpoint<{ query: SearchProjectQuery; success: FoundThing[] }>()({
  operation: 'searchProject',
  method: 'GET',
  path: '/projects/{projectIdOrName}/search',
  access: 'full',
  added: true,
  query: SearchProjectQuery,
  success: z.array(FoundThing),
  problems: [],
});
