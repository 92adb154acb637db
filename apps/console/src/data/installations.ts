import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';

/** An installation with its connection and settings. */
export const installationQuery = (project: string, integrationId: string, installationId: string) =>
  queryOptions({
    queryKey: [project, 'installations', installationId],
    queryFn: ({ signal }) =>
      projectClient(project).installations.get(integrationId, installationId, { signal }),
  });
