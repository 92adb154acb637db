import { createHmac, randomUUID } from 'node:crypto';
import type { AccountChange, DialectAccount } from '../account.ts';
import type { Application } from '../dialect.ts';
import { UnexpectedRequest } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { OBJECTS, type ObjectName } from './objects.ts';

/*
 * https://shopify.dev/docs/api/admin-graphql/2026-10/mutations/webhookSubscriptionCreate
 * https://shopify.dev/docs/apps/build/webhooks/subscribe/https
 * https://shopify.dev/changelog/updates-to-webhook-retry-mechanism
 * https://shopify.dev/docs/api/webhooks/2026-10
 */

interface Subscription {
  readonly id: string;
  /** Such as `ORDERS_UPDATED`. */
  readonly topic: string;
  readonly uri: string;
}

interface Shop {
  readonly subscriptions: Map<string, Subscription>;
  /** What signs events. A test says what the builder has. */
  clientSecret: string;
  /** Events go out in the order in which they happened. */
  sent: Promise<unknown>;
  count: number;
}

const shops = new WeakMap<DialectAccount, Shop>();
const TIMEOUT_MS = 5000;
/** The first attempt, and eight more in four hours. Nobody waits for them here. */
const ATTEMPTS = 9;

/** Says what signs the events of an account. */
export function sendEventsTo(account: DialectAccount, { clientSecret }: Application): void {
  shopOf(account).clientSecret = clientSecret;
}

/** Who is told of changes in an account. */
export function subscriptionsOf(account: DialectAccount) {
  return [...shopOf(account).subscriptions.values()].map(({ id, uri, topic }) => ({
    id,
    url: uri,
    events: [topic],
  }));
}

interface Given {
  topic: string;
  webhookSubscription: { uri?: string };
}

/** What the operations about webhooks do. `sizes` notes how many records a list had. */
export function webhookResolvers(account: DialectAccount, sizes: Map<string, number>) {
  const { subscriptions } = shopOf(account);
  return {
    webhookSubscriptions({ first = 0 }: { first?: number }) {
      const nodes = [...subscriptions.values()].slice(0, first).map(present);
      sizes.set('webhookSubscriptions', nodes.length);
      return { nodes, pageInfo: { hasNextPage: subscriptions.size > nodes.length, endCursor: null } };
    },
    webhookSubscriptionCreate({ topic, webhookSubscription: { uri = '' } }: Given) {
      const isTaken = [...subscriptions.values()].some((one) => one.topic === topic && one.uri === uri);
      const wrong = isTaken
        ? 'Address for this topic has already been taken'
        : URL.canParse(uri)
          ? undefined
          : 'Address is not a valid URL';
      if (wrong !== undefined) {
        const error = { field: ['webhookSubscription', 'uri'], message: wrong };
        return { webhookSubscription: null, userErrors: [error] };
      }
      const shop = shopOf(account);
      shop.count += 1;
      const made = { id: `gid://shopify/WebhookSubscription/${8000 + shop.count}`, topic, uri };
      subscriptions.set(made.id, made);
      return { webhookSubscription: present(made), userErrors: [] };
    },
    webhookSubscriptionDelete({ id }: { id: string }) {
      if (subscriptions.delete(id)) return { deletedWebhookSubscriptionId: id, userErrors: [] };
      const error = { field: ['id'], message: 'Webhook subscription does not exist' };
      return { deletedWebhookSubscriptionId: null, userErrors: [error] };
    },
  };
}

function present({ id, topic, uri }: Subscription) {
  return { id, topic, uri };
}

function shopOf(account: DialectAccount): Shop {
  const known = shops.get(account);
  if (known) return known;
  const shop: Shop = {
    subscriptions: new Map(),
    clientSecret: randomUUID(),
    sent: Promise.resolve(),
    count: 0,
  };
  shops.set(account, shop);
  account.listeners.add((change) => tell(account, shop, change));
  return shop;
}

const VERBS = { create: 'create', update: 'update', delete: 'delete' } as const;

function tell(account: DialectAccount, shop: Shop, { kind, object, record }: AccountChange): void {
  const verb = object === 'orders' && kind === 'update' ? 'updated' : VERBS[kind];
  const topic = `${object}/${verb}`;
  const wanted = topic.replace('/', '_').toUpperCase();
  const body = JSON.stringify(bodyOf(object as ObjectName, kind, record));
  const headers = {
    'content-type': 'application/json',
    'x-shopify-topic': topic,
    'x-shopify-hmac-sha256': createHmac('sha256', shop.clientSecret).update(body).digest('base64'),
    'x-shopify-shop-domain': 'acme.myshopify.com',
    'x-shopify-api-version': '2026-10',
    'x-shopify-webhook-id': randomUUID(),
    'x-shopify-event-id': randomUUID(),
    'x-shopify-triggered-at': new Date(account.rightNow()).toISOString(),
  };
  for (const subscription of shop.subscriptions.values()) {
    if (subscription.topic !== wanted) continue;
    shop.sent = shop.sent.then(() => deliver(shop, subscription, { headers, body }));
  }
}

/** A body looks as in the REST API. Only its ids are those of the facts. That of a deletion has the number, and no more. */
function bodyOf(object: ObjectName, kind: AccountChange['kind'], { id, values }: StoredRecord) {
  const { typeName } = OBJECTS[object];
  const number = id.slice(`gid://shopify/${typeName}/`.length);
  if (!/^\d+$/.test(number)) throw new UnexpectedRequest(`"${id}" is no id of a ${typeName}.`);
  const whole = { admin_graphql_api_id: id, note: values.note ?? null };
  return { id: Number(number), ...(kind !== 'delete' && whole) };
}

/** Sends an event until it is taken. After the last attempt in vain, the subscription is deleted. */
async function deliver(
  { subscriptions }: Shop,
  { id, uri }: Subscription,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS && subscriptions.has(id); attempt += 1) {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(uri, { method: 'POST', headers, body, signal }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  subscriptions.delete(id);
}
