import { createHmac, randomUUID } from 'node:crypto';
import type { AccountChange, DialectAccount } from '../account.ts';
import type { Application } from '../dialect.ts';
import { UnexpectedRequest } from '../refusal.ts';
import { sendMessage } from '../send-message.ts';
import type { StoredRecord } from '../store/entry.ts';
import { keepSubscriptions, type Subscription } from '../subscriptions.ts';
import { OBJECTS, type ObjectName } from './objects.ts';

/*
 * https://shopify.dev/docs/api/admin-graphql/2026-10/mutations/webhookSubscriptionCreate
 * https://shopify.dev/docs/apps/build/webhooks/subscribe/https
 * https://shopify.dev/changelog/updates-to-webhook-retry-mechanism
 * https://shopify.dev/docs/api/webhooks/2026-10
 */

/** What signs the events of an account. A test says what the builder has. */
const secrets = new WeakMap<DialectAccount, string>();
/** The first attempt, and eight more in four hours. Nobody waits for them here. */
const ATTEMPTS = 9;

const { all, add, subscriptionsOf } = keepSubscriptions<Subscription>({
  tell(account, { kind, object, record }, living) {
    const verb = object === 'orders' && kind === 'update' ? 'updated' : kind;
    const topic = `${object}/${verb}`;
    const body = JSON.stringify(bodyOf(object as ObjectName, kind, record));
    const headers = {
      'x-shopify-topic': topic,
      'x-shopify-hmac-sha256': createHmac('sha256', secrets.get(account) ?? randomUUID())
        .update(body)
        .digest('base64'),
      'x-shopify-shop-domain': 'acme.myshopify.com',
      'x-shopify-api-version': '2026-10',
      'x-shopify-webhook-id': randomUUID(),
      'x-shopify-event-id': randomUUID(),
      'x-shopify-triggered-at': new Date(account.rightNow()).toISOString(),
    };
    const wanted = topic.replace('/', '_').toUpperCase();
    return living
      .filter(({ events }) => events.includes(wanted))
      .map((subscription) => [subscription, { headers, body }] as const);
  },
  /** Sends an event until it is taken. After the last attempt in vain, the subscription is deleted. */
  async deliver(account, { id, url }, message) {
    for (let attempt = 0; attempt < ATTEMPTS && all(account).has(id); attempt += 1) {
      if (await sendMessage(url, message)) return;
    }
    all(account).delete(id);
  },
});

/** The subscriptions to changes in an account. */
export { subscriptionsOf };

/** Says what signs the events of an account. */
export function sendEventsTo(account: DialectAccount, { clientSecret }: Application): void {
  secrets.set(account, clientSecret);
}

/** How many subscriptions each account has made. */
const counts = new WeakMap<DialectAccount, number>();

interface Given {
  topic: string;
  webhookSubscription: { uri?: string };
}

/** What the operations about webhooks do. `sizes` notes how many records a list had. */
export function webhookResolvers(account: DialectAccount, sizes: Map<string, number>) {
  const subscriptions = all(account);
  return {
    webhookSubscriptions({ first = 0 }: { first?: number }) {
      const nodes = [...subscriptions.values()].slice(0, first).map(present);
      sizes.set('webhookSubscriptions', nodes.length);
      return { nodes, pageInfo: { hasNextPage: subscriptions.size > nodes.length, endCursor: null } };
    },
    webhookSubscriptionCreate({ topic, webhookSubscription: { uri = '' } }: Given) {
      const isTaken = [...subscriptions.values()].some(
        ({ url, events }) => url === uri && events.includes(topic),
      );
      const wrong = isTaken
        ? 'Address for this topic has already been taken'
        : URL.canParse(uri)
          ? undefined
          : 'Address is not a valid URL';
      if (wrong !== undefined) {
        const error = { field: ['webhookSubscription', 'uri'], message: wrong };
        return { webhookSubscription: null, userErrors: [error] };
      }
      const count = (counts.get(account) ?? 0) + 1;
      counts.set(account, count);
      const id = `gid://shopify/WebhookSubscription/${8000 + count}`;
      const made = add(account, { id, url: uri, events: [topic] });
      return { webhookSubscription: present(made), userErrors: [] };
    },
    webhookSubscriptionDelete({ id }: { id: string }) {
      if (subscriptions.delete(id)) return { deletedWebhookSubscriptionId: id, userErrors: [] };
      const error = { field: ['id'], message: 'Webhook subscription does not exist' };
      return { deletedWebhookSubscriptionId: null, userErrors: [error] };
    },
  };
}

function present({ id, url, events: [topic] }: Subscription) {
  return { id, topic, uri: url };
}

/** A body looks as in the REST API. Only its ids are those of the facts. That of a deletion has the number, and no more. */
function bodyOf(object: ObjectName, kind: AccountChange['kind'], { id, values }: StoredRecord) {
  const { typeName } = OBJECTS[object];
  const number = id.slice(`gid://shopify/${typeName}/`.length);
  if (!/^\d+$/.test(number)) throw new UnexpectedRequest(`"${id}" is no id of a ${typeName}.`);
  const whole = { admin_graphql_api_id: id, note: values.note ?? null };
  return { id: Number(number), ...(kind !== 'delete' && whole) };
}
