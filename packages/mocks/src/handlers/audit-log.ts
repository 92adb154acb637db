import type { Answers } from '../answers.ts';
import { auditEntriesOf } from '../audit.ts';

/** Answers the endpoint of the audit log as the service does. */
export const auditLog = {
  listAuditLog: ({ store, caller, query }) => auditEntriesOf(store, caller, query),
} satisfies Partial<Answers>;
