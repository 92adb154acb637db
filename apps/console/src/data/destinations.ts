import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';

/** Where results and notifications go. */
export const destinationsQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'destinations'],
    queryFn: async ({ signal }) => [...(await projectClient(project).destinations.list({}, { signal }))],
    staleTime: 30_000,
  });
