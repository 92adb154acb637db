import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Context } from '../../../../context.ts';
import { inProject } from '../../../../db/scope.ts';
import { readHashes } from '../../../../db/tables.ts';
import type { Subject } from '../queries.ts';

/** What a record looked like when it was delivered. */
export interface Seen {
  readonly recordHash: string;
  readonly contentHash: string;
}

const isOf = ({ installationId, objectName }: Subject) =>
  and(eq(readHashes.installationId, installationId), eq(readHashes.objectName, objectName));

/** What was delivered of these records, by their hashes. At most as many as a page has. */
export async function selectSeen(
  context: Context,
  subject: Subject,
  recordHashes: readonly string[],
): Promise<Map<string, string>> {
  if (recordHashes.length === 0) return new Map();
  const isAny = inArray(readHashes.recordHash, [...recordHashes]);
  const rows = await context.db
    .select({ recordHash: readHashes.recordHash, contentHash: readHashes.contentHash })
    .from(readHashes)
    .where(inProject(context, readHashes, isOf(subject), isAny));
  return new Map(rows.map(({ recordHash, contentHash }) => [recordHash, contentHash]));
}

/** Remembers what records look like now. At most as many as a page has. */
export async function upsertSeen(
  tx: Context,
  { installationId, objectName }: Subject,
  seen: readonly Seen[],
) {
  if (seen.length === 0) return;
  const own = { installationId, objectName, seenTime: tx.now() };
  await tx.db
    .insert(readHashes)
    .values(
      seen.map(({ recordHash, contentHash }) => ({
        ...own,
        recordHash,
        contentHash,
        projectId: tx.project.id,
      })),
    )
    .onConflictDoUpdate({
      target: [readHashes.projectId, readHashes.installationId, readHashes.objectName, readHashes.recordHash],
      set: { contentHash: sql`excluded.content_hash`, seenTime: sql`excluded.seen_time` },
    });
}

/** Forgets the records that no read has found since. */
export async function deleteSeenBefore(tx: Context, subject: Subject, time: Date): Promise<void> {
  await tx.db
    .delete(readHashes)
    .where(inProject(tx, readHashes, isOf(subject), lt(readHashes.seenTime, time)));
}
