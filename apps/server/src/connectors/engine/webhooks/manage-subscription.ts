import { memberOf } from '../../../provider-words/member-of.ts';
import { storableText } from '../../../provider-words/storable.ts';
import type { AccountWebhooks, Connector } from '../../connector.ts';
import { ask, askForJson, getJson, type ProviderFetch } from '../call.ts';
import { ProviderError } from '../provider-error.ts';
import { textAt } from '../record-facts.ts';
import { RequestDraft } from '../request/draft.ts';

/** A subscription that the provider has made. */
export interface MadeSubscription {
  readonly id: string;
  /** What it signs its events with. */
  readonly secret: string;
}

/**
 * Asks a provider to send events to an address.
 * @throws {ProviderError}
 */
export async function createSubscription(
  connector: Connector,
  { create }: AccountWebhooks,
  { address, events }: { address: string; events: readonly string[] },
  fetch: ProviderFetch,
): Promise<MadeSubscription> {
  const draft = new RequestDraft(connector, create.request, {});
  draft.put(create.address, address);
  draft.put(create.events, events);
  const { status, body } = await askForJson(connector, draft, fetch);
  // Both go back to the provider only: the id in a path, and the secret into what is compared with signatures.
  const [id, secret] = [body.text(create.id)?.toSend(), body.text(create.secret)?.toSend()];
  if (id !== undefined && secret !== undefined) return { id: storableText(id), secret };
  const words = `${connector.displayName} answered ${status} without the id or the secret of the subscription.`;
  throw new ProviderError('rejected', words, { status });
}

/**
 * Removes all subscriptions to an address but one. Afterwards, nothing of an attempt that was cut off is left.
 * @throws {ProviderError}
 */
export async function removeOtherSubscriptions(
  connector: Connector,
  { list, remove }: AccountWebhooks,
  { address, keptId }: { address: string; keptId?: string | undefined },
  fetch: ProviderFetch,
): Promise<number> {
  const { body } = await getJson(connector, list.request, {}, fetch);
  const ids = (body.records(list.records) ?? [])
    .filter((one) => memberOf(one, list.address) === address)
    .flatMap((one) => textAt(one, list.id) ?? [])
    .filter((id) => id !== keptId);
  for (const id of ids) {
    try {
      await ask(connector, new RequestDraft(connector, remove, { id }), fetch);
    } catch (error) {
      // Somebody else has removed it.
      if (!(error instanceof ProviderError && error.status === 404)) throw error;
    }
  }
  return ids.length;
}
