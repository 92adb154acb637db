import type { AuditEntry } from '../resources/audit-log.ts';

/** What people call that which an entry of the audit log says was changed. Undefined if it has no name. */
export function changedName({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string | undefined {
  const { name, label, provider, integrationName } = { ...before, ...after };
  const called = name ?? label ?? provider ?? integrationName;
  return typeof called === 'string' ? called : undefined;
}
