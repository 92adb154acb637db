import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';

/** What is deployed. Choices of filters are made of it, so it is kept for a minute. */
export const integrationsQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'integrations'],
    queryFn: async ({ signal }) => [...(await projectClient(project).integrations.list({}, { signal }))],
    staleTime: 60_000,
  });
