import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { AuditEntry } from './audit-log.ts';
import { Connection } from './connections.ts';
import { Consumer } from './consumers.ts';
import { Group } from './groups.ts';
import { Installation } from './installations.ts';
import { Issue } from './issues.ts';
import { ProjectOperation } from './project-operations.ts';
import { QueryId, QueryName, Timestamp } from './values.ts';

/** How a customer fares: the worst of its installations. */
export const GroupState = z.enum(['needs_action', 'waiting', 'paused', 'working', 'not_installed']);
export type GroupState = z.infer<typeof GroupState>;

/** A customer in a list. Added by Dowel. */
export const GroupSummary = Group.extend({
  /**
   * `needs_action`: somebody must act. `waiting`: it mends itself. `paused`: somebody has paused reads, and all else works.
   * `working`. `not_installed`: nothing is installed, and no connection is broken.
   */
  state: z.string(),
  /** How many people the customer has. */
  consumerCount: z.int(),
  /** What is installed, the oldest first; at most 10. */
  installations: z.array(
    z.object({
      id: z.string(),
      integrationId: z.string(),
      /** The name of the integration. */
      integrationName: z.string(),
      /** The name of the provider in the catalogue. */
      provider: z.string(),
      /** What people call the provider. */
      providerName: z.string(),
      /** What people call the installation. Absent unless somebody has named it. */
      name: z.string().optional(),
    }),
  ),
  /** How many installations there are. */
  installationCount: z.int(),
  /** The worst issue, on which the state rests; of those, rather the customer's own than a destination's. Absent while everything works. */
  issue: Issue.optional(),
});
export type GroupSummary = z.infer<typeof GroupSummary>;

/** A connection, and what its sign-in granted. */
export const ConnectionOverview = Connection.extend({
  /** What people call the provider. */
  providerName: z.string(),
  /** The scopes that the provider granted. Absent if it has not told. */
  grantedScopes: z.array(z.string()).optional(),
  /** When the access token expires; the server renews it by itself if it can. Absent if it does not expire. */
  tokenExpireTime: Timestamp.optional(),
});
export type ConnectionOverview = z.infer<typeof ConnectionOverview>;

/** A change that may explain what a customer meets. */
export const GroupChange = AuditEntry.pick({
  id: true,
  action: true,
  actor: true,
  createTime: true,
  replacedSecrets: true,
}).extend({
  /** What people call that which was changed. Absent if it has no name. */
  name: z.string().optional(),
});
export type GroupChange = z.infer<typeof GroupChange>;

/** Everything about one customer that a page shows first. Added by Dowel. */
export const GroupOverview = z.object({
  /** The customer. */
  group: Group,
  /** As in the list. */
  state: z.string(),
  /** What does not work, the worst first. */
  issues: z.array(Issue),
  /** What is installed; default installations first. */
  installations: z.array(
    Installation.extend({
      /** The name of the integration. */
      integrationName: z.string(),
      /** The issues of this list that concern it, by their ids. */
      issueIds: z.array(z.string()),
      /** `true` when none of the objects that are read has a schedule: they are read when your backend asks. */
      isReadWhenAsked: z.boolean().optional(),
      /** Objects whose schedule somebody paused. Absent when there are none. */
      pauses: z
        .array(
          z.object({
            /** The provider's name. */
            objectName: z.string(),
            /** Since when. */
            since: Timestamp,
            /** What the person said. */
            note: z.string().optional(),
            /** Who paused it: `builder:<id>` or `api-key:<id>`. Absent if it was not stored. */
            by: z.string().optional(),
          }),
        )
        .optional(),
    }),
  ),
  /** Every connection, also those that no installation uses. */
  connections: z.array(ConnectionOverview),
  /** The people, the newest first; at most 100. */
  consumers: z.array(Consumer),
  /** How many people there are. */
  consumerCount: z.int(),
  /** The latest 20 operations of all installations, the newest first. */
  operations: z.array(ProjectOperation),
  /**
   * The latest 10 changes that concern it, the newest first: deploys of what it has installed, the provider apps and
   * destinations that it depends on, pauses, sign-in links and erasures. Without the values, which the audit log has.
   */
  changes: z.array(GroupChange),
});
export type GroupOverview = z.infer<typeof GroupOverview>;

/** How many customers a page has when the request does not say. */
const USUAL_PAGE = 50;
/** The most customers of a page: each has its installations. */
const LARGEST_PAGE = 200;

export const ListGroupsQuery = z.object({
  /** The beginning of the name or of the reference, in any case. */
  q: QueryName.optional(),
  /** Only customers in this state. */
  state: GroupState.optional(),
  /** Only customers that have installed this integration. */
  integrationId: QueryId.optional(),
  /** 1 to 200; 50 when absent. When more follow, the `Link` header has the address of the next page. */
  pageSize: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(USUAL_PAGE),
  /** Where the page begins. Take it from the previous page's answer. The other parameters must stay the same. */
  pageToken: z.string().max(limits.address).optional(),
});
export type ListGroupsQuery = Partial<z.infer<typeof ListGroupsQuery>>;

/** The worst first, and then by reference. */
export const listGroups = endpoint<{ query: ListGroupsQuery; success: GroupSummary[] }>()({
  operation: 'listGroups',
  method: 'GET',
  path: '/projects/{projectIdOrName}/groups',
  access: 'full',
  added: true,
  query: ListGroupsQuery,
  success: z.array(GroupSummary),
  problems: [],
});

export const getGroup = endpoint<{ success: GroupOverview }>()({
  operation: 'getGroup',
  method: 'GET',
  path: '/projects/{projectIdOrName}/groups/{groupRef}',
  access: 'full',
  added: true,
  success: GroupOverview,
  problems: ['group_not_found'],
});
