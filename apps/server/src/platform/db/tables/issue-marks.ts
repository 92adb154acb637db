import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, uuid } from '../columns.ts';
import { projectId } from './projects.ts';

/**
 * What a person has said about an issue. Which issues there are is found in the rows of what does not work. A mark that is
 * older than the cause is about an earlier one, and counts no more.
 */
export const issueMarks = pgTable(
  'issue_marks',
  {
    projectId: projectId(),
    /** Made of the cause, so the same cause has it again. */
    issueId: uuid().notNull(),
    toldTime: time(),
    snoozedUntilTime: time(),
    note: text(),
    /** `builder:<id>`, or `api:update-issue` for a key. */
    markedBy: text().notNull(),
    markTime: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.issueId] })],
);
