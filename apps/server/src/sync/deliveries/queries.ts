import type { DeliveryStatus, MessageAction, NotificationEventType } from '@dowel/schema';
import { and, asc, desc, eq, getTableColumns, gte, ne, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { noteChange } from '../../platform/changes/note-change.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { hasValues } from '../../platform/db/has-values.ts';
import { inScope } from '../../platform/db/scope.ts';
import { isOlder, type Slice, wholeList } from '../../platform/db/slice.ts';
import { deliveries, deliveryAttempts, destinations, events, groups } from '../../platform/db/tables.ts';
import { deliveryIdFor } from '../../platform/events/delivery-id.ts';
import { countLate } from '../../platform/events/late-usage-queries.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;
export type EventRow = typeof events.$inferSelect;
export type AttemptRow = typeof deliveryAttempts.$inferSelect;

export interface DeliveryFilter {
  readonly destinationId?: string | undefined;
  readonly status?: DeliveryStatus | undefined;
  readonly eventType?: string | undefined;
  readonly groupRef?: string | undefined;
  readonly operationId?: string | undefined;
  readonly answer?: string | undefined;
}

/** Where a delivery goes, and whom its event is about. */
export interface Names {
  readonly destinationName: string;
  readonly isHeld: boolean;
  /** The reference and the name of the customer. Null without an event. */
  readonly group: readonly [groupRef: string | null, groupName: string | null] | null;
}
export type ListedDelivery = DeliveryRow & Names;

/** Selects deliveries, newest first. */
export function selectDeliveries(
  context: Context,
  { destinationId, status, eventType }: Pick<DeliveryFilter, 'destinationId' | 'status' | 'eventType'>,
  slice: Slice = wholeList,
): Promise<ListedDelivery[]> {
  const isChosen = and(
    hasValues(deliveries, { destinationId, status, eventType }),
    isOlder(deliveries.id, slice),
  );
  return listed(context, isChosen).limit(slice.limit);
}

/** The deliveries with these ids, newest first. */
export function selectByIds(context: Context, ids: readonly string[]): Promise<ListedDelivery[]> {
  return listed(context, isAnyOf(deliveries.id, ids));
}

/** Far more destinations than an event is sent to. */
const MOST_OTHERS = 100;

export function selectOthers(context: Context, { id, eventId }: DeliveryRow): Promise<ListedDelivery[]> {
  return listed(context, and(eq(deliveries.eventId, eventId), ne(deliveries.id, id))).limit(MOST_OTHERS);
}

function listed(context: Context, isChosen: SQL | undefined) {
  return context.db
    .select({ ...getTableColumns(deliveries), ...namesOf(context) })
    .from(deliveries)
    .innerJoin(destinations, isItsDestination)
    .where(inScope(context, deliveries, isChosen))
    .orderBy(desc(deliveries.id));
}

const isItsDestination = and(
  eq(destinations.projectId, deliveries.projectId),
  eq(destinations.id, deliveries.destinationId),
);

function namesOf(context: Context) {
  // As a join, PostgreSQL may read all events for one page while it knows little of a partition that has just begun.
  const group = context.db
    .select({ group: sql`json_build_array(${events.groupRef}, ${groups.groupName})` })
    .from(events)
    .leftJoin(groups, and(eq(groups.projectId, events.projectId), eq(groups.groupRef, events.groupRef)))
    .where(inScope(context, events, eq(events.id, deliveries.eventId)));
  return {
    destinationName: destinations.name,
    isHeld: sql<boolean>`${destinations.heldTime} is not null`,
    group: sql<Names['group']>`(${group})`,
  };
}

export async function findDelivery(
  context: Context,
  id: string,
): Promise<{ delivery: DeliveryRow; event: EventRow; names: Names } | undefined> {
  const isOfEvent = inScope(context, events, eq(events.id, deliveries.eventId));
  const [row] = await context.db
    .select({ delivery: deliveries, event: events, names: namesOf(context) })
    .from(deliveries)
    .innerJoin(events, isOfEvent)
    .innerJoin(destinations, isItsDestination)
    .where(inScope(context, deliveries, eq(deliveries.id, id)));
  return row;
}

/** Far more than there ever are, unless somebody replays one message for days. */
const MOST_ATTEMPTS = 1000;

/** Selects the attempts at a delivery, oldest first. */
export function selectAttempts(context: Context, deliveryId: string): Promise<AttemptRow[]> {
  return context.db
    .select()
    .from(deliveryAttempts)
    .where(inScope(context, deliveryAttempts, eq(deliveryAttempts.deliveryId, deliveryId)))
    .orderBy(asc(deliveryAttempts.number), asc(deliveryAttempts.id))
    .limit(MOST_ATTEMPTS);
}

function hasFailedSince(context: Context, destinationId: string, since: Date): SQL | undefined {
  const ofDestination = eq(deliveries.destinationId, destinationId);
  const isSince = gte(deliveries.createTime, since);
  return inScope(context, deliveries, ofDestination, eq(deliveries.status, 'failed'), isSince);
}

/** The same for up to `limit` deliveries to a destination that have failed, the oldest first. Answers their ids. */
export async function replayFailed(tx: Context, destinationId: string, since: Date, limit: number) {
  const chosen = await tx.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(hasFailedSince(tx, destinationId, since))
    .orderBy(asc(deliveries.id))
    .limit(limit)
    .for('update');
  // Apart from the update: with the choice inside of it, PostgreSQL may make the choice again for every row.
  const ids = chosen.map(({ id }) => id);
  await makeDue(tx, ids);
  return ids;
}

/** Makes deliveries due now. One that was over gets one attempt. One that waits keeps those that are left. */
export async function makeDue(tx: Context, ids: readonly string[]): Promise<DeliveryRow[]> {
  const rows = await tx.db
    .update(deliveries)
    .set({
      status: 'pending',
      isReplay: sql`${deliveries.isReplay} or ${deliveries.status} <> 'pending'`,
      dueTime: tx.now(),
      updateTime: tx.now(),
    })
    .where(inScope(tx, deliveries, isAnyOf(deliveries.id, ids)))
    .returning();
  noteChange(tx, 'delivery', ids);
  await countLate(
    tx,
    rows.filter(({ isTest }) => !isTest),
  );
  return rows;
}

/** How many deliveries to a destination have failed. Counts up to `most`. */
export async function countFailed(context: Context, destinationId: string, since: Date, most: number) {
  const rows = await context.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(hasFailedSince(context, destinationId, since))
    .limit(most);
  return rows.length;
}

/** Stores an example event that goes to one destination only, and its delivery. */
export async function insertTest(
  tx: Context,
  event: { id: string; type: NotificationEventType | MessageAction; dataSealed: string; sealKeyId: string },
  destinationId: string,
): Promise<DeliveryRow> {
  const now = tx.now();
  const projectId = tx.project.id;
  // It is routed already: no topic sends it anywhere else.
  await tx.db.insert(events).values({ ...event, createTime: now, routedTime: now, projectId });
  const [row] = await tx.db
    .insert(deliveries)
    .values({
      id: deliveryIdFor(event.id, destinationId),
      eventId: event.id,
      eventType: event.type,
      destinationId,
      topic: '',
      isTest: true,
      status: 'pending',
      dueTime: now,
      createTime: now,
      projectId,
    })
    .returning();
  noteChange(tx, 'delivery');
  if (row) return row;
  throw new Error('The database stored a delivery and returned no row.');
}
