import type { AuditEntry } from '@dowel/schema';

const capitals: Readonly<Record<string, string>> = { api: 'API', jwt: 'JWT' };

/** What an entry of the audit log says, in a few words: `Integration crm-sync deployed`. */
export function changeTitle({
  action,
  before,
  after,
}: Pick<AuditEntry, 'action' | 'before' | 'after'>): string {
  const [target = '', did = ''] = action.split('.');
  const [first = '', ...rest] = target.split('_');
  const kind = capitals[first] ?? first.charAt(0).toUpperCase() + first.slice(1);
  const { name, label, provider } = { ...before, ...after };
  const called = name ?? label ?? provider;
  return [kind, ...rest, ...(typeof called === 'string' ? [called] : []), ...did.split('_')].join(' ');
}
