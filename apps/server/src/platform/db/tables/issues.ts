import type { Issue } from '@dowel/schema';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { idInProject, time, uuid } from '../columns.ts';
import { keyInProject, projectId } from './projects.ts';

/**
 * Issues as they were last seen. A list of what does not work now reads none of these rows: it looks at what does not work.
 * They show what has been solved, and when.
 */
export const issues = pgTable(
  'issues',
  {
    /** Given anew when the issue is solved, so that sorting by id sorts by that. */
    id: idInProject(),
    projectId: projectId(),
    /** Made of the cause, so the same cause has it again. */
    issueId: uuid().notNull(),
    content: jsonb().$type<Issue>().notNull(),
    /** When the cause was found to be gone. Null: it is not. */
    solvedTime: time(),
  },
  (table) => [
    keyInProject(table),
    uniqueIndex('issues_open').on(table.projectId, table.issueId).where(sql`${table.solvedTime} is null`),
    index('issues_solved').on(table.solvedTime),
  ],
);
