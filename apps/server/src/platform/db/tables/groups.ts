import { sql } from 'drizzle-orm';
import { type AnyPgColumn, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createTime, updateTime } from '../columns.ts';
import { projectId } from './projects.ts';

export const groups = pgTable(
  'groups',
  {
    projectId: projectId(),
    /** Chosen by the builder; unique in its project. */
    groupRef: text().notNull(),
    groupName: text().notNull(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.groupRef] }),
    // Found by the beginning of the name or the reference, in any case.
    index('groups_name').on(table.projectId, sql`lower(group_name) text_pattern_ops`),
    index('groups_ref').on(table.projectId, sql`lower(group_ref) text_pattern_ops`),
  ],
);

/** A foreign key to the group of a row. If the group is deleted, its rows are, too. */
export const ofGroup = (name: string, table: { projectId: AnyPgColumn; groupRef: AnyPgColumn }) =>
  foreignKey({
    columns: [table.projectId, table.groupRef],
    foreignColumns: [groups.projectId, groups.groupRef],
    name: `${name}_group`,
  }).onDelete('cascade');
