import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { ConnectedAccount } from './connected-account.ts';
import { ExplainedInstallation, ExplainedMapping, ExplainedRequest } from './explained-parts.ts';
import { PageQuery } from './paging.ts';
import { Anything, Timestamp } from './values.ts';

/** A call that went through the proxy. The path is without its query, and secrets in it are masked. Added by Dowel. */
export const ProxiedCall = z.object({
  /** The HTTP method. */
  method: z.string(),
  /** The path at the provider. */
  path: z.string(),
  /** What the provider answered. Absent when it did not answer. */
  status: z.int().optional(),
  /** Until the answer ended, in milliseconds. */
  durationMs: z.int(),
});
export type ProxiedCall = z.infer<typeof ProxiedCall>;

/** With whose account a run acted. Only where the manifest says `actAs: person`. Added by Dowel. */
export const ActedAs = z.object({
  connectionId: z.string(),
  /** It was the person's own connection. Absent: it was that of the group, which this person has made. */
  isPersonal: z.literal(true).optional(),
  consumerRef: z.string(),
  consumerName: z.string(),
  /** Whose account it was at the provider, if that was known. */
  account: ConnectedAccount.optional(),
});
export type ActedAs = z.infer<typeof ActedAs>;

/** One recorded run of a read, a write or a subscription event, one search, or one call through the proxy. */
export const Operation = z.object({
  id: z.string(),
  projectId: z.string(),
  integrationId: z.string(),
  installationId: z.string(),
  /** The id of the config that it ran with. */
  configId: z.string(),
  /** `read`, `write` or `subscribe`; `proxy` for a call through the proxy, `search` for a search (added by Dowel). */
  actionType: z.string(),
  /** `success`, `failure` or `in_progress`. */
  status: z.string(),
  /** The outcome in a few words. */
  result: z.string().optional(),
  /** Details of the run. More members may follow. */
  metadata: z
    .looseObject({
      /** The objects that it is about, by the provider's names. */
      objects: z.array(z.string()).optional(),
      /** How often it was tried. */
      retry: z
        .object({
          /** How many attempts have been made. */
          attempts: z.int().optional(),
          /** When the latest attempt began. */
          lastAttempt: Timestamp.optional(),
          /** When you were last told about it. */
          lastNotified: Timestamp.optional(),
        })
        .optional(),
      /** How far a read has come. */
      progress: z
        .object({
          installationId: z.string().optional(),
          objectName: z.string().optional(),
          /** The id of this operation. */
          operationId: z.string().optional(),
          /** How many records have been read. */
          recordsProcessed: z.int().optional(),
          /** How many records there are, as the provider estimates. Only some providers say it. */
          recordsEstimatedTotal: z.int().optional(),
        })
        .optional(),
      /** Of a write: the records that the provider took. */
      successfulRecordIds: z.array(z.string()).optional(),
      /** Fields that the config selects and the provider does not show to this account, by the provider's names. Added by Dowel. */
      missingFields: z.array(z.string()).optional(),
      /** Of a call through the proxy. */
      call: ProxiedCall.optional(),
      /** Of a write, a search or a call through the proxy: with whose account. Added by Dowel. */
      actedAs: ActedAs.optional(),
    })
    .optional(),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type Operation = z.infer<typeof Operation>;

/** Whether more operations follow. */
export const PaginationInfo = z.object({
  /** `true` on the last page, which has no `nextPageToken`. */
  done: z.boolean(),
  /** Send it as `pageToken` to get the next page. */
  nextPageToken: z.string().optional(),
});
export type PaginationInfo = z.infer<typeof PaginationInfo>;

/** Newest first. */
export const OperationPage = z.object({
  /** The operations of this page. */
  results: z.array(Operation),
  /** Whether more follow. */
  pagination: PaginationInfo,
});
export type OperationPage = z.infer<typeof OperationPage>;

/** How serious an entry is. */
export const LogSeverity = z.enum(['DEBUG', 'INFO', 'WARNING', 'ERROR']);
export type LogSeverity = z.infer<typeof LogSeverity>;

/** One entry of an operation's log. It never contains credentials. */
export const Log = z.object({
  /** When the entry was written. */
  timestamp: Timestamp,
  /** What happened. More members may follow. */
  message: Anything.and(
    z.object({
      /** In a sentence. */
      msg: z.string(),
      /** What went wrong. */
      error: z.string().optional(),
      /** The id of the operation. */
      operation_id: z.string().optional(),
      /** Further facts by name. */
      details: z.record(z.string(), z.string()).optional(),
    }),
  ),
  /** `DEBUG`, `INFO`, `WARNING` or `ERROR`. */
  severity: z.string(),
});
export type Log = z.infer<typeof Log>;

/** How far the first read of an object's existing records has come. */
export const BackfillProgress = z.object({
  installationId: z.string(),
  objectName: z.string(),
  /** The id of the operation that reads. */
  operationId: z.string(),
  /** How many records have been read. */
  recordsProcessed: z.int(),
  /** Only some providers say it. */
  recordsEstimatedTotal: z.int().optional(),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type BackfillProgress = z.infer<typeof BackfillProgress>;

/** What came of a run, why, and who can do what about it. Added by Dowel. */
export const OperationDiagnosis = z.object({
  /**
   * `ok`, `not_taken`, `held_back`, `fields_left_out`, `mapping_missing`, `running`, `waiting`, `stopped`, `credentials`, `misconfigured_app`, `forbidden`, `subscription_refused`, `payment_required`,
   * `rate_limited`, `provider_unreachable`, `provider_unreadable`, `unexpected_answer`, `provider_refused`, `record_refused`, `object_gone`, `provider_loop`, `too_much`,
   * `destination`, `config`, `records`, `server` or `unknown`. Others may follow.
   */
  kind: z.string(),
  /** What happened, in a sentence. */
  summary: z.string(),
  /** What the run, the provider or the destination said of it. Or which fields were left out. */
  words: z.string().optional(),
  /** What to do. */
  remedy: z.string(),
  /** Who can do it: `consumer`, `builder`, `provider`, `operator`, or `nobody` when there is nothing to do. */
  actor: z.string(),
});
export type OperationDiagnosis = z.infer<typeof OperationDiagnosis>;

/** Everything that is known of one run, for the person who has to find out why. Added by Dowel. */
export const OperationExplanation = z.object({
  /** The run that is explained. */
  operation: Operation,
  /** Absent: the installation is gone. */
  installation: ExplainedInstallation.optional(),
  /** Whose account it was when the run began, if that is known. */
  account: ConnectedAccount.optional(),
  /** Why it went as it did, and who can act. */
  diagnosis: OperationDiagnosis,
  /** Absent while it goes on. In milliseconds. */
  durationMs: z.int().optional(),
  /** What happened, oldest first. The requests are apart. */
  timeline: z.array(Log),
  /** `true` when the log is so long that its middle is left out here. */
  isCut: z.boolean().optional(),
  /** The latest 200 at most, oldest first. Of a long read, only the first requests and the last are recorded. */
  requests: z.array(ExplainedRequest),
  /** With the config that it ran with. Empty when the config is not kept any more, and when nothing was read. */
  mapping: z.array(ExplainedMapping),
  /** What comes next. */
  next: z.string().optional(),
  /** Commands for a POSIX shell. What is secret in them comes from variables. */
  repeat: z.array(
    z.object({
      /** What the command does. */
      title: z.string(),
      /** One line for the shell. */
      command: z.string(),
    }),
  ),
});
export type OperationExplanation = z.infer<typeof OperationExplanation>;

export const ExplainOperationQuery = z.object({
  /** `html` is one page for people. Absent: what the header `Accept` prefers, else JSON. */
  format: z.enum(['json', 'html']).optional(),
});
export type ExplainOperationQuery = z.infer<typeof ExplainOperationQuery>;

/** `pageSize` is 200 when absent. */
export const ListOperationsQuery = PageQuery;
export type ListOperationsQuery = z.infer<typeof ListOperationsQuery>;

export const listOperations = endpoint<{ query: ListOperationsQuery; success: OperationPage }>()({
  operation: 'listOperations',
  method: 'GET',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/installations/{installationId}/operations',
  access: 'full',
  query: ListOperationsQuery,
  success: OperationPage,
  problems: ['integration_not_found', 'installation_not_found'],
});

export const getOperation = endpoint<{ success: Operation }>()({
  operation: 'getOperation',
  method: 'GET',
  path: '/projects/{projectIdOrName}/operations/{operationId}',
  access: 'full',
  success: Operation,
  problems: ['operation_not_found'],
});

/** Lists the oldest entries first. */
export const listOperationLogs = endpoint<{ query: PageQuery; success: Log[] }>()({
  operation: 'listOperationLogs',
  method: 'GET',
  path: '/projects/{projectIdOrName}/operations/{operationId}/logs',
  access: 'full',
  query: PageQuery,
  success: z.array(Log),
  problems: ['operation_not_found'],
});

/** A page for people when it is asked for as HTML. */
export const explainOperation = endpoint<{
  query: ExplainOperationQuery;
  success: OperationExplanation;
}>()({
  operation: 'explainOperation',
  method: 'GET',
  path: '/projects/{projectIdOrName}/operations/{operationId}:explain',
  access: 'full',
  added: true,
  query: ExplainOperationQuery,
  success: OperationExplanation,
  problems: ['operation_not_found'],
});

/** Takes the name of the object at the provider, or the mapped name. */
export const getBackfillProgress = endpoint<{ success: BackfillProgress }>()({
  operation: 'getBackfillProgress',
  method: 'GET',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/installations/{installationId}/objects/{objectName}/backfill-progress',
  access: 'full',
  success: BackfillProgress,
  problems: ['integration_not_found', 'installation_not_found', 'backfill_not_found'],
});
