import { randomBytes } from 'node:crypto';
import { v4 } from 'uuid';
import { memberOf } from '../../../provider-words/member-of.ts';
import { storableText } from '../../../provider-words/storable.ts';
import type { AccountWebhooks, Connector } from '../../connector.ts';
import { ask, askForJson, getJson, type ProviderFetch } from '../call.ts';
import { ProviderError } from '../provider-error.ts';
import { textAt } from '../record-facts.ts';
import { RequestDraft } from '../request/draft.ts';

/** A subscription that the provider has made. */
export interface MadeSubscription {
  /** Its id, and what else its removal needs. */
  readonly id: string;
  /** What it signs its events with. */
  readonly secret: string;
}

/** What a subscription is asked for with. */
export interface SubscriptionRequest {
  readonly address: string;
  readonly events: readonly string[];
  readonly now: Date;
}

/**
 * Asks a provider to send events to an address.
 * @throws {ProviderError}
 */
export async function createSubscription(
  connector: Connector,
  { create, lifetimeMs }: AccountWebhooks,
  { address, events, now }: SubscriptionRequest,
  fetch: ProviderFetch,
): Promise<MadeSubscription> {
  const draft = new RequestDraft(connector, create.request, {});
  draft.put(create.address, address);
  if (create.events) draft.put(create.events, events);
  if (create.ownId) draft.put(create.ownId, v4());
  if (create.endTime && lifetimeMs !== undefined) draft.put(create.endTime, now.getTime() + lifetimeMs);
  const ownSecret = create.ownSecret && randomBytes(32).toString('base64url');
  if (create.ownSecret) draft.put(create.ownSecret, ownSecret);
  const { status, body } = await askForJson(connector, draft, fetch);
  // They go back to the provider only: the id in a path, and the secret into what is compared with signatures.
  const textOf = (member: string | undefined, answer = body) =>
    member === undefined ? undefined : answer.text(member)?.toSend();
  const [id, handle] = [textOf(create.id), textOf(create.handle)];
  const { secretRequest } = create;
  const isElsewhere = secretRequest !== undefined && id !== undefined;
  const answer = isElsewhere ? (await getJson(connector, secretRequest, { id }, fetch)).body : body;
  const secret = ownSecret ?? textOf(create.secret, answer);
  if (id !== undefined && secret !== undefined && (handle !== undefined) === (create.handle !== undefined)) {
    return { id: storableText(handle === undefined ? id : JSON.stringify([id, handle])), secret };
  }
  const words = `${connector.displayName} answered ${status} without the id or the secret of the subscription.`;
  throw new ProviderError('rejected', words, { status });
}

/** Which subscriptions are removed. */
export interface Removal {
  readonly address: string;
  /** The one that stays. */
  readonly keptId?: string | undefined;
  /** The one that was there before. Without a list, only this one can be removed. */
  readonly lastId?: string | undefined;
}

/**
 * Removes all subscriptions to an address but one. Where the provider lists them, nothing of an attempt that was cut off
 * is left afterwards.
 * @throws {ProviderError}
 */
export async function removeOtherSubscriptions(
  connector: Connector,
  webhooks: AccountWebhooks,
  { address, keptId, lastId }: Removal,
  fetch: ProviderFetch,
): Promise<number> {
  const { list, remove } = webhooks;
  const known = list ? await listIds(connector, list, address, fetch) : lastId === undefined ? [] : [lastId];
  const ids = known.filter((id) => id !== keptId);
  for (const stored of ids) {
    const values = removalOf(webhooks, stored);
    try {
      await ask(connector, new RequestDraft(connector, remove, values), fetch);
    } catch (error) {
      // Somebody else has removed it, or it has ended.
      if (!(error instanceof ProviderError && error.status === 404)) throw error;
    }
  }
  return ids.length;
}

async function listIds(
  connector: Connector,
  list: NonNullable<AccountWebhooks['list']>,
  address: string,
  fetch: ProviderFetch,
): Promise<string[]> {
  const { body } = await getJson(connector, list.request, {}, fetch);
  return (body.records(list.records) ?? [])
    .filter((one) => memberOf(one, list.address) === address)
    .flatMap((one) => textAt(one, list.id) ?? []);
}

/** The values of the placeholders. */
function removalOf({ create }: AccountWebhooks, stored: string): Record<string, string> {
  if (create.handle === undefined) return { id: stored };
  const [id, handle] = JSON.parse(stored);
  return { id: String(id), handle: String(handle) };
}
