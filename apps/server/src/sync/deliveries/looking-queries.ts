import { and, between, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { hasValues } from '../../platform/db/has-values.ts';
import { inScope } from '../../platform/db/scope.ts';
import { deliveries, deliveryAttempts, events } from '../../platform/db/tables.ts';
import { messageIdsOf } from '../../platform/events/message-id.ts';
import type { DeliveryFilter } from './queries.ts';

export interface Seen {
  readonly id: string;
  readonly eventId: string;
  readonly isWanted: boolean;
}

/** Up to which delivery was looked. */
export interface Place {
  readonly eventId: string;
  readonly id: string;
}

/**
 * Looks at deliveries, newest first, and says which are wanted. An index gives them in this order: that of the customer's
 * events, of a state, a type or a destination, or that of all deliveries.
 */
export function lookAtDeliveries(
  context: Context,
  filter: DeliveryFilter,
  after: Place | undefined,
  limit: number,
): Promise<Seen[]> {
  const { groupRef, operationId } = filter;
  const run = operationId === undefined ? undefined : messageIdsOf(operationId);
  const columns = {
    id: deliveries.id,
    eventId: deliveries.eventId,
    isWanted: sql<boolean>`coalesce(${isWanted(context, filter)}, false)`,
  };
  const isOfRun = run && between(deliveries.id, run.first, run.last);
  if (groupRef === undefined) {
    return context.db
      .select(columns)
      .from(deliveries)
      .where(
        inScope(
          context,
          deliveries,
          isOfRun,
          isIndexed(filter),
          after && sql`${deliveries.id} < ${after.id}`,
        ),
      )
      .orderBy(desc(deliveries.id))
      .limit(limit);
  }
  const isOlder = after && [
    lte(events.id, after.eventId),
    sql`(${events.id}, ${deliveries.id}) < (${after.eventId}::uuid, ${after.id}::uuid)`,
  ];
  return context.db
    .select(columns)
    .from(events)
    .innerJoin(deliveries, inScope(context, deliveries, eq(deliveries.eventId, events.id), isOfRun))
    .where(inScope(context, events, eq(events.groupRef, groupRef), ...(isOlder ?? [])))
    .orderBy(desc(events.id), desc(deliveries.id))
    .limit(limit);
}

/** Of several conditions, the one whose index has the fewest deliveries. */
function isIndexed({ destinationId, status, eventType }: DeliveryFilter): SQL | undefined {
  if (status === 'failed' && destinationId !== undefined)
    return and(sql`${deliveries.status} = 'failed'`, eq(deliveries.destinationId, destinationId));
  if (status !== undefined && status !== 'delivered') return eq(deliveries.status, status);
  return hasValues(deliveries, eventType === undefined ? { destinationId } : { eventType });
}

function isWanted(context: Context, { destinationId, status, eventType, answer }: DeliveryFilter): SQL {
  return (
    and(
      hasValues(deliveries, { destinationId, status, eventType }),
      answer === undefined ? undefined : isAnswered(context, answer),
    ) ?? sql`true`
  );
}

/** Whether the last attempt was answered like this. */
function isAnswered(context: Context, answer: string): SQL {
  const { status, outcome, deliveryId, number, id } = deliveryAttempts;
  const like =
    answer === 'none'
      ? sql`${outcome} = 'unreachable'`
      : answer.endsWith('xx')
        ? sql`${status} / 100 = ${Number(answer[0])}`
        : sql`${status} = ${Number(answer)}`;
  const last = context.db
    .select({ is: sql`${like}`.as('is') })
    .from(deliveryAttempts)
    .where(inScope(context, deliveryAttempts, eq(deliveryId, deliveries.id)))
    .orderBy(desc(number), desc(id))
    .limit(1);
  return sql`${last}`;
}
