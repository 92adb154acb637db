import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import { pageSize, readJson, readQuery } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import { keepSubscriptions, type Subscription } from '../subscriptions.ts';
import { toSecond } from '../times.ts';
import { EVENT_TYPES, eventsOf } from './zendesk-events.ts';

/*
 * https://developer.zendesk.com/api-reference/webhooks/webhooks-api/webhooks/
 * https://developer.zendesk.com/documentation/webhooks/verifying/
 */

const NewWebhook = z.strictObject({
  webhook: z.strictObject({
    name: z.string().min(1),
    status: z.enum(['active', 'inactive']),
    endpoint: z.url(),
    // Only these two can subscribe to events.
    http_method: z.literal('POST'),
    request_format: z.literal('json'),
    subscriptions: z.array(z.string()).min(1),
  }),
});
const WebhookChange = z.strictObject({ webhook: NewWebhook.shape.webhook.pick({ status: true }) });
const ListQuery = z.strictObject({
  'page[size]': pageSize(100),
  'filter[name_contains]': z.string().optional(),
});

interface Webhook extends Subscription {
  readonly secret: string;
  readonly createTime: number;
  readonly given: z.output<typeof NewWebhook>['webhook'];
}

const { all, add, subscriptionsOf } = keepSubscriptions<Webhook>({
  tell: (account, change, living) =>
    eventsOf(change).flatMap(({ type, ...event }) => {
      const body = JSON.stringify({
        type,
        account_id: 10_973_248,
        id: randomUUID(),
        time: toSecond(account.now()),
        zendesk_event_version: '2022-06-20',
        ...event,
      });
      return living
        .filter(({ events, given }) => given.status === 'active' && events.includes(type))
        .map((webhook) => [webhook, { body, headers: headersFor(account, webhook, body) }] as const);
    }),
});

/** The subscriptions to changes in an account. */
export { subscriptionsOf };

/** The calls about webhooks. Only an answer to the call for the secret has the secret. */
export function webhookRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>().basePath('/api/v2/webhooks');
  routes.get('/', (c) => {
    const { 'page[size]': size, 'filter[name_contains]': part = '' } = readQuery(c, ListQuery);
    const named = [...all(c.var.account).values()].filter(({ given }) => given.name.includes(part));
    return c.json({
      webhooks: named.slice(0, size).map(present),
      meta: { has_more: named.length > size },
      links: { next: null, prev: null },
    });
  });
  routes.post('/', async (c) => {
    const { account } = c.var;
    const { webhook: given } = await readJson(c, NewWebhook);
    const unknown = given.subscriptions.find((type) => !EVENT_TYPES.has(type));
    if (unknown !== undefined) {
      throw new Refused('badRequest', `subscriptions: ${unknown} is not a valid event type`);
    }
    const webhook = add(account, {
      id: `01${randomBytes(12).toString('hex').toUpperCase()}`,
      url: given.endpoint,
      events: given.subscriptions,
      secret: randomBytes(30).toString('base64'),
      createTime: account.now(),
      given,
    });
    return c.json({ webhook: present(webhook) }, 201);
  });
  routes.get('/:id/signing_secret', (c) => {
    const { secret } = find(c.var.account, c.req.param('id'));
    return c.json({ signing_secret: { algorithm: 'SHA256', secret } });
  });
  routes.patch('/:id', async (c) => {
    const webhook = find(c.var.account, c.req.param('id'));
    const change = (await readJson(c, WebhookChange)).webhook;
    add(c.var.account, { ...webhook, given: { ...webhook.given, ...change } });
    return c.body(null, 204);
  });
  routes.delete('/:id', (c) => {
    all(c.var.account).delete(find(c.var.account, c.req.param('id')).id);
    return c.body(null, 204);
  });
  return routes;
}

function find(account: DialectAccount, id: string): Webhook {
  const webhook = all(account).get(id);
  if (webhook) return webhook;
  throw new Refused('notFound', `Webhook ${id} not found`);
}

function present({ id, createTime, given }: Webhook) {
  return { id, ...given, created_at: new Date(createTime).toISOString(), created_by: '1' };
}

function headersFor(account: DialectAccount, { id, secret }: Webhook, body: string) {
  const time = toSecond(account.rightNow());
  const signature = createHmac('sha256', secret).update(time + body);
  return {
    'content-type': 'application/json; charset=utf-8',
    'x-zendesk-webhook-id': id,
    'x-zendesk-webhook-signature': signature.digest('base64'),
    'x-zendesk-webhook-signature-timestamp': time,
  };
}
