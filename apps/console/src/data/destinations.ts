import { queryOptions } from '@tanstack/react-query';
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
