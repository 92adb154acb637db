import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { idleMembers, writeFaults } from '../rules/write-faults.ts';
import { FreeForm, listOf, mapOf, Text } from './bounded.ts';
import { decisive } from './decisive.ts';
import { Anything, InstallationRef, Reference } from './values.ts';

/** A record to write, by field. An update and a delete need its `id`. */
const Written = mapOf(FreeForm, limits.fields);

/** A link from the record to another one, as the provider describes it. */
const WrittenAssociations = listOf(FreeForm, limits.associations);

/** One record of a batch. */
export const BatchRecord = z.object({
  /** The record, by field. */
  record: Written,
  /** Links from the record to others, as the provider describes them. */
  associations: decisive(WrittenAssociations.optional()),
});
export type BatchRecord = z.infer<typeof BatchRecord>;

/** A header that the provider gets with the write. */
const WriteHeader = z.object({
  /** The name of the header. */
  key: z.string().min(1).max(limits.name),
  /** The value of the header. */
  value: Text,
});

const DeadlineHours = z.int().min(1).max(48);

/** Either `record` or `batch` is given. */
export const WriteRecords = z
  .object({
    groupRef: Reference,
    /** Which installation of the group. Absent: the default one. Added by Dowel. */
    installationRef: decisive(InstallationRef.optional()),
    /**
     * What happens to the records. `upsert` changes the record that has the same value in `upsertBy`, or creates one if
     * there is none; it is an addition to the reference interface.
     */
    type: z.enum(['create', 'update', 'delete', 'upsert']),
    /**
     * Of an upsert: the field whose value says which record is meant, by its name at the provider or its mapped name. Each
     * record needs a value there. Added by Dowel.
     */
    upsertBy: decisive(z.string().min(1).max(limits.name).optional()),
    /** `synchronous` if absent. A delete is always synchronous. */
    mode: decisive(z.enum(['synchronous', 'asynchronous']).optional()),
    /** The record, by field. An update and a delete need its `id`. */
    record: Written.optional(),
    /** At most 100. Not for a delete. */
    batch: z.array(BatchRecord).min(1).max(limits.writtenRecords).optional(),
    /** How a batch is written. Without a batch it does nothing, and `Dowel-Warning` names it. */
    batchPolicy: decisive(
      z
        .object({
          /** `true`: if one record fails, none is written. Only at providers that can do so. */
          allOrNone: decisive(z.boolean().optional()),
        })
        .optional(),
    ),
    /** For an asynchronous write. Otherwise it does nothing, and `Dowel-Warning` names it. */
    retryPolicy: decisive(
      z
        .object({
          /** After how many hours a write that keeps failing is given up. 1 if absent. */
          deadlineHours: decisive(DeadlineHours.optional()),
        })
        .optional(),
    ),
    /** Collects asynchronous writes of single records, and sends them together. */
    autoBatchPolicy: decisive(
      z
        .object({
          /** How long this record waits for others at most. The first record that may not wait longer sends all. */
          maxDelayMinutes: z.int().min(1).max(1440),
          /** Counts from when the records are sent, and the soonest of all records counts. 1 if absent. */
          retryDeadlineHours: decisive(DeadlineHours.optional()),
        })
        .optional(),
    ),
    /** Of the single record. */
    associations: decisive(WrittenAssociations.optional()),
    /** Headers that the provider gets with the write. */
    headers: decisive(listOf(WriteHeader, limits.associations).optional()),
  })
  .check(({ value, issues }) => {
    for (const { path, detail } of writeFaults(value)) {
      issues.push({ code: 'custom', path, message: detail, input: undefined });
    }
  });
export type WriteRecords = z.input<typeof WriteRecords>;

/** What became of a record. */
export const WriteResult = z.object({
  /** Whether the provider took the record. */
  success: z.boolean(),
  /** Nobody knows whether it was written: look at the provider before you send it again. Added by Dowel. */
  isOutcomeUnknown: z.literal(true).optional(),
  /** The provider's id of a record that was created or changed. */
  recordId: z.string().optional(),
  /** The record as the provider answered it. */
  data: Anything.optional(),
});
export type WriteResult = z.infer<typeof WriteResult>;

/** Why a record was not written. */
export const WriteFailure = z.object({
  /** What went wrong, as a sentence. */
  message: z.string(),
});
export type WriteFailure = z.infer<typeof WriteFailure>;

/** What became of a single record. For an asynchronous write, only the id of the operation that will say so. */
export const WriteAnswer = z.object({
  /** The id of the operation that writes. */
  operationId: z.string(),
  /** What became of the record. Absent while an asynchronous write goes on. */
  result: WriteResult.optional(),
});
export type WriteAnswer = z.infer<typeof WriteAnswer>;

/** Why a single record was not written. */
export const WriteRejection = z.object({
  /** The id of the operation that writes. */
  operationId: z.string(),
  /** Why the record was not written. */
  errors: z.array(WriteFailure),
  /** What became of the record. */
  result: WriteResult.optional(),
  /** What else the provider said. */
  warnings: z.array(WriteFailure).optional(),
  /** The answer as the provider sent it. */
  rawResponse: z.string().optional(),
});
export type WriteRejection = z.infer<typeof WriteRejection>;

/** What became of a batch. The results are in the order of the records. */
export const BatchWriteResult = z.object({
  /** The id of the operation that writes. */
  operationId: z.string(),
  /** How many records were written. */
  successCount: z.int(),
  /** How many records were not written. */
  failureCount: z.int(),
  /** What became of each record. */
  results: z.array(WriteResult).optional(),
  /** One for each record that failed, in their order. */
  errors: z.array(WriteFailure).optional(),
});
export type BatchWriteResult = z.infer<typeof BatchWriteResult>;

/** Takes the name of the object at the provider, or the mapped name. */
export const writeRecords = endpoint<{
  body: WriteRecords;
  success: WriteAnswer | BatchWriteResult;
  rejected: WriteRejection | BatchWriteResult;
}>()({
  operation: 'writeRecords',
  method: 'POST',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/objects/{objectName}',
  surface: 'write',
  access: 'token',
  rejectedStatus: 422,
  problemMedia: 'text/plain',
  body: WriteRecords,
  idle: idleMembers,
  success: z.union([BatchWriteResult, WriteAnswer]),
  rejected: z.union([BatchWriteResult, WriteRejection]),
  problems: [
    'integration_not_found',
    'installation_not_found',
    'installation_ref_needed',
    'personal_connection_needed',
    'account_differs',
    'object_not_found',
    'object_disabled',
    'deletion_disabled',
    'writes_unsupported',
    'outcome_unknown',
    'provider_unreachable',
    'provider_rate_limited',
  ],
});
