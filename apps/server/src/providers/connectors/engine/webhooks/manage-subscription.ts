import { randomBytes } from 'node:crypto';
import { isPlainObject } from '@dowel/schema/rules';
import * as z from 'zod';
import { storableText } from '../../../provider-words/storable.ts';
import type { AccountWebhooks, Slot } from '../../format.ts';
import { askForJson, type ProviderFetch } from '../call.ts';
import type { RestDefinition } from '../definition.ts';
import { ProviderError } from '../provider-error.ts';
import { RequestDraft } from '../request/draft.ts';
import { restApi } from '../rest-api.ts';
import { type AskedEvent, entriesOf } from './ask-for-events.ts';
import { endSubscription } from './end-subscription.ts';
import { type ListedSubscription, listSubscriptions } from './list-subscriptions.ts';

export interface MadeSubscription<E> {
  /** Its id, and what else its removal needs. */
  readonly id: string;
  /** What it signs its events with. Undefined when the client secret of the provider app signs them. */
  readonly secret: string | undefined;
  /** Events that the provider does not tell of, although it does of others, and why. */
  readonly refused: readonly RefusedEvents<E>[];
}

export interface RefusedEvents<E> {
  readonly events: readonly E[];
  readonly error: ProviderError;
}

export interface SubscriptionRequest<E> {
  readonly address: string;
  readonly events: readonly E[];
  readonly now: Date;
}

/**
 * Asks a provider to send events to an address. If each event has a subscription of its own, all count as one.
 * @throws {ProviderError}
 */
export async function createSubscription<E extends AskedEvent>(
  connector: RestDefinition,
  webhooks: AccountWebhooks,
  { address, events, now }: SubscriptionRequest<E>,
  fetch: ProviderFetch,
): Promise<MadeSubscription<E>> {
  const { create } = webhooks;
  const ownSecret = create.ownSecret && randomBytes(32).toString('base64url');
  if (!create.each) {
    const entries = entriesOf(connector, events).map(({ entry }) => entry);
    const asked = { address, ownSecret, entries };
    return { ...(await createOne(connector, webhooks, asked, fetch)), refused: [] };
  }
  const request = { address, events, now, ...(ownSecret !== undefined && { ownSecret }) };
  const { made, refused } = await askForEach(connector, webhooks, request, fetch);
  const [first] = made;
  if (first) return { id: JSON.stringify(made.map(({ id }) => id)), secret: first.secret, refused };
  throw refused[0]?.error ?? new ProviderError('rejected', 'Nothing was asked for.');
}

/** What became of requests for one event each. */
export interface AskedForEach<E> {
  readonly made: readonly OneSubscription[];
  readonly refused: readonly RefusedEvents<E>[];
}

/**
 * Asks a provider for each event by itself. What it refuses is told, and the others are asked for all the same.
 * @throws {ProviderError} when it refuses nothing, but cannot be asked now
 */
export async function askForEach<E extends AskedEvent>(
  connector: RestDefinition,
  webhooks: AccountWebhooks,
  { address, events, ownSecret }: SubscriptionRequest<E> & { readonly ownSecret?: string },
  fetch: ProviderFetch,
): Promise<AskedForEach<E>> {
  const asked = { address, ownSecret };
  const there = await findKept(connector, webhooks, address, fetch);
  const made: OneSubscription[] = [];
  const refused: RefusedEvents<E>[] = [];
  for (const { entry, events: of } of entriesOf(connector, events)) {
    const kept = typeof entry === 'string' ? there.get(entry) : undefined;
    if (kept !== undefined) {
      made.push({ id: kept, secret: undefined });
      continue;
    }
    try {
      made.push(await createOne(connector, webhooks, { ...asked, entries: entry }, fetch));
    } catch (error) {
      if (!(error instanceof ProviderError && isRefusal(error))) throw error;
      refused.push({ events: of, error });
    }
  }
  return { made, refused };
}

/** The subscriptions to an address that are kept when others change, by their event. */
async function findKept(
  connector: RestDefinition,
  webhooks: AccountWebhooks,
  address: string,
  fetch: ProviderFetch,
): Promise<ReadonlyMap<string, string>> {
  const { list } = webhooks;
  if (list?.event === undefined) return new Map();
  const listed = await listSubscriptions(connector, { ...webhooks, list }, { address }, fetch);
  return new Map(listed.flatMap(({ id, event }) => (event === undefined ? [] : [[event, id] as const])));
}

