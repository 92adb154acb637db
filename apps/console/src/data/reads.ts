import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';

/** When each object of an installation was read, how that ended, and when it is read next. */
export const readsQuery = (project: string, integrationId: string, installationId: string) =>
  queryOptions({
    queryKey: [project, 'installations', installationId, 'reads'],
    queryFn: ({ signal }) => projectClient(project).reads.list(integrationId, installationId, { signal }),
  });
