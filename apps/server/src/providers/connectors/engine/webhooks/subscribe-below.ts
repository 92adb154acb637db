import * as z from 'zod';
import { inParallel } from '../../../../platform/in-parallel.ts';
import type { ProviderText } from '../../../provider-words/provider-text.ts';
import { storableText } from '../../../provider-words/storable.ts';
import type { AccountWebhooks } from '../../format.ts';
import { askForJson, type ProviderFetch } from '../call.ts';
import type { RestDefinition } from '../definition.ts';
import { isReadable, membersOf, type ParentValues, valuesOf } from '../parents/parent-values.ts';
import { ProviderError } from '../provider-error.ts';
import { readList } from '../read-list.ts';
import { RequestDraft } from '../request/draft.ts';
import { endSubscription } from './end-subscription.ts';
import { listSubscriptions } from './list-subscriptions.ts';

/** A provider whose subscriptions are each for one record of another object. */
export type WebhooksBelow = AccountWebhooks & {
  readonly parents: NonNullable<AccountWebhooks['parents']>;
};

const Made = z.strictObject({ parent: z.record(z.string(), z.string()), id: z.string() });
export type SubscriptionBelow = z.infer<typeof Made>;

/** What is known of the subscriptions of an installation. */
const Known = z.strictObject({
  made: z.array(Made),
  /** The names of the parents for which the provider has refused one. */
  refused: z.array(z.string()),
});
export type SubscriptionsBelow = z.infer<typeof Known>;

/** Reads a text of `writeSubscriptions`. */
export function readSubscriptions(stored: string | null | undefined): SubscriptionsBelow {
  return stored === null || stored === undefined
    ? { made: [], refused: [] }
    : Known.parse(JSON.parse(stored));
}

/** The subscriptions as a text that is stored. */
export function writeSubscriptions(known: SubscriptionsBelow): string {
  return JSON.stringify(known);
}

/** A page of the records that may have a subscription. */
export interface ParentsPage {
  readonly parents: readonly ParentValues[];
  /** How many others there are on the page. */
  readonly leftOut: number;
  readonly nextCursor: ProviderText | undefined;
}

/** @throws {ProviderError} */
export async function listParents(
  connector: RestDefinition,
  { parents }: WebhooksBelow,
  cursor: ProviderText | undefined,
  fetch: ProviderFetch,
): Promise<ParentsPage> {
  const request = { objectName: parents.object, fields: membersOf(parents), pageSize: 100 };
  const page = await readList(connector, { ...request, ...(cursor && { cursor }) }, fetch);
  const found = page.records
    .filter((record) => isReadable(parents, record))
    .map((record) => valuesOf(parents, record))
    .filter((values) => values !== undefined);
  return { parents: found, leftOut: page.records.length - found.length, nextCursor: page.nextCursor };
}

/** Which subscription a parent is to have. */
export interface WantedBelow {
  readonly parent: ParentValues;
  readonly address: string;
  readonly secret: string;
  readonly knownId: string | undefined;
}

/**
 * Makes a parent have one subscription to an address. One that is there and not known is of an attempt that was cut off,
 * so it is removed. So is one that is not as Dowel makes it: an older release has made it, or somebody has changed it.
 * @throws {ProviderError}
 */
export async function subscribeBelow(
  connector: RestDefinition,
  webhooks: WebhooksBelow,
  { parent, address, secret, knownId }: WantedBelow,
  fetch: ProviderFetch,
): Promise<SubscriptionBelow> {
  const { list } = webhooks;
  const listing = { address, values: parent };
  const there = list ? await listSubscriptions(connector, { ...webhooks, list }, listing, fetch) : [];
  const isKept = there.some(({ id, isAsMade }) => id === knownId && isAsMade);
  // They go first, because a provider may refuse a second one to the same address.
  const others = there.filter(({ id }) => !isKept || id !== knownId);
  if (list && knownId !== undefined && !there.some(({ id }) => id === knownId)) {
    const request = new RequestDraft(connector, webhooks.remove, { ...parent, id: knownId });
    await endSubscription(connector, request, fetch, true);
  }
  await removeBelow(
    connector,
    webhooks,
    others.map(({ id }) => ({ parent, id })),
    fetch,
  );
  if (isKept && knownId !== undefined) return { parent, id: knownId };
  const { create } = webhooks;
  const draft = new RequestDraft(connector, create.request, parent);
  draft.put(create.address, address);
  if (create.ownSecret) draft.put(create.ownSecret, secret);
  const { body, status } = await askForJson(connector, draft, fetch);
  // It goes back to the provider only.
  const id = body.text(create.id)?.toSend();
  if (id !== undefined) return { parent, id: storableText(id) };
  const words = `${connector.displayName} answered ${status} without the id of the subscription.`;
  throw new ProviderError('rejected', words, { status });
}

/** How many subscriptions are removed at the same time. */
const AT_ONCE = 5;

/**
 * Removes subscriptions. One that is gone already is no error.
 * @throws {ProviderError}
 */
export async function removeBelow(
  connector: RestDefinition,
  { remove }: WebhooksBelow,
  subscriptions: readonly SubscriptionBelow[],
  fetch: ProviderFetch,
): Promise<void> {
  await inParallel(subscriptions, AT_ONCE, ({ parent, id }) =>
    endSubscription(connector, new RequestDraft(connector, remove, { ...parent, id }), fetch),
  );
}
