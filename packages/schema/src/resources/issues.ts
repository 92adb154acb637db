import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { AuthScheme } from './connections.ts';
import { decisive } from './decisive.ts';
import { PageQuery } from './paging.ts';
import { QueryName, Timestamp } from './values.ts';

/** An installation that an issue keeps from working. */
export const AffectedInstallation = z.object({
  installationId: z.string(),
  integrationId: z.string(),
  /** The name of the integration. */
  integrationName: z.string(),
  groupRef: z.string(),
  groupName: z.string(),
});
export type AffectedInstallation = z.infer<typeof AffectedInstallation>;

/**
 * Something that does not work, and its one cause. The server finds it in what it knows of connections, destinations and
 * reads. It is solved when the cause is gone. Added by Dowel.
 */
export const Issue = z.object({
  /** The same cause always has the same id. */
  id: z.string(),
  /**
   * What is wrong. Of a connection: the reason in its `diagnosis`, or `stopped` after somebody has stopped it. Of a
   * destination: `destination_paused`, `destination_disabled`, `destination_failing`, or `messages_refused` when it takes
   * others. Of reads and writes: the kind of the diagnosis of the last one, such as `forbidden` or `fields_left_out`;
   * `reads_failing` when it is not known any more; `reads_limit` when a read found far more than expected; `reads_paused`
   * when somebody paused them. Of a subscription: `events_missing`. Of an account: `account_shared` when several
   * customers have connected it. Of an API key: `api_key_expired` when it was in use. Others may follow.
   */
  reason: z.string(),
  /** Since when. */
  since: Timestamp,
  /** Who must act: `builder`, `consumer`, `operator`; `provider` when it mends itself. */
  actor: z.string(),
  /** What the actor should do, as one sentence. */
  nextStep: z.string(),
  /** What it is about. */
  subject: z.object({
    /**
     * `connection`, `provider` (all of its connections), `providerApp`, `destination`, `integration`, `installation`,
     * `account` or `apiKey`. Others may follow.
     */
    kind: z.string(),
    /** The id of the connection, provider app, destination, integration, installation or key. Of a provider: its name. Of an account: its id at the provider. */
    id: z.string(),
    /** What people call it: the name of the customer, the destination, the provider or the account. */
    name: z.string(),
    /** Of a provider app: the customer whose own client it is. Absent: yours. */
    groupRef: z.string().optional(),
  }),
  /** The name of the provider in the catalogue, if one is concerned. */
  provider: z.string().optional(),
  /** What people call that provider. */
  providerName: z.string().optional(),
  /** How the connection is signed in: what has to be renewed, if that is the step. Absent if several are concerned. */
  authScheme: AuthScheme.optional(),
  /** The objects that it is about, if not all of the installation are, by the provider's names. */
  objects: z.array(z.string()).optional(),
  /** A run that met it. `explainOperation` says more. */
  operationId: z.string().optional(),
  /** What was said of it, by the server or the provider. */
  words: z.string().optional(),
  /** Who paused it, of reads and destinations: `builder:<id>` or `api-key:<id>`. */
  pausedBy: z.string().optional(),
  /** When it is tried again by itself; a moment that is over: as soon as possible. Absent: nothing tries it. */
  nextTryTime: Timestamp.optional(),
  /** What does not happen because of it: `everything`, `reads`, `writes`, `events` (of a subscription), `deliveries`, `calls` (of your backend) or `nothing`. */
  stops: z.string(),
  /** Whom it concerns. */
  affects: z.object({
    /** How many customers. */
    groupCount: z.int(),
    /** How many installations. Of a destination: those whose records go to it. */
    installationCount: z.int(),
    /** The first three. */
    first: z.array(AffectedInstallation),
  }),
  /** When the server found that the cause was gone: it looks once a minute. Only of solved ones. They are as they were last. */
  solvedTime: Timestamp.optional(),
  /** When somebody told the people who must act. Absent: nobody has. */
  toldTime: Timestamp.optional(),
  /** Until when it is not listed among the open ones. */
  snoozedUntilTime: Timestamp.optional(),
  /** What somebody has noted. */
  note: z.string().optional(),
  /** Changes whenever somebody tells, puts off or notes something. Send it along to overwrite nothing unseen. */
  etag: z.string(),
  /** Who changed one of the three last, as `builder:<id>`; `api:update-issue` for a key. */
  markedBy: z.string().optional(),
});
export type Issue = z.infer<typeof Issue>;

export const ListIssuesQuery = PageQuery.extend({
  /**
   * `open` when absent. `snoozed`: those that somebody has put off. `all`: both. `solved`: those of the last 30 days whose
   * cause is gone, the latest first. Only these come in pages, and cannot be asked for by customer.
   */
  state: z.enum(['open', 'snoozed', 'all', 'solved']).default('open'),
  /** Only issues on which this actor must act. */
  actor: z.enum(['builder', 'consumer', 'operator', 'provider']).optional(),
  /** Only issues that concern this customer. */
  groupRef: QueryName.optional(),
}).check(({ value, issues }) => {
  const refused = value.state === 'solved' ? (['groupRef'] as const) : (['pageSize', 'pageToken'] as const);
  for (const name of refused)
    if (value[name] !== undefined)
      issues.push({
        code: 'custom',
        input: value,
        path: [name],
        message: `cannot be used with state ${value.state}`,
      });
});
export type ListIssuesQuery = Partial<z.infer<typeof ListIssuesQuery>>;

/** What a person says about an issue. Absent members stay; `null` takes a note away. */
export const UpdateIssue = z.object({
  /** `true`: the people who must act were told just now. `false`: they were not. */
  told: z.boolean().optional(),
  /** Until when the issue is put off. A time that is over ends that. */
  snoozedUntilTime: Timestamp.max(limits.timestamp).optional(),
  /** For colleagues. Customers never see it. */
  note: z.string().max(limits.text).nullable().optional(),
  /** The `etag` of the issue that you have seen. If somebody has changed it since, nothing happens. */
  etag: decisive(z.string().max(limits.name).optional()),
});
export type UpdateIssue = z.infer<typeof UpdateIssue>;

/** Those first on which the builder must act, then the customer, the operator, and what mends itself; the oldest first. */
export const listIssues = endpoint<{ query: ListIssuesQuery; success: Issue[] }>()({
  operation: 'listIssues',
  method: 'GET',
  path: '/projects/{projectIdOrName}/issues',
  access: 'full',
  added: true,
  query: ListIssuesQuery,
  success: z.array(Issue),
  problems: [],
});

/** Says that somebody was told, puts an issue off, or notes something. There is no update mask. */
export const updateIssue = endpoint<{ body: UpdateIssue; success: Issue }>()({
  operation: 'updateIssue',
  method: 'PATCH',
  path: '/projects/{projectIdOrName}/issues/{issueId}',
  access: 'full',
  added: true,
  body: UpdateIssue,
  success: Issue,
  problems: ['issue_not_found', 'issue_changed'],
});
