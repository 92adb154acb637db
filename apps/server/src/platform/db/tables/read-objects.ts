import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { ofInstallation } from './installations.ts';
import { ofObject } from './projects.ts';

/**
 * Why reads are paused: somebody asked for it, too many failed, the credentials do not work any more, or a read found far
 * more than expected.
 */
export type PauseReason = 'asked' | 'failures' | 'credentials' | 'limit';

/** Why the last read of an object that somebody planned has failed, what it left out, or what the next one will lack. */
export interface ReadTrouble {
  /** As the diagnosis of the run says it. */
  readonly kind: string;
  readonly actor: string;
  readonly words: string;
  /** The run that met it. Absent: none has yet. */
  readonly operationId?: string;
  /** In RFC 3339. Absent: since the first failure, or as long as the reads have gone on like this. */
  readonly since?: string;
}

/** How far the reading of an object of an installation has come, and when it goes on. */
export const readObjects = pgTable(
  'read_objects',
  {
    ...ofObject(),
    /** Five-field cron in UTC. Empty: the object is only read when somebody asks. */
    schedule: text().notNull(),
    /** When the next scheduled read begins. Unset without a schedule, and while paused. */
    dueTime: time(),
    /** All changes before it have been delivered. Unset before the first read. */
    watermark: time(),
    /** When the backfill ended, or when it was found that there is none. */
    backfilledTime: time(),
    pausedTime: time(),
    pauseReason: text().$type<PauseReason>(),
    /** What the person said who asked for the pause, what the last failure was, or what a read found too much of. */
    pauseNote: text(),
    /** Who asked for the pause: `builder:<id>` or `api-key:<id>`. */
    pauseBy: text(),
    /** Failed scheduled reads in a row. */
    failures: integer().notNull().default(0),
    firstFailureTime: time(),
    /** Pages that the builder has asked for, and that no read has brought yet. Only if results wait for that. */
    askedPages: integer().notNull().default(0),
    /** How much the last read of everything found. Unset before the first one. */
    foundRecords: integer(),
    /** Null when the last read did all. */
    trouble: jsonb().$type<ReadTrouble>(),
  },
  (table) => [
    ofInstallation('read_objects', table),
    primaryKey({ columns: [table.projectId, table.installationId, table.objectName] }),
    // Which reads are an issue.
    index('read_objects_failing')
      .on(table.projectId)
      .where(sql`pause_reason is not null or failures > 0 or trouble is not null`),
    index('read_objects_due').on(table.dueTime).where(sql`due_time is not null`),
  ],
);

export type ReadObjectRow = typeof readObjects.$inferSelect;
