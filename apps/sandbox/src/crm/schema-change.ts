import type { Account } from './account.ts';
import { custom, type Field } from './fields.ts';
import type { CrmRecord } from './generate.ts';
import type { ObjectName } from './objects.ts';

/** What changes when an account's administrator works on an object: one field goes, one gets text, one comes. */
interface SchemaChange {
  removed: string;
  retyped: string;
  added: string;
}

const SCHEMA_CHANGES: Record<ObjectName, SchemaChange> = {
  contacts: { removed: 'job_title', retyped: 'lead_score', added: 'loyalty_tier_c' },
  companies: { removed: 'domain', retyped: 'employee_count', added: 'parent_company_c' },
  deals: { removed: 'next_step', retyped: 'amount', added: 'risk_level_c' },
};

/** The fields of an object as callers see them now. */
export function fieldsOf(account: Account, object: ObjectName): Field[] {
  const fields = account.fields[object];
  if (!account.changedObjects.has(object)) return fields;
  const { removed, retyped, added } = SCHEMA_CHANGES[object];
  return [
    ...fields
      .filter(({ name }) => name !== removed)
      .map((field) => (field.name === retyped ? { ...field, type: 'string' as const } : field)),
    custom(added.replace(/_c$/, ''), 'string'),
  ];
}

/** A record as callers see it now. */
export function presentRecord(account: Account, object: ObjectName, record: CrmRecord): CrmRecord {
  if (!account.changedObjects.has(object)) return record;
  const { removed, retyped, added } = SCHEMA_CHANGES[object];
  const { [removed]: _gone, ...rest } = record;
  const value = rest[retyped];
  return { [added]: null, ...rest, [retyped]: value == null ? null : String(value) } as CrmRecord;
}
