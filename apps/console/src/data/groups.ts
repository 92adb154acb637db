import type { ListGroupsQuery } from '@dowel/schema';
import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';
import { every } from './every.ts';
import { pagedQuery } from './page.ts';

/** The customers, the worst first, page by page. */
export const groupsQuery = (project: string, query: Pick<ListGroupsQuery, 'q' | 'state'>) =>
  pagedQuery([project, 'groups', query], (page, options) =>
    projectClient(project).groups.list({ ...query, ...page }, options),
  );

/** Everything about one customer. `isCut`: there are more issues than the server lists. */
export const groupQuery = (project: string, groupRef: string) =>
  queryOptions({
    queryKey: [project, 'groups', 'one', groupRef],
    queryFn: async ({ signal }) => {
      const { data, response } = await projectClient(project).groups.get(groupRef, { signal }).withResponse();
      return { ...data, isCut: response.headers.has('Dowel-Warning') };
    },
  });

/** What became of a customer's connections that somebody has stopped. It changes until the providers have answered. */
export const stoppedConnectionsQuery = (project: string, groupRef: string) =>
  queryOptions({
    queryKey: [project, 'groups', 'stopped', groupRef],
    queryFn: ({ signal }) => every(projectClient(project).stoppedConnections.list({ groupRef }, { signal })),
    refetchInterval: ({ state: { data = [] } }) =>
      data.some(({ state }) => state === 'waiting') ? 2_000 : false,
  });
