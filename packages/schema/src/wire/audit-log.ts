import type { AuditEntry, ListAuditLogQuery } from '../resources/audit-log.ts';
import { wire } from './wire.ts';

/** Who changed keys, secrets, settings and deploys. */
export const listAuditLog = /* @__PURE__ */ wire<{ query: ListAuditLogQuery; success: AuditEntry[] }>()({
  operation: 'listAuditLog',
  method: 'GET',
  path: '/projects/{projectIdOrName}/audit-log',
  access: 'full',
  added: true,
});

/** Who changed the org, its people and its projects, and who signed in. Also the changes in deleted projects. */
export const listOrgAuditLog = /* @__PURE__ */ wire<{ query: ListAuditLogQuery; success: AuditEntry[] }>()({
  operation: 'listOrgAuditLog',
  method: 'GET',
  path: '/orgs/{orgId}/audit-log',
  access: 'builder',
  added: true,
});
