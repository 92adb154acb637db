import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Operation } from './operations.ts';
import { QueryId, QueryName, Timestamp } from './values.ts';

/** An operation of a project, with whose it is and why it failed. */
export const ProjectOperation = Operation.extend({
  /** The customer. Absent: the installation is gone. */
  groupRef: z.string().optional(),
  groupName: z.string().optional(),
  /** The name of the integration. Absent with the installation. */
  integrationName: z.string().optional(),
  /**
   * Why it failed or waits, as its diagnosis says it; or that its messages are not taken or held back. Absent: none of
   * these.
   */
  failure: z
    .object({
      /** The kind of the diagnosis. */
      kind: z.string(),
      /** Who must act. */
      actor: z.string(),
    })
    .optional(),
});
export type ProjectOperation = z.infer<typeof ProjectOperation>;

/** `pageSize` is 50 when absent. */
export const ListProjectOperationsQuery = z.object({
  /** Only operations of installations of this customer. */
  groupRef: QueryName.optional(),
  integrationId: QueryId.optional(),
  installationId: QueryId.optional(),
  /** Only operations about this object, by the provider's name. */
  objectName: QueryName.min(1).optional(),
  /** Only operations of this `actionType`. */
  actionType: z.enum(['read', 'write', 'subscribe', 'proxy', 'search']).optional(),
  /** Only operations in this state. */
  status: z.enum(['success', 'failure', 'in_progress']).optional(),
  /** Only operations that began at this time or later. */
  sinceTime: Timestamp.max(limits.timestamp).optional(),
  /** 1 to 200; 50 when absent. When more may follow, the `Link` header has the address of the next page. */
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
  /** Where the page begins. Take it from the previous page's answer. The other parameters must stay the same. */
  pageToken: z.string().max(limits.address).optional(),
});
export type ListProjectOperationsQuery = Partial<z.infer<typeof ListProjectOperationsQuery>>;

/**
 * The operations of a whole project, the newest first. It looks for 150 ms at most, and then answers what it has found:
 * a page may have fewer operations than it could, and another one follows.
 */
export const listProjectOperations = endpoint<{
  query: ListProjectOperationsQuery;
  success: ProjectOperation[];
}>()({
  operation: 'listProjectOperations',
  method: 'GET',
  path: '/projects/{projectIdOrName}/operations',
  access: 'full',
  added: true,
  query: ListProjectOperationsQuery,
  success: z.array(ProjectOperation),
  problems: [],
});
