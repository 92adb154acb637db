import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createTime, idInProject, sealed, sealKeyId, time, updateTime, uuid } from '../columns.ts';
import { ofInstallation } from './installations.ts';
import { keyInProject, ofObject, projectId } from './projects.ts';

/** What has come out of a look so far. */
export interface LookCounts {
  /** The objects that the provider has described, and those that it has not. */
  readonly objects: number;
  readonly notDescribed: number;
  /** The fields of these objects. */
  readonly fields: number;
  /** What the destination is told. */
  readonly created: number;
  readonly deleted: number;
  readonly changed: number;
  readonly messages: number;
}

/** A look at the fields of all objects of an installation, while it goes on. */
export interface SchemaLook {
  /** It is the id of its operation too. */
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly startMs: number;
  /** The object that was looked at last, by the provider's name. They are looked at in the order of their names. */
  readonly last: string;
  /** The provider was away for an object, however often it was asked. */
  readonly isAway: boolean;
  readonly counts: LookCounts;
}

/** When the fields of an installation's objects are looked at, because its manifest has `watchSchema`. */
export const schemaWatches = pgTable(
  'schema_watches',
  {
    projectId: projectId(),
    installationId: uuid().notNull(),
    /** When the next look begins, or when the one that has begun goes on. Unset: the credentials do not work. */
    dueTime: time(),
    /** Unset while no look goes on. */
    look: jsonb().$type<SchemaLook>(),
    /** Failed attempts in a row to go on. */
    failures: integer().notNull().default(0),
    firstFailureTime: time(),
    /** Why the last look could not begin. Unset: it could. */
    error: text(),
    createTime: createTime(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.installationId] }),
    ofInstallation('schema_watches', table),
    index('schema_watches_due').on(table.dueTime, table.installationId).where(sql`due_time is not null`),
  ],
);

/** The fields of an object, as the last look has seen them. */
export const schemaSnapshots = pgTable(
  'schema_snapshots',
  {
    id: idInProject(),
    ...ofObject(),
    /** Stands for how the provider was asked. */
    sourceHash: text().notNull(),
    /** The fields as a JSON list, encrypted: their names, labels and choices are a customer's own. */
    fieldsSealed: sealed().notNull(),
    sealKeyId: sealKeyId().notNull(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    keyInProject(table),
    uniqueIndex('schema_snapshots_object').on(table.projectId, table.installationId, table.objectName),
    foreignKey({
      columns: [table.projectId, table.installationId],
      foreignColumns: [schemaWatches.projectId, schemaWatches.installationId],
      name: 'schema_snapshots_watch',
    }).onDelete('cascade'),
  ],
);
