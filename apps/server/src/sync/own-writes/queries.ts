import { inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inStatements } from '../../platform/db/in-statements.ts';
import { type InstalledObject, isOfObject } from '../../platform/db/of-object.ts';
import { inProject } from '../../platform/db/scope.ts';
import { ownWrites } from '../../platform/db/tables.ts';
import { sendAlong } from '../../platform/db/transaction.ts';

export type OwnWrite = Omit<typeof ownWrites.$inferSelect, 'projectId' | 'installationId' | 'objectName'>;

/** Remembers the last write of each record. One that was answered earlier than the known one changes nothing. */
export async function upsertOwnWrites(
  tx: Context,
  subject: InstalledObject,
  writes: readonly OwnWrite[],
): Promise<void> {
  const { projectId, installationId, objectName, recordHash } = ownWrites;
  const isLater = sql`${ownWrites.answeredTime} <= excluded.answered_time`;
  const insertion = tx.db
    .insert(ownWrites)
    .values(writes.map((write) => ({ ...subject, ...write, projectId: tx.project.id })))
    .onConflictDoUpdate({
      target: [projectId, installationId, objectName, recordHash],
      set: {
        operationId: sql`excluded.operation_id`,
        type: sql`excluded.type`,
        updateTime: sql`excluded.update_time`,
        sentTime: sql`excluded.sent_time`,
        answeredTime: sql`excluded.answered_time`,
      },
      setWhere: inProject(tx, ownWrites, isLater),
    });
  await sendAlong(insertion);
}

/** The last writes of these records, as far as they are known. */
export async function selectOwnWrites(
  context: Context,
  subject: InstalledObject,
  recordHashes: readonly string[],
): Promise<OwnWrite[]> {
  const isOf = isOfObject(ownWrites, subject);
  const found: OwnWrite[] = [];
  for (const some of inStatements(recordHashes)) {
    const rows = await context.db
      .select()
      .from(ownWrites)
      .where(inProject(context, ownWrites, isOf, inArray(ownWrites.recordHash, some)));
    found.push(...rows);
  }
  return found;
}
