import { gt, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { isAnyOf } from '../../../platform/db/any-of.ts';
import { inStatements } from '../../../platform/db/in-statements.ts';
import { isOfObject } from '../../../platform/db/of-object.ts';
import { inProject } from '../../../platform/db/scope.ts';
import { storableTime } from '../../../platform/db/storable-time.ts';
import { subscribedRecords } from '../../../platform/db/tables.ts';
import type { EventSubject } from '../lanes.ts';

/** Stands for what a record looks like that is gone. It is no hash of any record. */
export const DELETED = 'deleted';

/** What a record looked like when the provider was asked for it. */
export interface KnownRecord {
  readonly recordHash: string;
  readonly contentHash: string;
  /**
   * When it last changed, in milliseconds since 1970. Undefined when the provider does not say it, or when a later time
   * alone is no news.
   */
  readonly updateMs: number | undefined;
  readonly askedTime: Date;
}

const target = [
  subscribedRecords.projectId,
  subscribedRecords.installationId,
  subscribedRecords.objectName,
  subscribedRecords.recordHash,
];
const asInserted = {
  contentHash: sql`excluded.content_hash`,
  updateTime: sql`excluded.update_time`,
  askedTime: sql`excluded.asked_time`,
};

function toRow(tx: Context, subject: EventSubject, { updateMs, ...record }: KnownRecord) {
  const updateTime = updateMs === undefined ? null : storableTime(updateMs);
  return { ...subject, ...record, updateTime, projectId: tx.project.id };
}

/** Which of these records something was delivered of lately, and was there then. */
export async function selectKnown(
  context: Context,
  subject: EventSubject,
  recordHashes: readonly string[],
): Promise<Set<string>> {
  const known = new Set<string>();
  for (const some of inStatements(recordHashes)) {
    const isAny = inArray(subscribedRecords.recordHash, some);
    const isThere = ne(subscribedRecords.contentHash, DELETED);
    const rows = await context.db
      .select({ recordHash: subscribedRecords.recordHash })
      .from(subscribedRecords)
      .where(inProject(context, subscribedRecords, isOfObject(subscribedRecords, subject), isAny, isThere));
    for (const { recordHash } of rows) known.add(recordHash);
  }
  return known;
}

/** Servers' clocks differ by less. */
const SKEW_MS = 60_000;

/** Whether the known record was asked for before the new one. A time in the future counts too: a clock was ahead. */
function isAskedBefore(tx: Context, isBefore: typeof lt | typeof lte): SQL | undefined {
  const { askedTime } = subscribedRecords;
  return or(
    isBefore(askedTime, sql`excluded.asked_time`),
    gt(askedTime, new Date(tx.now().getTime() + SKEW_MS)),
  );
}

/** Remembers what an event has delivered. What was asked for later stays. */
export async function upsertTold(
  tx: Context,
  subject: EventSubject,
  records: readonly KnownRecord[],
): Promise<void> {
  for (const some of inStatements(inOrder(records))) {
    await tx.db
      .insert(subscribedRecords)
      .values(some.map((record) => toRow(tx, subject, record)))
      .onConflictDoUpdate({
        target,
        set: asInserted,
        setWhere: inProject(tx, subscribedRecords, isAskedBefore(tx, lte)),
      });
  }
}

/**
 * Remembers what a read has found, and answers the hashes of those records that nobody has been told of. One statement
 * compares and stores, so that an event and a read of the same change cannot both win. What is older than what was
 * delivered loses.
 */
export async function upsertFound(
  tx: Context,
  subject: EventSubject,
  records: readonly KnownRecord[],
): Promise<Set<string>> {
  const news = new Set<string>();
  const { contentHash, updateTime } = subscribedRecords;
  // Nothing changes so late. Otherwise a record whose time is set right would be older than itself.
  const isAhead = sql`${updateTime} > excluded.asked_time + interval '1 day'`;
  const isNews = sql`${isAskedBefore(tx, lt)}
    and coalesce(${updateTime} <= excluded.update_time or ${isAhead}, true)
    and (${contentHash} <> excluded.content_hash or excluded.update_time > ${updateTime})`;
  for (const some of inStatements(inOrder(records))) {
    const rows = await tx.db
      .insert(subscribedRecords)
      .values(some.map((record) => toRow(tx, subject, record)))
      .onConflictDoUpdate({
        target,
        set: asInserted,
        setWhere: inProject(tx, subscribedRecords, isNews),
      })
      .returning({ recordHash: subscribedRecords.recordHash });
    for (const { recordHash } of rows) news.add(recordHash);
  }
  return news;
}

/** Forgets records that the next read cannot find as they were. */
export async function deleteKnownBefore(
  tx: Context,
  subject: EventSubject,
  { changed, asked }: { readonly changed: Date | undefined; readonly asked: Date },
): Promise<void> {
  const { updateTime, askedTime } = subscribedRecords;
  const hasChangedBefore =
    changed && sql`coalesce(${updateTime}, ${askedTime}) < ${changed.toISOString()}::timestamptz`;
  const isOld = or(hasChangedBefore, lt(askedTime, asked));
  await tx.db
    .delete(subscribedRecords)
    .where(inProject(tx, subscribedRecords, isOfObject(subscribedRecords, subject), isOld));
}

/** Forgets everything of installations. */
export async function deleteKnownOf(tx: Context, installationIds: readonly string[]): Promise<void> {
  const isTheirs = isAnyOf(subscribedRecords.installationId, installationIds);
  await tx.db.delete(subscribedRecords).where(inProject(tx, subscribedRecords, isTheirs));
}

/** Two transactions that store the same records in one order do not wait for each other in a circle. */
function inOrder(records: readonly KnownRecord[]): KnownRecord[] {
  const latest = new Map(records.map((record) => [record.recordHash, record]));
  return [...latest.values()].sort((a, b) => (a.recordHash < b.recordHash ? -1 : 1));
}
