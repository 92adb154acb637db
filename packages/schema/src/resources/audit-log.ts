import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { LARGEST_PAGE, PageQuery } from './paging.ts';
import { QueryName, Timestamp } from './values.ts';

/** What somebody changed. Secrets are named, and their values are not kept. Added by Dowel. */
export const AuditEntry = z.object({
  id: z.string(),
  /** `api_key.created`, `integration.deployed`. Others may follow. */
  action: z.string(),
  /** Who did it: `builder:<id>`, `api-key:<id>`, `consumer:<ref>` or `system:<name>`. */
  actor: z.string(),
  /** What was changed: `api_key`, `integration`. */
  targetType: z.string(),
  /** The id of what was changed. */
  targetId: z.string(),
  /** The project that the change was made in. Absent for changes of an org itself. */
  projectId: z.string().optional(),
  /** The group whose connection it is. */
  groupRef: z.string().optional(),
  /** The person whose connection it is. */
  consumerRef: z.string().optional(),
  /** The `X-Request-Id` of the request. */
  requestId: z.string(),
  /** The network address of the caller. */
  address: z.string().optional(),
  /** The program of the caller, as it names itself. */
  userAgent: z.string().optional(),
  /** The values before the change. Absent for what is new. */
  before: z.record(z.string(), z.unknown()).optional(),
  /** The values after it. Absent for what is gone. */
  after: z.record(z.string(), z.unknown()).optional(),
  /** The secrets that were replaced, as the update mask names them. */
  replacedSecrets: z.array(z.string()).optional(),
  createTime: Timestamp,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** How many entries a page has when the request does not say. */
const USUAL_PAGE = 50;

export const ListAuditLogQuery = z.object({
  /** 1 to 1000; 50 when absent. When more entries follow, the `Link` header has the address of the next page. */
  pageSize: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(USUAL_PAGE),
  /** Where the page begins. Take it from the previous page's answer. */
  pageToken: PageQuery.shape.pageToken,
  /** Only entries with this action. */
  action: QueryName.min(1).optional(),
  /** Only entries of this actor. */
  actor: QueryName.min(1).optional(),
});
export type ListAuditLogQuery = Partial<z.infer<typeof ListAuditLogQuery>>;

/** Who changed keys, secrets, settings and deploys. Newest first. */
export const listAuditLog = endpoint<{ query: ListAuditLogQuery; success: AuditEntry[] }>()({
  operation: 'listAuditLog',
  method: 'GET',
  path: '/projects/{projectIdOrName}/audit-log',
  access: 'full',
  added: true,
  query: ListAuditLogQuery,
  success: z.array(AuditEntry),
  problems: [],
});

/**
 * Who changed the org, its people and its projects, and who signed in. Also the changes in deleted projects.
 * The log of an org and of its projects, newest first.
 */
export const listOrgAuditLog = endpoint<{ query: ListAuditLogQuery; success: AuditEntry[] }>()({
  operation: 'listOrgAuditLog',
  method: 'GET',
  path: '/orgs/{orgId}/audit-log',
  access: 'builder',
  added: true,
  query: ListAuditLogQuery,
  success: z.array(AuditEntry),
  problems: ['org_not_found'],
});
