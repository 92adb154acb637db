import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod';
import type { AccountChange, DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import { readJson, readQuery } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import { EVENT_TYPES, eventsOf } from './events.ts';

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
const ListQuery = z.strictObject({
  'page[size]': z.coerce.number().int().min(1).max(100).default(100),
  'filter[name_contains]': z.string().optional(),
});

interface Webhook {
  readonly id: string;
  readonly secret: string;
  readonly createTime: number;
  readonly given: z.output<typeof NewWebhook>['webhook'];
  sent: Promise<unknown>;
}

const webhooksBy = new WeakMap<DialectAccount, Map<string, Webhook>>();
const TIMEOUT_MS = 12_000;

/** Who is told of changes in an account. */
export function subscriptionsOf(account: DialectAccount) {
  return [...(webhooksBy.get(account)?.values() ?? [])].map(({ id, given }) => ({
    id,
    url: given.endpoint,
    events: given.subscriptions,
  }));
}

/** The calls about webhooks. Only an answer to the call for the secret has the secret. */
export function webhookRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  routes.get('/', (c) => {
    const { 'page[size]': size, 'filter[name_contains]': part = '' } = readQuery(c, ListQuery);
    const all = [...(webhooksBy.get(c.var.account)?.values() ?? [])].filter(({ given }) =>
      given.name.includes(part),
    );
    const links = { next: null, prev: null };
    return c.json({
      webhooks: all.slice(0, size).map(present),
      meta: { has_more: all.length > size },
      links,
    });
  });
  routes.post('/', async (c) => {
    const { webhook: given } = await readJson(c, NewWebhook);
    return c.json({ webhook: present(create(c.var.account, given)) }, 201);
  });
  routes.get('/:id/signing_secret', (c) => {
    const { secret } = find(c.var.account, c.req.param('id'));
    return c.json({ signing_secret: { algorithm: 'SHA256', secret } });
  });
  routes.delete('/:id', (c) => {
    const { id } = find(c.var.account, c.req.param('id'));
    webhooksBy.get(c.var.account)?.delete(id);
    return c.body(null, 204);
  });
  return routes;
}

function find(account: DialectAccount, id: string): Webhook {
  const webhook = webhooksBy.get(account)?.get(id);
  if (webhook) return webhook;
  throw new Refused('notFound', `Webhook ${id} not found`);
}

function create(account: DialectAccount, given: Webhook['given']): Webhook {
  const unknown = given.subscriptions.find((type) => !EVENT_TYPES.has(type));
  if (unknown !== undefined) {
    throw new Refused('badRequest', `subscriptions: ${unknown} is not a valid event type`);
  }
  const webhook: Webhook = {
    id: `01${randomBytes(12).toString('hex').toUpperCase()}`,
    secret: randomBytes(30).toString('base64'),
    createTime: account.now(),
    given,
    sent: Promise.resolve(),
  };
  const all = webhooksBy.get(account) ?? listen(account);
  all.set(webhook.id, webhook);
  return webhook;
}

function present({ id, createTime, given }: Webhook) {
  return { id, ...given, created_at: new Date(createTime).toISOString(), created_by: '1' };
}

function listen(account: DialectAccount): Map<string, Webhook> {
  const webhooks = new Map<string, Webhook>();
  webhooksBy.set(account, webhooks);
  account.listeners.add((change: AccountChange) => {
    for (const { type, subject, detail, event } of eventsOf(change)) {
      const body = JSON.stringify({
        type,
        account_id: 10_973_248,
        id: randomUUID(),
        time: secondOf(account.now()),
        zendesk_event_version: '2022-06-20',
        subject,
        detail,
        event,
      });
      for (const webhook of webhooks.values()) {
        if (!webhook.given.subscriptions.includes(type)) continue;
        webhook.sent = webhook.sent.then(() => send(account, webhook, body));
      }
    }
  });
  return webhooks;
}

const secondOf = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

async function send(account: DialectAccount, { id, given, secret }: Webhook, body: string): Promise<void> {
  const time = secondOf(account.rightNow());
  const answer = await fetch(given.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-zendesk-webhook-id': id,
      'x-zendesk-webhook-signature': createHmac('sha256', secret)
        .update(time + body)
        .digest('base64'),
      'x-zendesk-webhook-signature-timestamp': time,
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  await answer?.body?.cancel();
}
