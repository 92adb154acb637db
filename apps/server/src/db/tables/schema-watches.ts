import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, id, sealed, sealKeyId, time, updateTime, uuid } from '../columns.ts';
import { installations } from './installations.ts';
import { projectId } from './projects.ts';

/** How many fields the objects of a look have, and how many differ. */
export interface LookCounts {
  readonly fields: number;
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
  /** The objects that have been looked at, by the provider's names. */
  readonly done: readonly string[];
  /** Those of them that the provider did not describe. */
  readonly failed: readonly string[];
  readonly counts: LookCounts;
}

/** When the fields of an installation's objects are looked at, because its manifest has `watchSchema`. */
export const schemaWatches = pgTable(
  'schema_watches',
  {
    installationId: uuid()
      .primaryKey()
      .references(() => installations.id, { onDelete: 'cascade' }),
    projectId: projectId(),
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
    index('schema_watches_due').on(table.dueTime, table.installationId).where(sql`due_time is not null`),
  ],
);

/** The fields of an object, as the last look has seen them. */
export const schemaSnapshots = pgTable(
  'schema_snapshots',
  {
    id: id(),
    projectId: projectId(),
    installationId: uuid().notNull(),
    /** The provider's name of the object. */
    objectName: text().notNull(),
    /** Stands for how the provider was asked. */
    sourceHash: text().notNull(),
    /** The fields as a JSON list, encrypted: their names, labels and choices are a customer's own. */
    fieldsSealed: sealed().notNull(),
    sealKeyId: sealKeyId().notNull(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    uniqueIndex('schema_snapshots_object').on(table.projectId, table.installationId, table.objectName),
    foreignKey({
      columns: [table.installationId],
      foreignColumns: [schemaWatches.installationId],
      name: 'schema_snapshots_watch',
    }).onDelete('cascade'),
  ],
);
