import type { Context } from '../../../context.ts';
import { readRuns } from '../../../db/tables.ts';
import type { NewRun } from './start-run.ts';

/** How many runs one statement inserts. PostgreSQL takes at most 65,535 values, and each run has nine. */
const rowsAtOnce = 5000;

/** Inserts runs that are due now. */
export async function insertRuns(
  context: Context,
  runs: readonly (NewRun & { readonly id: string })[],
): Promise<void> {
  const now = context.now();
  const { id: projectId } = context.project;
  const rows = runs.map(({ integrationId: _, configId: __, ...run }) => ({
    ...run,
    projectId,
    dueTime: now,
    createTime: now,
  }));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await context.db.insert(readRuns).values(rows.slice(start, start + rowsAtOnce));
  }
}
