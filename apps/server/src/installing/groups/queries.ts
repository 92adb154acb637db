import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { groups } from '../../platform/db/tables.ts';

export type GroupRow = typeof groups.$inferSelect;

/** Inserts or updates in one statement, so that two first sign-ins at the same time make one group. */
export async function upsertRow(
  context: Context,
  groupRef: string,
  groupName: string | undefined,
): Promise<GroupRow> {
  const now = context.now();
  const [row] = await context.db
    .insert(groups)
    .values({ projectId: context.project.id, groupRef, groupName: groupName ?? groupRef, createTime: now })
    .onConflictDoUpdate({
      target: [groups.projectId, groups.groupRef],
      // Without a new name, this writes the stored name again. Only a row that is written is returned.
      set:
        groupName === undefined
          ? { groupName: sql`${groups.groupName}` }
          : {
              groupName,
              updateTime: sql`case when ${groups.groupName} = ${groupName} then ${groups.updateTime} else excluded.create_time end`,
            },
    })
    .returning();
  if (!row) throw new Error('The database returned no row for a group it has just stored.');
  return row;
}
