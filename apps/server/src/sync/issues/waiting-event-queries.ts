import { eq, gt, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import {
  isItsConfig,
  isItsGroup,
  isItsIntegration,
  isLatestRevision,
} from '../../platform/db/installation-joins.ts';
import { inProject } from '../../platform/db/scope.ts';
import {
  configs,
  destinations,
  groups,
  inboundEvents,
  installations,
  integrations,
  revisions,
} from '../../platform/db/tables.ts';
import { affectedColumns, MOST_WITHOUT_EVENTS, refusedBy } from './queries.ts';
import type { WaitingEvents } from './waiting-event-rules.ts';

/** Events that wait because the destination of their object does not exist, the oldest first. */
export function selectWaitingEvents(context: Context): Promise<WaitingEvents[]> {
  const { installationId, objectName, createTime, dueTime, failures } = inboundEvents;
  const waiting = context.db
    .select({
      installationId,
      objectName,
      since: sql<Date>`min(${createTime})`.as('since'),
      nextTryTime: sql<Date>`min(${dueTime})`.as('next_try_time'),
    })
    .from(inboundEvents)
    .where(inProject(context, inboundEvents, isNotNull(dueTime), gt(failures, 0)))
    .groupBy(installationId, objectName)
    .as('waiting');
  const subscribed = sql`lateral jsonb_array_elements(coalesce(${revisions.content} -> 'subscribe' -> 'objects', '[]')) as subscribed (value)`;
  const destination = sql<string>`coalesce(nullif(${configs.content} -> 'subscribe' -> 'objects' -> ${waiting.objectName} ->> 'destination', ''),
    subscribed.value ->> 'destination', '')`;
  const known = context.db
    .select()
    .from(destinations)
    .where(inProject(context, destinations, sql`${destinations.name} = ${destination}`));
  return context.db
    .select({
      ...affectedColumns,
      provider: integrations.provider,
      objectName: waiting.objectName,
      destination,
      since: sql<Date>`${waiting.since}`.mapWith(createTime),
      nextTryTime: sql<Date>`${waiting.nextTryTime}`.mapWith(dueTime),
      operationId: refusedBy(context),
    })
    .from(waiting)
    .innerJoin(installations, inProject(context, installations, eq(installations.id, waiting.installationId)))
    .innerJoin(configs, isItsConfig)
    .innerJoin(integrations, isItsIntegration)
    .innerJoin(revisions, isLatestRevision)
    .innerJoin(groups, isItsGroup)
    .innerJoin(subscribed, sql`subscribed.value ->> 'objectName' = ${waiting.objectName}`)
    .where(notExists(known))
    .orderBy(waiting.since)
    .limit(MOST_WITHOUT_EVENTS);
}
