import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';
import { fetchPage } from './page.ts';

/** A run with everything that is known of it. */
export const explanationQuery = (project: string, operationId: string) =>
  queryOptions({
    queryKey: [project, 'operations', operationId, 'explanation'],
    queryFn: ({ signal }) => projectClient(project).operations.explain(operationId, { signal }),
  });

/** The newest runs of an installation. */
export const installationOperationsQuery = (project: string, installationId: string) =>
  queryOptions({
    queryKey: [project, 'installations', installationId, 'operations'],
    queryFn: ({ signal }) =>
      fetchPage(
        projectClient(project).operations.listForProject({ installationId, pageSize: 50 }, { signal }),
      ),
  });
