import { isDowelError } from '@dowel/client';
import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';

/** How many changes home shows, and among how many entries they are looked for. */
const SHOWN = 5;
const LOOKED_AT = 20;

/** Nothing for those who may not read the audit log. */
function noneIfForbidden(error: unknown): [] {
  if (isDowelError(error) && error.status === 403) return [];
  throw error;
}

/** The latest changes, without entries that say only who was shown something. */
export const recentChangesQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'audit', 'recent'],
    queryFn: async ({ signal }) => {
      const entries = await projectClient(project)
        .auditLog.list({ pageSize: LOOKED_AT }, { signal })
        .catch(noneIfForbidden);
      return entries.filter(({ action }) => !action.endsWith('_read')).slice(0, SHOWN);
    },
    retry: false,
  });

export const deployed = 'integration.deployed';

/** The latest deploys of all integrations. */
export const deploysQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'audit', 'deploys'],
    queryFn: ({ signal }) =>
      projectClient(project)
        .auditLog.list({ action: deployed, pageSize: SHOWN }, { signal })
        .catch(noneIfForbidden),
    retry: false,
  });
