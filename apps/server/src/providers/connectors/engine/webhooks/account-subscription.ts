import { storableText } from '../../../provider-words/storable.ts';
import type { AccountSubscription } from '../../format.ts';
import { askForJson, type ProviderFetch } from '../call.ts';
import type { RestDefinition } from '../definition.ts';
import { ProviderError } from '../provider-error.ts';
import { RequestDraft } from '../request/draft.ts';
import { endSubscription } from './end-subscription.ts';

/**
 * Asks for the events of one account, which go to the address of the application. Answers the id of the subscription.
 * @throws {ProviderError}
 */
export async function subscribeAccount(
  connector: RestDefinition,
  { create }: AccountSubscription,
  { address, events }: { readonly address: string; readonly events: readonly string[] },
  fetch: ProviderFetch,
): Promise<string> {
  const draft = new RequestDraft(connector, create.request, {});
  draft.put(create.address, address);
  draft.put(create.events, events);
  const { status, body, secrets } = await askForJson(connector, draft, fetch);
  // It only goes back to the provider.
  const id = body.text(create.id)?.toSend();
  if (id !== undefined && id !== '') return storableText(id);
  const why = create.refusal === undefined ? undefined : body.text(create.refusal)?.data(secrets);
  const words = `${connector.displayName} answered ${status} without the id of the subscription`;
  throw new ProviderError('rejected', why === undefined ? `${words}.` : `${words}: ${why}`, { status });
}

/**
 * Ends a subscription. One that has ended is no mistake.
 * @throws {ProviderError}
 */
export async function unsubscribeAccount(
  connector: RestDefinition,
  { remove }: AccountSubscription,
  id: string,
  fetch: ProviderFetch,
): Promise<void> {
  const draft = new RequestDraft(connector, remove.request, {});
  draft.put(remove.id, remove.isNumber ? Number(id) : id);
  await endSubscription(connector, draft, fetch);
}
