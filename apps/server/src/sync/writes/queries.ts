import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Context, PublicContext } from '../../context.ts';
import { type BegunOperation, beginning } from '../../installing/operation-log/service.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { type InstalledObject, isOfObject } from '../../platform/db/of-object.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { acrossProjects, inProject, isReachable } from '../../platform/db/scope.ts';
import type { WriteType } from '../../platform/db/tables/writes.ts';
import { writeRuns, writes } from '../../platform/db/tables.ts';
import { sendAlong } from '../../platform/db/transaction.ts';
import type { DuePage, Waiting } from '../../platform/lanes/lane.ts';
import { measureRows } from '../../platform/lanes/queries.ts';

export type WriteRunRow = typeof writeRuns.$inferSelect;
export type WriteRow = typeof writes.$inferSelect;
export type NewWriteRun = Omit<typeof writeRuns.$inferInsert, 'projectId' | 'createTime'>;
export type NewWrite = Omit<typeof writes.$inferInsert, 'projectId'> & { id: string };

/** Where counting stops. */
const MANY = 100_000;

/** What only such writes are pooled with that use the same connection. */
type Pooled = InstalledObject & Pick<WriteRunRow, 'personalConnectionId'>;

/** Inserts a run with its records and its operation: all in one statement, so none is stored without the others. */
export async function insertRun(
  context: Context,
  run: NewWriteRun,
  rows: readonly NewWrite[],
  operation: BegunOperation,
): Promise<void> {
  const projectId = context.project.id;
  const begun = context.db.$with('begun').as(
    context.db
      .insert(writeRuns)
      .values({ ...run, projectId, createTime: context.now() })
      .returning({ id: writeRuns.id }),
  );
  await context.db
    .with(...beginning(context, operation), begun)
    .insert(writes)
    .values(rows.map((row) => ({ ...row, projectId })));
}

/** Opens a pool, unless another request has just opened one. */
export async function insertPool(tx: Context, run: NewWriteRun): Promise<boolean> {
  const rows = await tx.db
    .insert(writeRuns)
    .values({ ...run, projectId: tx.project.id, createTime: tx.now() })
    .onConflictDoNothing()
    .returning({ id: writeRuns.id });
  return rows.length === 1;
}

/** The open pool for such writes, locked. */
export async function lockPool(
  tx: Context,
  { personalConnectionId, ...object }: Pooled,
  type: WriteType,
): Promise<WriteRunRow | undefined> {
  const [pool] = await tx.db
    .select()
    .from(writeRuns)
    .where(
      inProject(
        tx,
        writeRuns,
        isOfObject(writeRuns, object),
        eq(writeRuns.type, type),
        personalConnectionId === null
          ? isNull(writeRuns.personalConnectionId)
          : eq(writeRuns.personalConnectionId, personalConnectionId),
        eq(writeRuns.isPooling, true),
      ),
    )
    .for('update');
  return pool;
}

export async function updateRun(
  tx: Context,
  id: string,
  change: Partial<Pick<WriteRunRow, 'dueTime' | 'deadlineTime' | 'failures' | 'isPooling' | 'records'>>,
): Promise<void> {
  await tx.db
    .update(writeRuns)
    .set(change)
    .where(inProject(tx, writeRuns, eq(writeRuns.id, id)));
}

/** Ends a run, and forgets what was sent. Answers its records, or none if it has ended already. */
export async function endRun(tx: Context, id: string): Promise<WriteRow[]> {
  const rows = await endAndForget(tx, { id, endTime: tx.now() });
  return rows.sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}

const endAndForget = prepared(
  { id: writeRuns.id, endTime: writeRuns.endTime },
  (context, { id, endTime }) => {
    const isOpen = and(eq(writeRuns.id, id), isNull(writeRuns.endTime));
    const ended = context.db.$with('ended').as(
      context.db
        .update(writeRuns)
        .set({ endTime, dueTime: null, isPooling: false })
        .where(inProject(context, writeRuns, isOpen))
        .returning({ id: writeRuns.id }),
    );
    return context.db
      .with(ended)
      .update(writes)
      .set({ recordSealed: null, recordSealKeyId: null, orderKey: null })
      .where(inProject(context, writes, sql`${writes.runId} = (select id from ${ended})`))
      .returning();
  },
);

/** The runs of an object that are due, the longest due first. */
export function selectDueRuns(
  context: Context,
  object: InstalledObject,
  limit: number,
): Promise<WriteRunRow[]> {
  return context.db
    .select()
    .from(writeRuns)
    .where(
      inProject(context, writeRuns, isOfObject(writeRuns, object), lte(writeRuns.dueTime, context.now())),
    )
    .orderBy(asc(writeRuns.dueTime), asc(writeRuns.id))
    .limit(limit);
}

/**
 * The latest of the runs before this one that have still to write one of its records, without those that somebody waits
 * for. Of a pool, one `after` it may have got the record earlier.
 * @param own the writes of this one, each under every key that says which record it is of
 */
