import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { builderRoute, replicaRoute } from '../../platform/requests/route.ts';
import * as auditLog from './service.ts';

export const auditLogRoutes = {
  listAuditLog: replicaRoute(endpoints.listAuditLog, async ({ context, query }) =>
    pageAnswer(query, await auditLog.list(context, query)),
  ),
  listOrgAuditLog: builderRoute(endpoints.listOrgAuditLog, async ({ context, params, query }) =>
    pageAnswer(query, await auditLog.listOfOrg(context, params.orgId, query)),
  ),
};
