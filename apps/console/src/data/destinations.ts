import type { SendTestEvent } from '@dowel/schema';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { projectClient } from '../app/project.ts';
import { every } from './every.ts';

/**
 * Where results and notifications go. The list hides what may be a secret of an address. The page of one destination uses
 * it too: its own operation shows all of it, which is written into the audit log.
 */
export const destinationsQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'destinations'],
    queryFn: ({ signal }) => every(projectClient(project).destinations.list({}, { signal })),
    staleTime: 30_000,
  });

/** Sends a test message to a destination, and opens the page of its delivery. */
export function useTestMessage(project: string, destinationId: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (eventType: SendTestEvent['eventType']) =>
      projectClient(project).destinations.sendTestEvent(destinationId, { eventType }),
    onSuccess: ({ id }) =>
      navigate({ to: '/$project/deliveries/$deliveryId', params: { project, deliveryId: id } }),
  });
}