export async function selectEarlierRun(
  context: Context,
  { id, ...object }: WriteRunRow,
  own: readonly { readonly id: string; readonly orderKey: string }[],
  place: 'before' | 'after' = 'before',
): Promise<WriteRunRow | undefined> {
  if (own.length === 0) return undefined;
  const ids = sql.param(own.map((one) => one.id));
  const keys = sql.param(own.map(({ orderKey }) => orderKey));
  const [earlier] = await context.db
    .select(getTableColumns(writeRuns))
    .from(writeRuns)
    .innerJoin(writes, and(eq(writes.projectId, writeRuns.projectId), eq(writes.runId, writeRuns.id)))
    .innerJoin(
      sql`unnest(${ids}::uuid[], ${keys}::text[]) own (id, order_key)`,
      sql`own.order_key = ${writes.orderKey} and ${writes.id} < own.id`,
    )
    .where(
      inProject(
        context,
        writeRuns,
        isOfObject(writeRuns, object),
        isNotNull(writeRuns.dueTime),
        eq(writeRuns.isSynchronous, false),
        place === 'before' ? lt(writeRuns.id, id) : gt(writeRuns.id, id),
        inArray(writes.status, ['waiting', 'sending']),
      ),
    )
    .orderBy(sql`${writeRuns.dueTime} desc`)
    .limit(1);
  return earlier;
}

/** The runs of installations that go on. */
export function selectOpenRuns(context: Context, installationIds: readonly string[]): Promise<WriteRunRow[]> {
  const isOf = isAnyOf(writeRuns.installationId, installationIds);
  return context.db
    .select()
    .from(writeRuns)
    .where(inProject(context, writeRuns, isOf, isNull(writeRuns.endTime)))
    .orderBy(asc(writeRuns.id));
}

/** The objects of all installations for which writes are due, in the order of `subject`. */
export async function selectDueSubjects(
  context: PublicContext,
  { after, limit }: DuePage,
): Promise<{ subject: string; projectId: string }[]> {
  const subject = sql<string>`${writeRuns.installationId}::text || '/' || ${writeRuns.objectName}`;
  // The order of the texts must not depend on the database's language.
  const ordered = sql`${subject} collate "C"`;
  return acrossProjects(context, 'a sweep finds the due work of every project')
    .select({ subject, projectId: writeRuns.projectId })
    .from(writeRuns)
    .where(
      and(
        isReachable(context, writeRuns),
        lte(writeRuns.dueTime, context.now()),
        after === undefined ? undefined : gt(ordered, after),
      ),
    )
    .groupBy(writeRuns.installationId, writeRuns.objectName, writeRuns.projectId)
    .orderBy(asc(ordered))
    .limit(limit);
}

/** How many requests to write of all projects are due, and since when. */
export function measureDue(context: PublicContext): Promise<Waiting> {
  return measureRows(context, writeRuns.dueTime, lte(writeRuns.dueTime, context.now()), MANY);
}

export async function insertWrites(tx: Context, rows: readonly NewWrite[]): Promise<void> {
  const projectId = tx.project.id;
  await tx.db.insert(writes).values(rows.map((one) => ({ ...one, projectId })));
}

/** The records of a run, in their order. */
export function selectWrites(context: Context, runId: string): Promise<WriteRow[]> {
  return context.db
    .select()
    .from(writes)
    .where(inProject(context, writes, eq(writes.runId, runId)))
    .orderBy(asc(writes.position), asc(writes.id));
}

/** Earlier writes that a request repeats, the latest first, as far as they were sent. */
export function selectRepeated(context: Context, repeatKeys: readonly string[]): Promise<WriteRow[]> {
  const wasSent = inArray(writes.status, ['sending', 'unknown', 'written']);
  return context.db
    .select()
    .from(writes)
    .where(inProject(context, writes, isAnyOf(writes.repeatKey, repeatKeys), wasSent))
    .orderBy(sql`${writes.id} desc`);
}

export async function markSending(tx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sendAlong(
    tx.db
      .update(writes)
      .set({ status: 'sending' })
      .where(inProject(tx, writes, isAnyOf(writes.id, ids))),
  );
}

/** Stores how a record ended, unless that is known already. */
export async function updateWrite(
  tx: Context,
  id: string,
  change: Partial<Pick<WriteRow, 'status' | 'recordId' | 'resultSealed' | 'resultSealKeyId' | 'reason'>>,
): Promise<void> {
  const isOpen = inArray(writes.status, ['waiting', 'sending']);
  await sendAlong(
    tx.db
      .update(writes)
      .set(change)
      .where(inProject(tx, writes, eq(writes.id, id), isOpen)),
  );
}

/**
 * Ends the records of a run that are still open, because nothing more is sent. Those that were sent end as `unknown`. Answers
 * what the first one is told, or undefined if there were none.
 * @param reasons `why` follows what is known of a record that was not sent
 */
export async function giveUp(
  tx: Context,
  runId: string,
  { unsent, unanswered, why }: { unsent: string; unanswered: string; why?: string },
): Promise<string | undefined> {
  const either = <Part>(unsent: Part, unanswered: Part) =>
    // Citus writes 'case status when' for its nodes so that they compare the text with a boolean.
    sql`case when ${writes.status} = 'waiting' then ${unsent} else ${unanswered} end`;
  const more = why === undefined ? '' : ` ${why}`;
  const reason = sql`coalesce(${writes.reason} || ${either(more, '')}, ${either(unsent, unanswered)})`;
  const ended = await tx.db
    .update(writes)
    .set({ status: either('failed', 'unknown'), reason })
    .where(inProject(tx, writes, eq(writes.runId, runId), inArray(writes.status, ['waiting', 'sending'])))
    .returning({ position: writes.position, reason: writes.reason });
  return ended.sort((a, b) => a.position - b.position)[0]?.reason ?? undefined;
}
