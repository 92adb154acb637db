import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { listOf, Text } from './bounded.ts';
import { decisive } from './decisive.ts';
import { InstallationRef, Reference, Timestamp } from './values.ts';

/** A read to begin now. */
export const TriggerRead = z
  .object({
    groupRef: Reference,
    /** Which installation of the group. Absent: the default one. Added by Dowel. */
    installationRef: decisive(InstallationRef.optional()),
    /** The records go to the object's destination while the operation goes on. */
    mode: z.enum(['async']),
    /** Only records that changed since then. Absent: all records. */
    sinceTimestamp: decisive(Timestamp.max(limits.timestamp).optional()),
    /** Only records that changed before then. Absent: until now. */
    untilTimestamp: decisive(Timestamp.max(limits.timestamp).optional()),
  })
  .refine(
    ({ sinceTimestamp, untilTimestamp }) =>
      sinceTimestamp === undefined ||
      untilTimestamp === undefined ||
      Date.parse(sinceTimestamp) <= Date.parse(untilTimestamp),
    { path: ['untilTimestamp'], error: 'must not be earlier than sinceTimestamp' },
  );
export type TriggerRead = z.infer<typeof TriggerRead>;

/** A read that has begun. Its operation says how it goes on. */
export const ReadStarted = z.object({
  /** The id of the operation that reads. */
  operationId: z.string(),
});
export type ReadStarted = z.infer<typeof ReadStarted>;

/** One run of a read, without its log. Added by Dowel. */
export const ReadRun = z.object({
  /** The id of the operation that reads. */
  operationId: z.string(),
  /** `backfill`, `scheduled` or `triggered`. */
  readType: z.string(),
  /** `in_progress`, `success` or `failure`. */
  status: z.string(),
  /** When it began, or will begin in a moment. */
  startTime: Timestamp,
  /** Absent while it goes on. */
  endTime: Timestamp.optional(),
  /** How many records have been read. */
  recordCount: z.int(),
  /** Fields that were left out, because the provider does not show them to this account. By the provider's names. */
  missingFields: z.array(z.string()).optional(),
});
export type ReadRun = z.infer<typeof ReadRun>;

/** How the reading of one object of an installation goes. It has no texts of errors. Added by Dowel. */
export const ObjectRead = z.object({
  /** The provider's name of the object. */
  objectName: z.string(),
  /** Five-field cron in UTC. Absent: the object is only read when somebody asks. */
  schedule: z.string().optional(),
  /** When the next scheduled read begins. Absent without a schedule, and while it is paused. */
  nextTime: Timestamp.optional(),
  /** All changes before it have been read. Absent before the first read. */
  readUntil: Timestamp.optional(),
  /** Absent unless the schedule is paused. */
  pause: z
    .object({
      /**
       * `asked` by the builder, `failures` of too many reads, `credentials` that are refused, or `limit`: a read found far
       * more than expected.
       */
      reason: z.string(),
      /** When the pause began. */
      since: Timestamp,
      /** What the builder said who asked for the pause. Only the builder sees it. */
      note: z.string().optional(),
      /** Who asked for it: `builder:<id>` or `api-key:<id>`. Only the builder sees it. */
      by: z.string().optional(),
    })
    .optional(),
  /** The read that goes on, or that begins in a moment. */
  currentRun: ReadRun.optional(),
  /** The latest read that has ended. */
  lastRun: ReadRun.optional(),
  /** The latest 24 reads that have ended, newest first. Only the builder sees them. */
  recentRuns: z.array(ReadRun).optional(),
  /** Writes to the object that wait. Only the builder sees them. Absent when none does. */
  waitingWrites: z
    .object({
      /** How many records they have. */
      recordCount: z.int(),
      /** Until when the first of them is tried. */
      untilTime: Timestamp,
    })
    .optional(),
});
export type ObjectRead = z.infer<typeof ObjectRead>;

/** The objects whose scheduled reads are paused or go on. */
export const PauseReads = z.object({
  /** The names of objects at the provider, or the mapped names. Absent: all objects. */
  objects: decisive(listOf(z.string().min(1).max(limits.name), limits.objects).optional()),
  /** Why, for those who look at it later. */
  note: Text.optional(),
});
export type PauseReads = z.infer<typeof PauseReads>;

/** How much of what waits is delivered. */
export const DeliverResults = z.object({
  groupRef: Reference,
  /** Which installation of the group. Absent: the default one. Added by Dowel. */
  installationRef: decisive(InstallationRef.optional()),
  /** How many pages are delivered: the oldest that wait, and then those that reads bring. */
  pages: z.int().min(0),
});
export type DeliverResults = z.infer<typeof DeliverResults>;

const integration = '/projects/{projectIdOrName}/integrations/{integrationId}';

/**
 * When each object of an installation was read, and when it is read next.
 * In the order of the manifest. Empty when this server cannot read from the provider.
 */
export const listReads = endpoint<{ success: ObjectRead[] }>()({
  operation: 'listReads',
  method: 'GET',
  path: `${integration}/installations/{installationId}/reads`,
  access: 'consumer',
  added: true,
  success: z.array(ObjectRead),
  problems: ['integration_not_found', 'installation_not_found'],
});

/** Takes the name of the object at the provider, or the mapped name. */
export const triggerRead = endpoint<{ body: TriggerRead; success: ReadStarted }>()({
  operation: 'triggerRead',
  method: 'POST',
  path: `${integration}/objects/{objectName}`,
  surface: 'read',
  access: 'token',
  status: 201,
  problemMedia: 'application/json: 400, 500',
  body: TriggerRead,
  success: ReadStarted,
  problems: [
    'integration_not_found',
    'installation_not_found',
    'installation_ref_needed',
    'object_not_found',
    'object_disabled',
    'reads_unsupported',
  ],
});

export const pauseReads = endpoint<{ body: PauseReads }>()({
  operation: 'pauseReads',
  method: 'POST',
  path: `${integration}/installations/{installationId}:pause`,
  surface: 'read',
  access: 'full',
  status: 204,
  body: PauseReads,
  problems: ['integration_not_found', 'installation_not_found', 'object_not_found'],
});

export const unpauseReads = endpoint<{ body: PauseReads }>()({
  operation: 'unpauseReads',
  method: 'POST',
  path: `${integration}/installations/{installationId}:unpause`,
  surface: 'read',
  access: 'full',
  status: 204,
  body: PauseReads,
  problems: ['integration_not_found', 'installation_not_found', 'object_not_found'],
});

/** For objects whose results wait. Deprecated in the original interface. */
export const deliverResults = endpoint<{ body: DeliverResults }>()({
  operation: 'deliverResults',
  method: 'POST',
  path: `${integration}/objects/{objectName}:deliverResults`,
  surface: 'read',
  access: 'full',
  status: 204,
  problemMedia: 'application/json: 400, 500',
  body: DeliverResults,
  problems: [
    'integration_not_found',
    'installation_not_found',
    'installation_ref_needed',
    'object_not_found',
    'results_on_request_unsupported',
    'destination_disabled',
  ],
});
