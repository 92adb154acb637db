import { Webhooks } from '../../crm/webhooks.ts';
import type { DialectAccount } from '../account.ts';

const webhooksBy = new WeakMap<DialectAccount, Webhooks>();
const verbs = { create: 'created', update: 'updated', delete: 'deleted' } as const;

/** Whom an account tells of its changes. */
export function webhooksOf(account: DialectAccount): Webhooks {
  const known = webhooksBy.get(account);
  if (known) return known;
  const webhooks = new Webhooks();
  webhooksBy.set(account, webhooks);
  account.listeners.add(({ kind, object, record, previous }) => {
    const changedFields = kind === 'update' ? { changedFields: Object.keys(previous) } : {};
    const change = { object, verb: verbs[kind], recordId: record.id, ...changedFields };
    webhooks.tell(change, new Date(account.rightNow()));
  });
  return webhooks;
}
