import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod';
import type { AccountChange, DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import { readJson, readQuery } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import { sendMessage } from '../send-message.ts';
import { keepSubscriptions, type Subscription } from '../subscriptions.ts';
import { OBJECTS } from './objects.ts';
import { rendererOf } from './render.ts';

/*
 * Pipedrive's webhooks, version 2. Nothing is signed.
 * https://developers.pipedrive.com/docs/api/v1/Webhooks: the calls
 * https://pipedrive.readme.io/docs/guide-for-webhooks-v2: the bodies, the limit of 40, the ban, and the end after three
 * days. The retries after 3, 30 and 150 seconds are left out.
 * https://pipedrive.readme.io/docs/webhooks-for-apps: the calls need the scope "admin" of the application
 */

const MOST = 40;
const FAILURES_TO_BAN = 10;
const BAN_MS = 30 * 60_000;
const LONGEST_FAILING_MS = 3 * 24 * 60 * 60_000;

const ACTIONS = { create: 'create', update: 'change', delete: 'delete' } as const;
const entityOf = (object: string) => OBJECTS[object]?.title.toLowerCase() ?? '';

const NewWebhook = z.strictObject({
  subscription_url: z.url(),
  event_action: z.enum([...Object.values(ACTIONS), '*']),
  event_object: z.enum([...Object.keys(OBJECTS).map(entityOf), '*']),
  user_id: z.int().default(1),
  http_auth_user: z.string().nullable().default(null),
  http_auth_password: z.string().nullable().default(null),
  name: z.string().optional(),
  /** Version 1 has other bodies, which the facts do not have. */
  version: z.literal('2.0').default('2.0'),
});

interface Webhook extends Subscription {
  readonly asked: z.infer<typeof NewWebhook>;
  readonly addTime: string;
  /** Since when no delivery has succeeded. */
  failingSince?: number | undefined;
  firstFailures: number;
  lastDeliveryTime?: string;
  bannedUntil: number;
}

const { all, add, subscriptionsOf } = keepSubscriptions<Webhook>({
  tell(account, change, living) {
    const entity = entityOf(change.object);
    // All webhooks are told of the same event.
    const id = randomUUID();
    return living
      .filter(
        ({ asked }) =>
          ['*', ACTIONS[change.kind]].includes(asked.event_action) &&
          ['*', entity].includes(asked.event_object),
      )
      .map((webhook) => [webhook, messageOf(account, change, { id, webhook })] as const);
  },
  /** Ten first attempts that fail ban a webhook for half an hour, and three days without a success end it. */
  async deliver(account, webhook, message) {
    const now = account.rightNow();
    if (now < webhook.bannedUntil) return;
    const isDelivered = await sendMessage(webhook.url, message);
    webhook.lastDeliveryTime = new Date(now).toISOString();
    if (isDelivered) {
      webhook.failingSince = undefined;
      return;
    }
    webhook.failingSince ??= now;
    if (now - webhook.failingSince >= LONGEST_FAILING_MS) all(account).delete(webhook.id);
    webhook.firstFailures += 1;
    if (webhook.firstFailures < FAILURES_TO_BAN) return;
    webhook.firstFailures = 0;
    webhook.bannedUntil = now + BAN_MS;
  },
});

/** The webhooks of an account. */
export { subscriptionsOf };

/** The number of the next webhook of an account. */
const nextIds = new WeakMap<DialectAccount, number>();

/** The calls below `/v1/webhooks`. */
export function webhookRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  routes.post('/', async (c) => {
    const { account } = c.var;
    const asked = await readJson(c, NewWebhook);
    if (all(account).size >= MOST) throw new Refused('badRequest', `A user can have ${MOST} webhooks`);
    const id = nextIds.get(account) ?? 1;
    nextIds.set(account, id + 1);
    const webhook = add(account, {
      id: String(id),
      url: asked.subscription_url,
      events: [`${asked.event_action}.${asked.event_object}`],
      asked,
      addTime: new Date(account.now()).toISOString().slice(0, 19),
      firstFailures: 0,
      bannedUntil: 0,
    });
    return c.json({ status: 'ok', success: true, data: render(webhook) }, 201);
  });
  routes.get('/', (c) => {
    readQuery(c, z.strictObject({}));
    return c.json({ status: 'ok', success: true, data: [...all(c.var.account).values()].map(render) });
  });
  routes.delete('/:id', (c) => {
    if (!all(c.var.account).delete(c.req.param('id'))) throw new Refused('notFound', 'Webhook not found');
    return c.json({ status: 'ok', success: true });
  });
  return routes;
}

function render({ id, addTime, lastDeliveryTime, asked: { name: _, ...asked } }: Webhook) {
  return {
    ...asked,
    id: Number(id),
    company_id: 1,
    owner_id: 1,
    admin_id: 1,
    type: 'application',
    is_active: 1,
    add_time: addTime.replace('T', ' '),
    remove_time: null,
    remove_reason: null,
    last_delivery_time: lastDeliveryTime ?? null,
  };
}

function messageOf(
  account: DialectAccount,
  { kind, object, record, previous }: AccountChange,
  { id, webhook }: { id: string; webhook: Webhook },
) {
  const state = rendererOf(account, object)(record);
  const meta = {
    action: ACTIONS[kind],
    entity: entityOf(object),
    entity_id: record.id,
    id,
    correlation_id: randomUUID(),
    company_id: '1',
    user_id: '1',
    webhook_id: webhook.id,
    webhook_owner_id: '1',
    is_bulk_edit: false,
    type: 'application',
    version: '2.0',
    change_source: 'app',
    attempt: 1,
    timestamp: new Date(account.now()).toISOString(),
    host: 'company.pipedrive.com',
    ...(object !== 'users' && { permitted_user_ids: ['1'] }),
  };
  const before = { create: null, update: grouped(object, previous), delete: state }[kind];
  const { http_auth_user: user, http_auth_password: password } = webhook.asked;
  const credentials = Buffer.from(`${user ?? ''}:${password ?? ''}`).toString('base64');
  return {
    body: JSON.stringify({ meta, data: kind === 'delete' ? null : state, previous: before }),
    headers: user || password ? { authorization: `Basic ${credentials}` } : {},
  };
}

/** The values before the change, with those of custom fields in a map of their own. */
function grouped(object: string, previous: Readonly<Record<string, unknown>>) {
  const names = new Set(OBJECTS[object]?.fields.filter(({ isCustom }) => isCustom).map(({ name }) => name));
  const entries = Object.entries(previous);
  const custom = entries.filter(([name]) => names.has(name));
  return {
    ...Object.fromEntries(entries.filter(([name]) => !names.has(name))),
    ...(custom.length > 0 && { custom_fields: Object.fromEntries(custom) }),
  };
}
