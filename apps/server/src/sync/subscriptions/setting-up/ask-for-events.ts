import type { Context } from '../../../context.ts';
import type { AskedEvent } from '../../../providers/connectors/engine/webhooks/ask-for-events.ts';
import type { MadeSubscription } from '../../../providers/connectors/engine/webhooks/manage-subscription.ts';
import { type AtProvider, removeOthers } from './at-provider.ts';
import type { SubscriptionRow } from './queries.ts';

interface Asked<E> {
  readonly events: readonly E[];
  readonly row: SubscriptionRow;
  readonly connectionId: string;
}

/**
 * Asks a provider to tell of events. A provider allows only so many subscriptions, so what attempts before have left
 * there is removed first. The one that is known stays until the new one is known too.
 * @throws {ProviderError}
 */
export async function askForEvents<E extends AskedEvent>(
  context: Context,
  at: AtProvider,
  { events, row, connectionId }: Asked<E>,
): Promise<MadeSubscription<E>> {
  const { told, address, fetchFor } = at;
  const keptId = row.connectionId === connectionId ? row.providerId : null;
  await removeOthers(at, connectionId, { lastId: null, ...(keptId !== null && { keptId }) });
  const request = { address, events, now: context.now() };
  return told.subscribe(request, fetchFor(connectionId));
}
