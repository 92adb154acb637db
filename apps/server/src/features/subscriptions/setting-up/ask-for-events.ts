import { ProviderError } from '../../../connectors/engine/provider-error.ts';
import type { AskedEvent } from '../../../connectors/engine/webhooks/ask-for-events.ts';
import {
  createSubscription,
  isRefusal,
  type MadeSubscription,
} from '../../../connectors/engine/webhooks/manage-subscription.ts';
import type { Context } from '../../../context.ts';
import { type AtProvider, removeOthers } from './at-provider.ts';
import type { SubscriptionRow } from './queries.ts';

interface Asked<E> {
  readonly events: readonly E[];
  readonly row: SubscriptionRow;
  readonly connectionId: string;
}

/**
 * Asks a provider to tell of events. A provider that allows only so many subscriptions may refuse because of those that
 * an attempt before has left there, so they are removed, and it is asked once more.
 * @throws {ProviderError}
 */
export async function askForEvents<E extends AskedEvent>(
  context: Context,
  at: AtProvider,
  { events, row, connectionId }: Asked<E>,
): Promise<MadeSubscription<E>> {
  const { connector, webhooks, address, fetchFor } = at;
  const fetch = fetchFor(connectionId);
  const ask = () => createSubscription(connector, webhooks, { address, events, now: context.now() }, fetch);
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderError) || !isRefusal(error)) throw error;
    const keptId = row.connectionId === connectionId ? row.providerId : null;
    const removal = { lastId: null, ...(keptId !== null && { keptId }) };
    const removed = await removeOthers(at, connectionId, removal).catch(nothing);
    if (removed === 0) throw error;
    return await ask();
  }
}

/** What could not be removed goes with the next attempt. */
function nothing(error: unknown): number {
  if (error instanceof ProviderError) return 0;
  throw error;
}
