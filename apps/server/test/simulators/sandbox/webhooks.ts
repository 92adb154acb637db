import { linkChanges } from '@dowel/sandbox/crm/links.ts';
import { Webhooks } from '@dowel/sandbox/crm/webhooks.ts';
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
    const now = new Date(account.rightNow());
    webhooks.tell(change, now);
    // Whoever deletes a record is not told of its links.
    if (kind === 'delete') return;
    const before = kind === 'create' ? {} : { ...record.values, ...previous };
    webhooks.tellLinks(linkChanges(object, record.id, before, record.values), now);
  });
  return webhooks;
}
