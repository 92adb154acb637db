import type { ListEventTopicRoutesQuery } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { hasValues } from '../../platform/db/has-values.ts';
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
  return routeRows.list(context, slice, hasValues(eventTopicRoutes, { topicId, eventType }));
}
