import type { ListTopicDestinationRoutesQuery } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { hasValues } from '../../platform/db/has-values.ts';
import { ownRows } from '../../platform/db/own-rows.ts';
import type { Slice } from '../../platform/db/slice.ts';
import { topicDestinationRoutes } from '../../platform/db/tables.ts';

export const routeRows = ownRows(topicDestinationRoutes);

/** Selects routes, oldest first. */
export function selectRoutes(
  context: Context,
  { topicId, destinationId }: ListTopicDestinationRoutesQuery,
  slice?: Slice,
) {
  return routeRows.list(context, slice, hasValues(topicDestinationRoutes, { topicId, destinationId }));
}
