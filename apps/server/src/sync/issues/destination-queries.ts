import { and, desc, eq, exists, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inProject } from '../../platform/db/scope.ts';
import type { DeliveryStatus } from '../../platform/db/tables/deliveries.ts';
import { deliveries, destinations, events, groups } from '../../platform/db/tables.ts';
import { MOST } from './queries.ts';
import type { DestinationTrouble } from './rules.ts';

/** The newest messages of a destination say which customers miss some. */
const NEWEST = 50;

/** Destinations that take nothing. */
export function selectDestinationTroubles(context: Context): Promise<DestinationTrouble[]> {
  const { id, name, failingSinceTime, disabledTime } = destinations;
  const of = (status: DeliveryStatus) =>
    inProject(context, deliveries, eq(deliveries.destinationId, id), eq(deliveries.status, status));
  // The last one that failed is the first in its index. Nothing is counted.
  const lastFailed = context.db
    .select({ time: deliveries.updateTime })
    .from(deliveries)
    .where(of('failed'))
    .orderBy(desc(deliveries.id))
    .limit(1);
  // What was refused waits for a later time than what was not tried yet.
  const refused = context.db
    .select({ reason: deliveries.reason })
    .from(deliveries)
    .where(and(of('pending'), isNotNull(deliveries.reason)))
    .orderBy(desc(deliveries.dueTime))
    .limit(1);
  const newest = context.db
    .select({ eventId: deliveries.eventId, status: deliveries.status })
    .from(deliveries)
    .where(inProject(context, deliveries, eq(deliveries.destinationId, id)))
    .orderBy(desc(deliveries.id))
    .limit(NEWEST)
    .as('newest');
  const ofNewest = context.db
    .select({ names: sql`array_agg(distinct coalesce(${groups.groupName}, ${events.groupRef}))` })
    .from(newest)
    .innerJoin(events, inProject(context, events, eq(events.id, newest.eventId)))
    .leftJoin(groups, inProject(context, groups, eq(groups.groupRef, events.groupRef)))
    .where(and(ne(newest.status, 'delivered'), isNotNull(events.groupRef)));
  const since = sql`coalesce(${failingSinceTime}, ${disabledTime})`;
  return context.db
    .select({
      id,
      name,
      failingSinceTime,
      disabledTime,
      isWaiting: sql<boolean>`${exists(context.db.select({ id: deliveries.id }).from(deliveries).where(of('pending')))}`,
      refusal: sql<string | null>`(${refused})`,
      groupNames: sql<string[] | null>`(${ofNewest})`,
      hasGivenUp: sql<boolean>`coalesce((${lastFailed}) >= ${since}, false)`,
    })
    .from(destinations)
    .where(inProject(context, destinations, or(isNotNull(failingSinceTime), isNotNull(disabledTime))))
    .orderBy(since)
    .limit(MOST + 1);
}
