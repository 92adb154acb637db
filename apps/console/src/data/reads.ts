import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';

/** How the reading of each object of an installation goes. */
export const readsQuery = (project: string, integrationId: string, installationId: string) =>
  queryOptions({
    queryKey: [project, 'installations', 'reads', integrationId, installationId],
    queryFn: ({ signal }) => projectClient(project).reads.list(integrationId, installationId, { signal }),
  });
