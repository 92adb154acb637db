import type { DeliveryStatus, ListDeliveriesQuery } from '@dowel/schema';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { clientOf } from '../app/client.ts';
import { projectClient, useProject } from '../app/project.ts';
import { fetchPage, pagedQuery } from './page.ts';

const PAGE = 50;

/** Messages to destinations, the newest first. */
export const deliveriesQuery = (project: string, query: ListDeliveriesQuery) =>
  pagedQuery([project, 'deliveries', query], (page, options) =>
    projectClient(project).deliveries.list({ pageSize: PAGE, ...query, ...page }, options),
  );

const LOOKED_AT = 100;

/** The latest messages to a destination that it has not taken. */
export const notTakenQuery = (project: string, destinationId: string, status: string) =>
  queryOptions({
    queryKey: [project, 'deliveries', 'not-taken', destinationId, status],
    queryFn: ({ signal }) =>
      fetchPage(
        projectClient(project).deliveries.list(
          { destinationId, status: status as DeliveryStatus, pageSize: LOOKED_AT },
          { signal },
        ),
      ),
  });

/** A message with every try, and without its body. */
export const deliveryQuery = (project: string, deliveryId: string) =>
  queryOptions({
    queryKey: [project, 'deliveries', 'one', deliveryId],
    queryFn: ({ signal }) =>
      projectClient(project).deliveries.get(deliveryId, { includeBody: false }, { signal }),
  });

/** The body of a message as it is, for somebody who has said why. */
export async function bodyOf(project: string, deliveryId: string, reason: string) {
  const { deliveries } = clientOf(project, { keepsTurns: true });
  const { body } = await deliveries.get(deliveryId, { reason });
  return { body };
}

/** How many messages of a destination would be sent once more. */
export const failedCountQuery = (project: string, destination: string, sinceTime: string) =>
  queryOptions({
    queryKey: [project, 'deliveries', 'failed-count', destination, sinceTime],
    queryFn: ({ signal }) =>
      projectClient(project).destinations.replayFailed(destination, { sinceTime, dryRun: true }, { signal }),
  });

/** Sends a message once more, at once. */
export function useReplay() {
  const project = useProject();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deliveryId: string) => projectClient(project).deliveries.replay(deliveryId),
    onSettled: () => client.invalidateQueries({ queryKey: [project, 'deliveries'] }),
  });
}

/** Sends the failed messages of a destination once more. */
export function useReplayFailed() {
  const project = useProject();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ destination, sinceTime }: { destination: string; sinceTime: string }) =>
      projectClient(project).destinations.replayFailed(destination, { sinceTime }),
    onSettled: () => client.invalidateQueries({ queryKey: [project, 'deliveries'] }),
  });
}
