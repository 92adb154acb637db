import type { ListEventTopicRoutesQuery } from '@dowel/schema';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { ownRows } from '../../platform/db/own-rows.ts';
import type { Slice } from '../../platform/db/slice.ts';
import { eventTopicRoutes } from '../../platform/db/tables.ts';

export const routeRows = ownRows(eventTopicRoutes);

/** Selects routes, oldest first. */
export function selectRoutes(
  context: Context,
  { topicId, eventType }: ListEventTopicRoutesQuery,
  slice?: Slice,
) {
  return routeRows.list(
    context,
    slice,
    topicId === undefined ? undefined : eq(eventTopicRoutes.topicId, topicId),
    eventType === undefined ? undefined : eq(eventTopicRoutes.eventType, eventType),
  );
}
