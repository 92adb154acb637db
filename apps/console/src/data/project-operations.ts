import type { ListProjectOperationsQuery } from '@dowel/schema';
import { queryOptions } from '@tanstack/react-query';
import { serverNow } from '../app/clock.ts';
import { projectClient } from '../app/project.ts';
import { fetchPage, pagedQuery } from './page.ts';

/** The runs of a whole project, the newest first. */
export const projectOperationsQuery = (project: string, query: ListProjectOperationsQuery) =>
  pagedQuery([project, 'operations', query], (page, options) =>
    projectClient(project).operations.listForProject({ ...query, ...page }, options),
  );

const DAY_MS = 24 * 60 * 60 * 1000;
const LOOKED_AT = 100;

/** The latest runs of an integration that failed in the last day. */
export const failedLikeQuery = (project: string, integrationId: string) =>
  queryOptions({
    queryKey: [project, 'operations', 'failed', integrationId],
    queryFn: ({ signal }) => {
      const sinceTime = new Date(serverNow() - DAY_MS).toISOString();
      const query = { integrationId, status: 'failure', sinceTime, pageSize: LOOKED_AT } as const;
      return fetchPage(projectClient(project).operations.listForProject(query, { signal }));
    },
  });

/** The newest runs of an installation. */
export const installationOperationsQuery = (
  project: string,
  installationId: string,
  query: Pick<ListProjectOperationsQuery, 'actionType' | 'pageSize'> = { pageSize: 50 },
) =>
  queryOptions({
    queryKey: [project, 'installations', installationId, 'operations', query],
    queryFn: ({ signal }) =>
      fetchPage(projectClient(project).operations.listForProject({ installationId, ...query }, { signal })),
  });

/** The newest reads of an installation, as many as a page may have. */
export const installationReadsQuery = (project: string, installationId: string) =>
  installationOperationsQuery(project, installationId, { actionType: 'read', pageSize: 200 });
