import type { AuditEntry, GroupChange } from '@dowel/schema';
import { changedName } from '@dowel/schema/rules';

/** An entry of the audit log, or a change as the page of a customer has it. */
export type Change = GroupChange & Partial<Pick<AuditEntry, 'before' | 'after'>>;

const kinds: Readonly<Record<string, string>> = {
  api: 'API',
  jwt: 'JWT',
  consumer: 'Person',
  group: 'Customer',
};

/** What an entry of the audit log says, in a few words: `Integration crm-sync deployed`. */
export function changeTitle({
  action,
  name,
  before,
  after,
}: Pick<Change, 'action' | 'name' | 'before' | 'after'>): string {
  const [target = '', did = ''] = action.split('.');
  const [first = '', ...rest] = target.split('_');
  const kind = kinds[first] ?? first.charAt(0).toUpperCase() + first.slice(1);
  const called = name ?? changedName({ before, after });
  return [kind, ...rest, ...(called === undefined ? [] : [called]), ...did.split('_')].join(' ');
}
