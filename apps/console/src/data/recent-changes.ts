import { isDowelError } from '@dowel/client';
import type { AuditEntry, ListAuditLogQuery } from '@dowel/schema';
import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';

/** How many changes are shown, and among how many entries they are looked for. */
const SHOWN = 5;
const LOOKED_AT = 500;

/**
 * The latest changes, without entries that say only who was shown something. Nothing for those who may not read the audit
 * log.
 */
const changesQuery = (project: string, what: string, query: ListAuditLogQuery) =>
  queryOptions({
    queryKey: [project, 'audit', what],
    queryFn: async ({ signal }) => {
      const changes: AuditEntry[] = [];
      let left = LOOKED_AT;
      try {
        // A page may be short although another follows.
        for await (const entry of projectClient(project).auditLog.list(query, { signal })) {
          if (!entry.action.endsWith('_read')) changes.push(entry);
          if (changes.length === SHOWN || --left === 0) break;
        }
      } catch (error) {
        if (!isDowelError(error) || error.status !== 403) throw error;
      }
      return changes;
    },
    retry: false,
  });

export const recentChangesQuery = (project: string) => changesQuery(project, 'recent', {});

export const deployed = 'integration.deployed';

/** The latest deploys of all integrations. */
export const deploysQuery = (project: string) =>
  changesQuery(project, 'deploys', { action: deployed, pageSize: SHOWN });
