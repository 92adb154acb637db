import type { ListAuditLogQuery } from '@dowel/schema';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';
import { fetchPage } from './page.ts';

/** Who changed what, the newest first. */
export const auditQuery = (project: string, query: ListAuditLogQuery) =>
  infiniteQueryOptions({
    queryKey: [project, 'audit', query],
    queryFn: ({ pageParam, signal }) =>
      fetchPage(projectClient(project).auditLog.list({ ...query, ...pageParam }, { signal })),
    initialPageParam: {} as { pageToken?: string },
    getNextPageParam: ({ next }) => next,
  });
