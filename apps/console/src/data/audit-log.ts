import type { ListAuditLogQuery } from '@dowel/schema';
import { projectClient } from '../app/project.ts';
import { pagedQuery } from './page.ts';

/** Who changed what, the newest first. */
export const auditQuery = (project: string, query: ListAuditLogQuery) =>
  pagedQuery([project, 'audit', query], (page, options) =>
    projectClient(project).auditLog.list({ ...query, ...page }, options),
  );
