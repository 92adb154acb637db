import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { isAnyOf, uuidList } from '../../../platform/db/any-of.ts';
import { inProject } from '../../../platform/db/scope.ts';
import { deliveries, deliveryRecords } from '../../../platform/db/tables.ts';
import { timePlus } from '../../../platform/db/time-plus.ts';
import { CLAIM_MS } from './queries.ts';

/** A message waits for so long after the one before it is due, and at most so long, unless that one is over earlier. */
const HELD_MS = 60_000;
const LONGEST_HELD_MS = 10 * HELD_MS;

const heldReason =
  'It waits until the message before it about the same record has arrived, or has failed for the last time.';

/** Those of some deliveries that come after another that is not over and tells of one of their records. */
export async function selectHeld(context: Context, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = (await context.db.execute(behind(context, ids))) as unknown as { rows: { id: string }[] };
  return new Set(rows.map(({ id }) => id));
}

/** Makes those of them due later. `leaveLine` makes them due when it is their turn. Lock the destination before. */
export async function hold(tx: Context, ids: readonly string[]): Promise<void> {
  const [now, last] = [tx.now(), new Date(tx.now().getTime() + LONGEST_HELD_MS)].map(
    (time) => sql`${time.toISOString()}::timestamptz`,
  );
  const until = sql`least(${timePlus(sql`greatest(behind.due_time, ${now})`, HELD_MS)}, ${last})`;
  await tx.db
    .update(deliveries)
    .set({ dueTime: until, reason: heldReason })
    .from(sql`(${behind(tx, ids)}) as behind`)
    .where(
      inProject(
        tx,
        deliveries,
        sql`${deliveries.id} = behind.id`,
        isAnyOf(deliveries.id, ids),
        eq(deliveries.status, 'pending'),
      ),
    );
}

/**
 * With the time at which the next message before them is due. The limits keep PostgreSQL from reading all that waits, while
 * it knows little of a partition that has just begun.
 */
function behind({ project }: Context, ids: readonly string[]) {
  return sql`
    select own.delivery_id as id, max(before.due_time) as due_time
    from ${deliveryRecords} own
    cross join lateral (
      select earlier.delivery_id from ${deliveryRecords} earlier
      where earlier.project_id = ${project.id}::uuid and earlier.destination_id = own.destination_id
        and earlier.record_key = own.record_key and earlier.position < own.position and earlier.is_waiting
      order by earlier.position desc limit 1
    ) earlier
    cross join lateral (
      select due_time from ${deliveries}
      where project_id = ${project.id}::uuid and id = earlier.delivery_id and status = 'pending' limit 1
    ) before
    where own.project_id = ${project.id}::uuid and own.delivery_id = any(${sql.param(ids, uuidList)}::uuid[])
    group by own.delivery_id`;
}

/** Deliveries of a destination that are over. */
export interface Over {
  readonly delivered: readonly string[];
  readonly failed: readonly string[];
}

/**
 * Takes deliveries that are over out of the line of each of their records, and makes those due that come next. Those that
 * have failed keep their places, for a replay. Answers whether any came next. Lock the destination before.
 */
export async function leaveLine(
  tx: Context,
  destinationId: string,
  { delivered, failed }: Over,
): Promise<boolean> {
  const all = [...delivered, ...failed];
  if (all.length === 0) return false;
  const projectId = sql`${tx.project.id}::uuid`;
  const list = (ids: readonly string[]) => sql`${sql.param(ids, uuidList)}::uuid[]`;
  // A later due time than that of a claim is that of a held delivery.
  const claimed = new Date(tx.now().getTime() + CLAIM_MS).toISOString();
  const { rows } = (await tx.db.execute(sql`
    with delivered as (
      delete from ${deliveryRecords} where project_id = ${projectId} and delivery_id = any(${list(delivered)})
      returning record_key
    ), failed as (
      update ${deliveryRecords} set is_waiting = false
      where project_id = ${projectId} and delivery_id = any(${list(failed)}) returning record_key
    ), next as (
      select distinct line.delivery_id from (
        select record_key from delivered union select record_key from failed
      ) over
      cross join lateral (
        select delivery_id from ${deliveryRecords}
        where project_id = ${projectId} and destination_id = ${destinationId}::uuid
          and record_key = over.record_key and is_waiting and delivery_id <> all(${list(all)})
        order by position limit 1
      ) line
    )
    update ${deliveries} set due_time = ${tx.now().toISOString()}::timestamptz, reason = null from next
    where project_id = ${projectId} and id = next.delivery_id and status = 'pending'
      and due_time > ${claimed}::timestamptz
    returning id`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

/** Takes deliveries out of the line of this record only. */
export async function leavePlaces(tx: Context, ids: readonly string[], recordKey: number): Promise<void> {
  await tx.db
    .delete(deliveryRecords)
    .where(
      inProject(
        tx,
        deliveryRecords,
        isAnyOf(deliveryRecords.deliveryId, ids),
        eq(deliveryRecords.recordKey, recordKey),
      ),
    );
}

/** Gives deliveries that are sent again their places back. */
export async function joinLine(tx: Context, ids: readonly string[]): Promise<void> {
  await tx.db
    .update(deliveryRecords)
    .set({ isWaiting: true })
    .where(inProject(tx, deliveryRecords, isAnyOf(deliveryRecords.deliveryId, ids)));
}
