import { and, asc, eq, isNotNull, isNull, lte, min, not, or, type SQL, sql } from 'drizzle-orm';
import type { Context, PublicContext } from '../../../context.ts';
import { noteChange } from '../../../platform/changes/note-change.ts';
import { isAnyOf } from '../../../platform/db/any-of.ts';
import { rowsAsLists } from '../../../platform/db/rows-as-lists.ts';
import { acrossProjects, inProject, isReachable } from '../../../platform/db/scope.ts';
import { isNewer } from '../../../platform/db/slice.ts';
import { deliveries, deliveryAttempts, destinations, events } from '../../../platform/db/tables.ts';
import { sendAlong } from '../../../platform/db/transaction.ts';
import type { DuePage } from '../../../platform/lanes/lane.ts';

/** When the deliveries of slow attempts are due again unless the claim is renewed or their end stored before, by delivery. */
export type Claims = ReadonlyMap<string, Date>;

export type DeliveryRow = typeof deliveries.$inferSelect;
export type NewAttempt = typeof deliveryAttempts.$inferInsert;

export interface DueDelivery {
  readonly delivery: DeliveryRow;
  readonly event: typeof events.$inferSelect;
}

const isPending = eq(deliveries.status, 'pending');

/** The destinations of all projects for which something is due now, by id. Looks once into the index for each destination. */
export function selectDueDestinations(
  context: PublicContext,
  { after, limit }: DuePage,
): Promise<{ id: string; projectId: string }[]> {
  const { now } = context;
  const db = acrossProjects(context, 'a sweep finds the due work of every project');
  // As "exists", PostgreSQL may read all that is due instead of the first for each destination.
  const firstDue = db
    .select({ dueTime: min(deliveries.dueTime) })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.projectId, destinations.projectId),
        eq(deliveries.destinationId, destinations.id),
        isPending,
      ),
    );
  const isAwake = or(isNull(destinations.pausedUntilTime), lte(destinations.pausedUntilTime, now()));
  const isHeld = isNotNull(destinations.heldTime);
  const isLater = isNewer(destinations.id, { after });
  return db
    .select({ id: destinations.id, projectId: destinations.projectId })
    .from(destinations)
    .where(
      and(
        isReachable(context, destinations),
        isLater,
        isAwake,
        not(isHeld),
        sql`(${firstDue}) <= ${sql.param(now(), deliveries.dueTime)}`,
      ),
    )
    .orderBy(asc(destinations.id))
    .limit(limit);
}

/** What is due for a destination, the longest due first. */
export function selectDue(context: Context, destinationId: string, limit: number): Promise<DeliveryRow[]> {
  const isDue = lte(deliveries.dueTime, context.now());
  return context.db
    .select()
    .from(deliveries)
    .where(inProject(context, deliveries, eq(deliveries.destinationId, destinationId), isPending, isDue))
    .orderBy(asc(deliveries.dueTime), asc(deliveries.id))
    .limit(limit);
}

/**
 * The deliveries with their events. Asked for apart: with a join, PostgreSQL may sort everything that is due to find the
 * first few. An event that was erased meanwhile has taken its delivery along.
 */
export async function withEvents(context: Context, due: readonly DeliveryRow[]): Promise<DueDelivery[]> {
  const ids = due.map(({ eventId }) => eventId);
  const rows = await context.db
    .select()
    .from(events)
    .where(inProject(context, events, isAnyOf(events.id, ids)));
  const byId = new Map(rows.map((event) => [event.id, event]));
  return due.flatMap((delivery) => {
    const event = byId.get(delivery.eventId);
    return event ? [{ delivery, event }] : [];
  });
}

/** What an attempt makes of a delivery. */
export interface Settled {
  readonly id: string;
  /** The due time that the attempt was made for. */
  readonly seenDueTime: Date | null;
  readonly status: DeliveryRow['status'];
  readonly dueTime: Date | null;
  readonly reason: string | null;
}

/**
 * Writes how attempts ended, in one statement, and returns what those deliveries have become that still exist. Somebody
 * may have asked meanwhile to send one again. Then it stays due.
 */
