import type { GetStatsQuery } from '@dowel/schema';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clientOf } from '../app/client.ts';
import { projectClient } from '../app/project.ts';

/** The server counts once a minute. */
const COUNTED_MS = 60_000;

/** How much a project did. */
export const statsQuery = (project: string, query: GetStatsQuery) =>
  queryOptions({
    queryKey: [project, 'stats', query],
    queryFn: ({ signal }) => projectClient(project).stats.get(query, { signal }),
    refetchInterval: COUNTED_MS,
    placeholderData: keepPreviousData,
  });

/** How much each project of an org did. */
export const orgStatsQuery = (orgId: string, sinceTime: string) =>
  queryOptions({
    queryKey: ['stats', orgId, sinceTime],
    queryFn: ({ signal }) => clientOf().stats.getForOrg(orgId, { sinceTime }, { signal }),
    refetchInterval: COUNTED_MS,
  });
