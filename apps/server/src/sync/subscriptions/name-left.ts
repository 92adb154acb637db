import type { Context } from '../../context.ts';
import { orgOf, record } from '../../platform/record-audit-entries.ts';

/** A subscription that could not be removed. */
export interface LeftSubscription {
  readonly provider: string;
  /** Its id at the provider. */
  readonly id: string;
  /** Where its events go. */
  readonly address: string;
}

/** How many an entry names. It says how many there are in any case. */
const MOST_NAMED = 500;

/**
 * Names in the audit log what was left at providers, an entry for each. It does not say whose they were, because what
 * is deleted may have to be forgotten.
 */
export async function nameLeft(context: Context, left: readonly LeftSubscription[]): Promise<void> {
  if (left.length === 0) return;
  context.log.warn({ left: left.slice(0, MOST_NAMED) }, 'subscriptions were left at a provider');
  const orgId = await orgOf(context);
  if (orgId === undefined) return;
  const byProvider = Map.groupBy(left, ({ provider }) => provider);
  const changes = [...byProvider].map(([provider, some]) => ({
    action: 'subscription.left_at_provider',
    targetType: 'provider',
    targetId: provider,
    after: {
      count: some.length,
      subscriptions: some.slice(0, MOST_NAMED).map(({ id, address }) => ({ id, address })),
    },
  }));
  const origin = { orgId, actor: { kind: 'system', id: 'teardown' } } as const;
  await context.transaction((tx) => record(tx, origin, changes));
}
