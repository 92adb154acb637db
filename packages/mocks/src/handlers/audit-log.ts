import { assertOwnOrg } from '../accounts.ts';
import type { Answers } from '../answers.ts';
import { auditEntriesOf } from '../audit.ts';

/** Answers the endpoints of the audit log as the service does. */
export const auditLog = {
  listAuditLog: ({ store, caller, query }) => auditEntriesOf(store, { projectId: caller.project.id }, query),

  listOrgAuditLog: (call) =>
    auditEntriesOf(call.store, { orgId: assertOwnOrg(call, call.params.orgId).orgId }, call.query),
} satisfies Partial<Answers>;
