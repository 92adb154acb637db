import type { ReadMessage } from '@dowel/schema';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createTime, idInProject, sealed, sealKeyId, time } from '../columns.ts';
import { ofInstallation } from './installations.ts';
import { keyInProject, ofObject } from './projects.ts';

/**
 * Why an object is read. A `reconciling` run finds changes for those who subscribe to them; it is no read of an
 * installation, and delivers other messages.
 */
export type ReadType = NonNullable<ReadMessage['readType']> | 'reconciling';

/** A read of an object: its window, and how far it has come. Its id is that of its operation. */
export const readRuns = pgTable(
  'read_runs',
  {
    id: idInProject(),
    ...ofObject(),
    readType: text().$type<ReadType>().notNull(),
    /** The window. Unset: from the beginning, or until the time at which the run began. */
    fromTime: time(),
    untilTime: time(),
    /** Where the next page begins, encrypted. Unset before the first page. */
    positionSealed: sealed(),
    sealKeyId: sealKeyId(),
    pages: integer().notNull().default(0),
    /** How many records the provider sent, and how many of them went to the destination. */
    recordsRead: integer().notNull().default(0),
    recordsDelivered: integer().notNull().default(0),
    /** Failed calls in a row. */
    failures: integer().notNull().default(0),
    /** When the run goes on. Unset when it has ended. */
    dueTime: time(),
    startTime: time(),
    endTime: time(),
    createTime: createTime(),
  },
  (table) => [
    keyInProject(table),
    ofInstallation('read_runs', table),
    index('read_runs_object').on(table.projectId, table.installationId, table.objectName, table.id),
    // Which objects are being read.
    index('read_runs_open')
      .on(table.projectId, table.installationId, table.objectName)
      .where(sql`end_time is null`),
    index('read_runs_due').on(table.dueTime).where(sql`due_time is not null`),
    // Which reads are an issue.
    index('read_runs_failing').on(table.projectId).where(sql`due_time is not null and failures > 0`),
  ],
);