/** Whether the provider would answer the same again. */
function isRefusal({ kind }: ProviderError): boolean {
  return kind !== 'rate_limited' && kind !== 'unreachable' && kind !== 'credentials';
}

interface OneRequest {
  readonly address: string;
  /** What is asked for: a list, or a single entry. */
  readonly entries: unknown;
  readonly ownSecret: string | undefined;
}

type OneSubscription = Pick<MadeSubscription<never>, 'id' | 'secret'>;

async function createOne(
  connector: RestDefinition,
  { create, secret: ofApp }: AccountWebhooks,
  { address, entries, ownSecret }: OneRequest,
  fetch: ProviderFetch,
): Promise<OneSubscription> {
  const draft = new RequestDraft(connector, create.request, {});
  draft.put(create.address, address);
  if (create.events) putEntries(draft, create.events, entries);
  if (create.ownSecret) draft.put(create.ownSecret, ownSecret);
  const { status, body } = await askForJson(connector, draft, fetch);
  // They go back to the provider only: the id in a path, and the secret into what is compared with signatures.
  const textOf = (member: string | undefined, answer = body) =>
    member === undefined ? undefined : answer.text(member)?.toSend();
  const id = textOf(create.id);
  const askForSecret = connector.functions?.events?.askForSecret;
  const isElsewhere = askForSecret !== undefined && id !== undefined;
  const answer = isElsewhere ? await askForSecret(id, restApi(connector, fetch)) : body;
  const secret = ownSecret ?? textOf(create.secret, answer);
  if (id !== undefined && (secret ?? ofApp) !== undefined) return { id: storableText(id), secret };
  const words = `${connector.displayName} answered ${status} without the id or the secret of the subscription.`;
  throw new ProviderError('rejected', words, { status });
}

/** A map whose place is the body itself is added to its members. */
function putEntries(draft: RequestDraft, slot: Slot, entries: unknown): void {
  if ('body' in slot && slot.body === '.' && isPlainObject(entries)) draft.addMembers([], entries);
  else draft.put(slot, entries);
}

export interface Removal {
  readonly address: string;
  /** The one that stays. */
  readonly keptId?: string | undefined;
  /** The one that was there before. Without a list, only this one can be removed. */
  readonly lastId?: string | undefined;
}

export interface Removed {
  /** How many were removed. */
  readonly count: number;
  /** Whether the one that stays is there and as Dowel makes it, as far as the provider lists it. */
  readonly isKept: boolean;
  /** What was there before and sends to another address. It stays, because another server may have that address. */
  readonly left: readonly Pick<ListedSubscription, 'id' | 'address'>[];
}

/**
 * Removes all subscriptions to an address but one. Where the provider lists them, nothing of an attempt that was cut off
 * is left afterwards.
 * @throws {ProviderError}
 */
export async function removeOtherSubscriptions(
  connector: RestDefinition,
  webhooks: AccountWebhooks,
  { address, keptId, lastId }: Removal,
  fetch: ProviderFetch,
): Promise<Removed> {
  const { list, remove } = webhooks;
  const last = idsIn(webhooks, lastId);
  const asked = { address, ids: last };
  const all = list && (await listSubscriptions(connector, { ...webhooks, list }, asked, fetch));
  const listed = all?.filter((one) => one.address === address);
  // Gone, or on a page of the list that was not asked for.
  const unlisted = new Set(last.filter((id) => !all?.some((one) => one.id === id)));
  const known = [...(listed ?? []).map(({ id }) => id), ...unlisted];
  const kept = idsIn(webhooks, keptId);
  const living = new Set(listed?.filter(({ isAsMade }) => isAsMade).map(({ id }) => id));
  const isKept = !listed || kept.every((id) => living.has(id));
  const ids = known.filter((id) => !kept.includes(id));
  for (const stored of ids) {
    const request = new RequestDraft(connector, remove, { id: stored });
    await endSubscription(connector, request, fetch, all && unlisted.has(stored));
  }
  const left = (all ?? []).filter((one) => one.address !== address && !kept.includes(one.id));
  return { count: ids.length, isKept, left };
}

/** The ids of a subscription that was made. With `each`, there are several. */
function idsIn({ create }: AccountWebhooks, stored: string | undefined): string[] {
  if (stored === undefined) return [];
  return create.each ? z.array(z.string()).parse(JSON.parse(stored)) : [stored];
}
