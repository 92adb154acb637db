import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createTime, id, objectName, updateTime, uuid } from '../columns.ts';
import { orgs } from './orgs.ts';

export const projects = pgTable(
  'projects',
  {
    id: id(),
    /** In lower case. */
    name: text().notNull(),
    appName: text().notNull(),
    orgId: uuid()
      .notNull()
      .references(() => orgs.id),
    /** Origins of the pages that embed Dowel. A sign-in that they open needs no click, unless it must always ask. */
    embeddingOrigins: text().array().notNull().default([]),
    /**
     * Sign-ins pass the start page without a click, no matter which page opens it, except those that must always ask.
     */
    skipsStartPage: boolean().notNull().default(false),
    /** API keys of scope `frontend` open nothing: pages use consumer tokens. */
    refusesFrontendKeys: boolean().notNull().default(false),
    /** An account that one group has connected cannot be connected by another one. */
    refusesSharedAccounts: boolean().notNull().default(false),
    /** The picture of the product, as a `data:` address. */
    logo: text(),
    /** SHA-256 of the picture, in hex. It stands in its public address. */
    logoDigest: text(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [uniqueIndex('projects_name').on(table.name), index('projects_org').on(table.orgId, table.id)],
);

/** The project column of the other tables. Deleting a project deletes all its rows. */
export const projectId = () =>
  uuid()
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/** The columns that say which object of which installation a row is of. */
export const ofObject = () => ({
  projectId: projectId(),
  installationId: uuid().notNull(),
  objectName: objectName(),
});

/**
 * The primary key of a table of a project. All its keys begin with the project, so that a sharded database can keep a
 * project in one place.
 */
export const keyInProject = (table: { projectId: AnyPgColumn; id: AnyPgColumn }) =>
  primaryKey({ columns: [table.projectId, table.id] });

/** A foreign key to a row of another table, in the same project. If that row is deleted, the rows that name it are, too. */
export const belongsTo = (
  name: string,
  table: { projectId: AnyPgColumn },
  column: AnyPgColumn,
  other: { projectId: AnyPgColumn; id: AnyPgColumn },
) =>
  foreignKey({
    columns: [table.projectId, column],
    foreignColumns: [other.projectId, other.id],
    name,
  }).onDelete('cascade');
