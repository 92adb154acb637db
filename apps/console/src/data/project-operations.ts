import type { ListProjectOperationsQuery } from '@dowel/schema';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';
import { fetchPage } from './page.ts';

/** The runs of a whole project, the newest first. */
export const projectOperationsQuery = (project: string, query: ListProjectOperationsQuery) =>
  infiniteQueryOptions({
    queryKey: [project, 'operations', query],
    queryFn: ({ pageParam, signal }) =>
      fetchPage(projectClient(project).operations.listForProject({ ...query, ...pageParam }, { signal })),
    initialPageParam: {} as { pageToken?: string },
    getNextPageParam: ({ next }) => next,
  });
