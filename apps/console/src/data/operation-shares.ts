import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';

/** The links of a run that have not expired. */
export const operationSharesQuery = (project: string, operationId: string) =>
  queryOptions({
    queryKey: [project, 'operations', operationId, 'shares'],
    queryFn: ({ signal }) => projectClient(project).operationShares.list(operationId, { signal }),
  });
