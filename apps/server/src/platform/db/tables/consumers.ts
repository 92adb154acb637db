import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, idInProject, updateTime } from '../columns.ts';
import { ofGroup } from './groups.ts';
import { keyInProject, projectId } from './projects.ts';

export const consumers = pgTable(
  'consumers',
  {
    id: idInProject(),
    projectId: projectId(),
    /** Unset until a group refers to this consumer. The first group that does so keeps it. */
    groupRef: text(),
    /** Chosen by the builder; unique in its group. Two groups may each have a person "1". */
    consumerRef: text().notNull(),
    consumerName: text().notNull(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    keyInProject(table),
    unique('consumers_owner').on(table.projectId, table.groupRef, table.consumerRef),
    uniqueIndex('consumers_without_group')
      .on(table.projectId, table.consumerRef)
      .where(sql`${table.groupRef} is null`),
    // Found by the beginning of the name or the reference, in any case.
    index('consumers_name').on(table.projectId, sql`lower(consumer_name) text_pattern_ops`),
    index('consumers_ref').on(table.projectId, sql`lower(consumer_ref) text_pattern_ops`),
    ofGroup('consumers', table),
  ],
);
