import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { ofInstallation } from './installations.ts';
import { ofObject } from './projects.ts';

/** An object that an installation subscribes to, and how far it was read for changes that nobody has told of. */
export const reconciledObjects = pgTable(
  'reconciled_objects',
  {
    ...ofObject(),
    /** Changes before it are not delivered. */
    beginTime: time().notNull(),
    /** All changes before it have been delivered. */
    watermark: time().notNull(),
    /** When it is read next. Unset: never, because it cannot be read for changes. */
    dueTime: time(),
  },
  (table) => [
    ofInstallation('reconciled_objects', table),
    primaryKey({ columns: [table.projectId, table.installationId, table.objectName] }),
    index('reconciled_objects_due').on(table.dueTime).where(sql`due_time is not null`),
  ],
);
