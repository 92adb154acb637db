import { inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { inStatements } from '../../../platform/db/in-statements.ts';
import { isOfObject } from '../../../platform/db/of-object.ts';
import { inProject } from '../../../platform/db/scope.ts';
import { readHashes } from '../../../platform/db/tables.ts';
import { sendAlong } from '../../../platform/db/transaction.ts';
import type { Subject } from './queries.ts';

/** What a record looked like when it was delivered. */
export interface Seen {
  readonly recordHash: string;
  readonly contentHash: string;
}

/** What was delivered of these records, by their hashes. */
export async function selectSeen(
  context: Context,
  subject: Subject,
  recordHashes: readonly string[],
): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const some of inStatements(recordHashes)) {
    const isAny = inArray(readHashes.recordHash, some);
    const rows = await context.db
      .select({ recordHash: readHashes.recordHash, contentHash: readHashes.contentHash })
      .from(readHashes)
      .where(inProject(context, readHashes, isOfObject(readHashes, subject), isAny));
    for (const { recordHash, contentHash } of rows) seen.set(recordHash, contentHash);
  }
  return seen;
}

/** Remembers what records look like now. Each record comes once. */
export async function upsertSeen(
  tx: Context,
  { installationId, objectName }: Subject,
  seen: readonly Seen[],
) {
  const own = { installationId, objectName, seenTime: tx.now() };
  for (const some of inStatements(seen)) {
    const rows = some.map((one) => ({
      ...own,
      recordHash: one.recordHash,
      contentHash: one.contentHash,
      projectId: tx.project.id,
    }));
    const insertion = tx.db
      .insert(readHashes)
      .values(rows)
      .onConflictDoUpdate({
        target: [
          readHashes.projectId,
          readHashes.installationId,
          readHashes.objectName,
          readHashes.recordHash,
        ],
        set: { contentHash: sql`excluded.content_hash`, seenTime: sql`excluded.seen_time` },
      });
    await sendAlong(insertion);
  }
}

/** Forgets what records looked like that look otherwise now. */
export async function deleteOutdated(tx: Context, subject: Subject, now: readonly Seen[]): Promise<void> {
  for (const some of inStatements(now)) {
    const isAny = inArray(
      readHashes.recordHash,
      some.map(({ recordHash }) => recordHash),
    );
    // No two records look the same, since each has its id.
    const isOther = notInArray(
      readHashes.contentHash,
      some.map(({ contentHash }) => contentHash),
    );
    const isOutdated = inProject(tx, readHashes, isOfObject(readHashes, subject), isAny, isOther);
    await sendAlong(tx.db.delete(readHashes).where(isOutdated));
  }
}

/** Forgets the records that no read has found since. */
export async function deleteSeenBefore(tx: Context, subject: Subject, time: Date): Promise<void> {
  await tx.db
    .delete(readHashes)
    .where(inProject(tx, readHashes, isOfObject(readHashes, subject), lt(readHashes.seenTime, time)));
}
