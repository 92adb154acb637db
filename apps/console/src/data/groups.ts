import type { ListGroupsQuery } from '@dowel/schema';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';
import { fetchPage } from './page.ts';

/** The customers, the worst first, page by page. */
export const groupsQuery = (project: string, query: Pick<ListGroupsQuery, 'q' | 'state'>) =>
  infiniteQueryOptions({
    queryKey: [project, 'groups', query],
    queryFn: ({ pageParam, signal }) =>
      fetchPage(projectClient(project).groups.list({ ...query, ...pageParam }, { signal })),
    initialPageParam: {} as { pageToken?: string },
    getNextPageParam: ({ next }) => next,
  });

/** Everything about one customer. */
export const groupQuery = (project: string, groupRef: string) =>
  queryOptions({
    queryKey: [project, 'groups', 'one', groupRef],
    queryFn: ({ signal }) => projectClient(project).groups.get(groupRef, { signal }),
  });
