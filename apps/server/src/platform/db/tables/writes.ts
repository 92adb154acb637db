import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, idInProject, sealed, sealKeyId, time, uuid } from '../columns.ts';
import { ofInstallation } from './installations.ts';
import { belongsTo, keyInProject, ofObject, projectId } from './projects.ts';

export type WriteType = 'create' | 'update' | 'delete' | 'upsert';

/** A request to write records, or a pool of such requests. Its id is that of its operation. */
export const writeRuns = pgTable(
  'write_runs',
  {
    id: idInProject(),
    ...ofObject(),
    type: text().$type<WriteType>().notNull(),
    /** The personal connection that it uses, and no other: it may be gone. Unset: that of the installation. */
    personalConnectionId: uuid(),
    /** A caller waits for the answer. If its process dies, the run is taken up at the due time. */
    isSynchronous: boolean().notNull(),
    /** More records may still join. */
    isPooling: boolean().notNull().default(false),
    /** Either all records are written, in one request, or none is. */
    isAllOrNone: boolean().notNull().default(false),
    /** How many records it has. */
    records: integer().notNull(),
    /** How often the provider has failed in a row. */
    failures: integer().notNull().default(0),
    /** When the run goes on. Unset when it has ended. */
    dueTime: time(),
    /** After this time, what keeps failing is given up. */
    deadlineTime: time().notNull(),
    endTime: time(),
    createTime: createTime(),
  },
  (table) => [
    keyInProject(table),
    ofInstallation('write_runs', table),
    index('write_runs_installation').on(table.projectId, table.installationId),
    index('write_runs_due')
      .on(table.installationId, table.objectName, table.dueTime)
      .where(sql`due_time is not null`),
    index('write_runs_ended').on(table.endTime),
    // Nobody joins what another person's connection sends.
    uniqueIndex('write_runs_pool')
      .on(
        table.projectId,
        table.installationId,
        table.objectName,
        table.type,
        sql`coalesce(personal_connection_id::text, '')`,
      )
      .where(sql`is_pooling`),
  ],
);

/**
 * `waiting`: not sent. `sending`: sent, and the answer is not known. `written` and `failed` are over. `unknown` is over
 * too: it was sent, and nobody can find out how it ended.
 */
export type WriteStatus = 'waiting' | 'sending' | 'written' | 'failed' | 'unknown';

/** One record of a run. It is stored before it is sent, and its result after the provider has answered. */
export const writes = pgTable(
  'writes',
  {
    id: idInProject(),
    projectId: projectId(),
    runId: uuid().notNull(),
    /** Its place in the run, from 0. */
    position: integer().notNull(),
    status: text().$type<WriteStatus>().notNull(),
    /** What the provider knows the write by. A request that is repeated has the same one. */
    repeatKey: uuid().notNull(),
    /** Encrypted JSON: what is sent. It is forgotten when the run has ended. */
    recordSealed: sealed(),
    recordSealKeyId: sealKeyId(),
    /** Of a write that is sent later: a digest of which record is meant. Unset for a new record, and when the run has ended. */
    orderKey: text(),
    /** The provider's id of the record. */
    recordId: text(),
    /** Encrypted JSON: the record as the provider answered it. */
    resultSealed: sealed(),
    resultSealKeyId: sealKeyId(),
    /** In a sentence, why it was not written, or not yet. */
    reason: text(),
    createTime: createTime(),
  },
  (table) => [
    keyInProject(table),
    index('writes_run').on(table.projectId, table.runId, table.position),
    index('writes_repeated').on(table.projectId, table.repeatKey),
    index('writes_in_order').on(table.projectId, table.orderKey).where(sql`order_key is not null`),
    belongsTo('writes_of_run', table, table.runId, writeRuns),
  ],
);