export async function updateSettled(
  tx: Context,
  settled: readonly Settled[],
): Promise<Map<string, DeliveryRow['status']>> {
  const texts = (member: 'id' | 'status' | 'reason') => sql.param(settled.map((one) => one[member]));
  const times = (member: 'seenDueTime' | 'dueTime') =>
    sql`${sql.param(settled.map((one) => one[member]?.toISOString() ?? null))}::timestamptz[]`;
  const ended = sql`unnest(${texts('id')}::uuid[], ${times('seenDueTime')}, ${texts('status')}::text[],
    ${times('dueTime')}, ${texts('reason')}::text[]) as ended (id, seen_due_time, status, due_time, reason)`;
  const ids = settled.map(({ id }) => id);
  const unlessAskedAgain = (value: SQL, otherwise: unknown) =>
    sql`case when ${deliveries.dueTime} is not distinct from ended.seen_due_time then ${value} else ${otherwise} end`;
  const rows = await tx.db
    .update(deliveries)
    .set({
      attempts: sql`${deliveries.attempts} + 1`,
      status: unlessAskedAgain(sql`ended.status`, deliveries.status),
      dueTime: unlessAskedAgain(sql`ended.due_time`, deliveries.dueTime),
      reason: sql`ended.reason`,
      updateTime: tx.now(),
    })
    .from(ended)
    // The list says to PostgreSQL which partitions it needs.
    .where(inProject(tx, deliveries, sql`${deliveries.id} = ended.id`, isAnyOf(deliveries.id, ids)))
    .returning({ id: deliveries.id, status: deliveries.status });
  const left = new Map(rows.map(({ id, status }) => [id, status]));
  noteChange(tx, 'delivery', [...left.keys()]);
  return left;
}

/** How long a claim lasts: as long as the turn of a process that has died. */
export const CLAIM_MS = 12_000;

/**
 * Makes deliveries due only later, so that no other turn sends them while their attempts go on. Answers when those are due
 * for which nobody has asked for another attempt meanwhile.
 */
export async function claim(
  tx: Context,
  some: readonly Pick<DeliveryRow, 'id' | 'dueTime'>[],
): Promise<Map<string, Date>> {
  if (some.length === 0) return new Map();
  const until = new Date(tx.now().getTime() + CLAIM_MS);
  const ids = sql.param(some.map(({ id }) => id));
  const times = sql.param(some.map(({ dueTime }) => dueTime?.toISOString() ?? null));
  const isAsSeen = sql`(${deliveries.id}, ${deliveries.dueTime}) in (select * from unnest(${ids}::uuid[], ${times}::timestamptz[]))`;
  const rows = await tx.db
    .update(deliveries)
    .set({ dueTime: until })
    .where(
      inProject(
        tx,
        deliveries,
        isPending,
        isAsSeen,
        isAnyOf(
          deliveries.id,
          some.map(({ id }) => id),
        ),
      ),
    )
    .returning({ id: deliveries.id });
  return new Map(rows.map(({ id }) => [id, until]));
}

/** Makes claimed deliveries due now. */
export async function releaseClaims(
  tx: Context,
  ids: readonly string[],
  claims: ReadonlyMap<string, Date>,
): Promise<void> {
  const [until] = claims.values();
  if (ids.length === 0 || until === undefined) return;
  const isClaimed = eq(deliveries.dueTime, until);
  await tx.db
    .update(deliveries)
    .set({ dueTime: tx.now() })
    .where(inProject(tx, deliveries, isPending, isClaimed, isAnyOf(deliveries.id, ids)));
}

/** Appends attempts, in one statement. */
export async function insertAttempts(tx: Context, attempts: readonly Omit<NewAttempt, 'projectId'>[]) {
  if (attempts.length === 0) return;
  const projectId = tx.project.id;
  const rows = attempts.map((attempt) => ({ ...attempt, projectId }));
  await sendAlong(tx.db.insert(deliveryAttempts).select(rowsAsLists(deliveryAttempts, rows)));
}

/** Ends up to `limit` deliveries that are due for a destination, without an attempt. Answers their ids. */
export async function failDue(tx: Context, destinationId: string, reason: string, limit: number) {
  const ofDestination = eq(deliveries.destinationId, destinationId);
  const isDue = lte(deliveries.dueTime, tx.now());
  const some = tx.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(inProject(tx, deliveries, ofDestination, isPending, isDue))
    .limit(limit);
  const rows = await tx.db
    .update(deliveries)
    .set({ status: 'failed', dueTime: null, reason, updateTime: tx.now() })
    .where(inProject(tx, deliveries, sql`${deliveries.id} in ${some}`))
    .returning({ id: deliveries.id });
  const ids = rows.map(({ id }) => id);
  noteChange(tx, 'delivery', ids);
  return ids;
}
