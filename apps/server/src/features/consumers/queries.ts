import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { consumers } from '../../db/tables.ts';

/** A consumer as stored. */
export type ConsumerRow = typeof consumers.$inferSelect;

/** One statement, so that two first sign-ins at once make one consumer. */
export async function upsertRow(
  context: Context,
  consumerRef: string,
  consumerName: string | undefined,
): Promise<ConsumerRow> {
  const now = context.now();
  const [row] = await context.db
    .insert(consumers)
    .values({
      projectId: context.project.id,
      consumerRef,
      consumerName: consumerName ?? consumerRef,
      createTime: now,
    })
    .onConflictDoUpdate({
      target: [consumers.projectId, consumers.consumerRef],
      // Without a name the stored one stays; the row is written all the same, because only then is it returned.
      set:
        consumerName === undefined
          ? { consumerName: sql`${consumers.consumerName}` }
          : {
              consumerName,
              updateTime: sql`case when ${consumers.consumerName} = ${consumerName} then ${consumers.updateTime} else ${now.toISOString()}::timestamptz end`,
            },
    })
    .returning();
  if (!row) throw new Error('The database returned no row for a consumer it has just stored.');
  return row;
}
