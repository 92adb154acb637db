import type { Turn } from '../../../platform/lanes/lane.ts';
import type { AccountSubscriptions } from '../../../providers/connectors/connector-events.ts';
import type { ProviderFetch } from '../../../providers/connectors/engine/call.ts';
import { ProviderError } from '../../../providers/connectors/engine/provider-error.ts';
import type { ReadInstallation } from '../../reads/find-installed.ts';
import { nameLeft } from '../name-left.ts';
import { isSameEvents } from '../wanted.ts';
import { endTimeOf, hasCome, renewAfterMs } from './lifetime.ts';
import { findSubscription, type SubscriptionRow, updateSubscription } from './queries.ts';

interface Asking {
  readonly row: SubscriptionRow;
  readonly installed: ReadInstallation;
  readonly subscription: AccountSubscriptions;
  /** What the events of the account say. */
  readonly accountRef: string;
  readonly events: SubscriptionRow['events'];
  /** The address of the application. */
  readonly address: string;
  fetchFor(connectionId: string): ProviderFetch;
}

/**
 * Asks an account for its events, where the application does not get those of every account by itself. The old
 * subscription goes after the new one is known. Answers what was done, in a sentence.
 * @throws {ProviderError}
 */
export async function keepSubscribed(turn: Turn, asking: Asking): Promise<string | undefined> {
  const { row, installed, subscription, accountRef, events, address, fetchFor } = asking;
  const { connectionId, provider } = installed.fields;
  const now = turn.context.now();
  const isOver = row.renewTime !== null && hasCome(row.renewTime, subscription.lifetimeMs, now);
  const isSame = row.connectionId === connectionId && isSameEvents(row.events, events);
  const known = isSame && !isOver ? row.providerId : null;
  if (known !== null && (await subscription.isThere(known, fetchFor(connectionId)))) {
    await turn.write((tx) => updateSubscription(tx, row.id, { accountRef }));
    return undefined;
  }
  const types = [...new Set(events.map(({ type }) => type))];
  const id = await subscription.subscribe({ address, events: types }, fetchFor(connectionId));
  const renewTime = new Date(now.getTime() + renewAfterMs(subscription.lifetimeMs));
  const isStored = await turn.write(async (tx) => {
    await updateSubscription(tx, row.id, { providerId: id, accountRef, connectionId, events, renewTime });
    return (await findSubscription(tx, row.installationId)) !== undefined;
  });
  // The installation was deleted meanwhile, and its credentials with it.
  if (!isStored) await nameLeft(turn.context, [{ provider, id, address }]);
  else if (row.providerId !== null) await endOld(turn, asking, row.providerId);
  const asked = `Events of the account ${accountRef} were asked for.`;
  if (known !== null)
    return `${asked} The subscription before was gone, so events since its end were not sent.`;
  const endTime = endTimeOf(row.renewTime ?? now, subscription.lifetimeMs);
  if (row.providerId === null || !isOver || endTime > now) return asked;
  return `${asked} The subscription before had ended at ${endTime.toISOString()}, so later events were not sent.`;
}

/** Removes the old subscription. If that fails, its events arrive twice until it ends by itself, so the audit log names it. */
async function endOld(turn: Turn, asking: Asking, id: string) {
  const { row, installed, subscription, address, fetchFor } = asking;
  const { connectionId, provider } = installed.fields;
  try {
    await subscription.unsubscribe(id, fetchFor(row.connectionId ?? connectionId));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    turn.context.log.warn({ err: error }, 'a subscription could not be removed at the provider');
    await nameLeft(turn.context, [{ provider, id, address }]);
  }
}
