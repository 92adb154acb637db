import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';

/** A run with everything that is known of it. */
export const explanationQuery = (project: string, operationId: string) =>
  queryOptions({
    queryKey: [project, 'operations', operationId, 'explanation'],
    queryFn: ({ signal }) => projectClient(project).operations.explain(operationId, { signal }),
  });
