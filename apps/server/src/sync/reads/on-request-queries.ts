import { asc, count, eq, notExists, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { inStatements } from '../../platform/db/in-statements.ts';
import { type InstalledObject, isOfObject } from '../../platform/db/of-object.ts';
import { inProject } from '../../platform/db/scope.ts';
import { bufferedPages, events, readObjects } from '../../platform/db/tables.ts';

/** A page that waits: a message, and where it will go. */
export interface BufferedPage {
  readonly messageId: string;
  readonly destinationId: string;
  /** What it tells of, each made by `recordKeyOf`. */
  readonly recordKeys: readonly number[];
}

const pageColumns = {
  messageId: bufferedPages.messageId,
  destinationId: bufferedPages.destinationId,
  recordKeys: bufferedPages.recordKeys,
};

/** The column is an integer. No reads bring as many pages. */
const MOST_ASKED = 1_000_000_000;

const isOf = (subject: InstalledObject) => isOfObject(bufferedPages, subject);

/**
 * How many pages were asked for that no read has brought yet. Until the transaction ends, nobody else asks, and no read
 * stores pages.
 */
export async function lockAsked(tx: Context, subject: InstalledObject): Promise<number> {
  const [row] = await tx.db
    .select({ askedPages: readObjects.askedPages })
    .from(readObjects)
    .where(inProject(tx, readObjects, isOfObject(readObjects, subject)))
    .for('update');
  return row?.askedPages ?? 0;
}

export async function updateAsked(tx: Context, subject: InstalledObject, askedPages: number): Promise<void> {
  await tx.db
    .update(readObjects)
    .set({ askedPages: Math.min(askedPages, MOST_ASKED) })
    .where(inProject(tx, readObjects, isOfObject(readObjects, subject)));
}

export async function insertBuffered(
  tx: Context,
  { installationId, objectName }: InstalledObject,
  pages: readonly BufferedPage[],
): Promise<void> {
  const same = { installationId, objectName, createTime: tx.now() };
  for (const some of inStatements(pages)) {
    const rows = some.map(({ recordKeys, ...page }) => ({
      ...page,
      ...same,
      recordKeys: [...recordKeys],
      projectId: tx.project.id,
    }));
    await tx.db.insert(bufferedPages).values(rows).onConflictDoNothing();
  }
}

/** The oldest pages that wait. */
export function selectOldest(tx: Context, subject: InstalledObject, limit: number): Promise<BufferedPage[]> {
  return tx.db
    .select(pageColumns)
    .from(bufferedPages)
    .where(inProject(tx, bufferedPages, isOf(subject)))
    .orderBy(asc(bufferedPages.messageId))
    .limit(limit);
}

/** Forgets the pages up to this one. */
export async function deleteUpTo(tx: Context, subject: InstalledObject, messageId: string): Promise<void> {
  const isUpTo = sql`${bufferedPages.messageId} <= ${messageId}::uuid`;
  await tx.db.delete(bufferedPages).where(inProject(tx, bufferedPages, isOf(subject), isUpTo));
}

/** Forgets all pages, and answers which they were, the oldest first. */
export async function deleteAll(tx: Context, subject: InstalledObject): Promise<BufferedPage[]> {
  const pages = await tx.db
    .delete(bufferedPages)
    .where(inProject(tx, bufferedPages, isOf(subject)))
    .returning(pageColumns);
  return pages.sort((a, b) => (a.messageId < b.messageId ? -1 : 1));
}

/** Forgets all pages of installations, and answers how many there were of each object. */
export function deleteAllOf(
  tx: Context,
  installationIds: readonly string[],
): Promise<(InstalledObject & { pages: number })[]> {
  const { installationId, objectName } = bufferedPages;
  // What is counted is what is deleted: a read may store another page meanwhile.
  const deleted = tx.db.$with('deleted').as(
    tx.db
      .delete(bufferedPages)
      .where(inProject(tx, bufferedPages, isAnyOf(installationId, installationIds)))
      .returning({ installationId, objectName }),
  );
  return tx.db
    .with(deleted)
    .select({ installationId: deleted.installationId, objectName: deleted.objectName, pages: count() })
    .from(deleted)
    .groupBy(deleted.installationId, deleted.objectName);
}

/** Forgets the pages whose messages are not stored any more. Answers how many. */
export async function deleteExpired(tx: Context, subject: InstalledObject): Promise<number> {
  const isStored = inProject(tx, events, eq(events.id, bufferedPages.messageId));
  const stored = tx.db.select({ id: events.id }).from(events).where(isStored);
  const rows = await tx.db
    .delete(bufferedPages)
    .where(inProject(tx, bufferedPages, isOf(subject), notExists(stored)))
    .returning({ messageId: bufferedPages.messageId });
  return rows.length;
}
