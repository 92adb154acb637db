import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { AccountChange, DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import { readJson, readQuery } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import { OBJECTS, type PipedriveObject } from './objects.ts';
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
const TIMEOUT_MS = 10_000;

/** What the events call the objects. */
const ENTITIES: Readonly<Record<string, string>> = {
  activities: 'activity',
  deals: 'deal',
  leads: 'lead',
  notes: 'note',
  organizations: 'organization',
  persons: 'person',
  pipelines: 'pipeline',
  products: 'product',
  stages: 'stage',
  users: 'user',
};
const ACTIONS = { create: 'create', update: 'change', delete: 'delete' } as const;

const NewWebhook = z.strictObject({
  subscription_url: z.url(),
  event_action: z.enum([...Object.values(ACTIONS), '*']),
  event_object: z.enum([...Object.values(ENTITIES), '*']),
  user_id: z.int().optional(),
  http_auth_user: z.string().optional(),
  http_auth_password: z.string().optional(),
  name: z.string().optional(),
  /** Version 1 has other bodies, which the facts do not have. */
  version: z.literal('2.0').default('2.0'),
});

interface Webhook extends z.infer<typeof NewWebhook> {
  readonly id: number;
  readonly addTime: string;
  /** Since when no delivery has succeeded. */
  failingSince?: number | undefined;
  firstFailures: number;
  lastDeliveryTime?: string;
  bannedUntil: number;
  sent: Promise<unknown>;
}

const webhooksBy = new WeakMap<DialectAccount, { all: Map<number, Webhook>; nextId: number }>();

/** The calls below `/v1/webhooks`. */
export function webhookRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  routes.post('/', create);
  routes.get('/', (c) => {
    readQuery(c, z.strictObject({}));
    const all = [...(webhooksBy.get(c.var.account)?.all.values() ?? [])];
    return c.json({ status: 'ok', success: true, data: all.map(render) });
  });
  routes.delete('/:id', (c) => {
    const isThere = webhooksBy.get(c.var.account)?.all.delete(Number(c.req.param('id')));
    if (!isThere) throw new Refused('notFound', 'Webhook not found');
    return c.json({ status: 'ok', success: true });
  });
  return routes;
}

/** The webhooks of an account. */
export function webhooksOf(account: DialectAccount): { id: string; url: string; events: string[] }[] {
  return [...(webhooksBy.get(account)?.all.values() ?? [])].map((one) => ({
    id: String(one.id),
    url: one.subscription_url,
    events: [`${one.event_action}.${one.event_object}`],
  }));
}

async function create(c: Context<DialectEnv>): Promise<Response> {
  const { account } = c.var;
  const asked = await readJson(c, NewWebhook);
  const kept = webhooksBy.get(account) ?? listen(account);
  if (kept.all.size >= MOST) throw new Refused('badRequest', `A user can have ${MOST} webhooks`);
  const webhook: Webhook = {
    ...asked,
    id: kept.nextId,
    addTime: new Date(account.now()).toISOString().slice(0, 19),
    firstFailures: 0,
    bannedUntil: 0,
    sent: Promise.resolve(),
  };
  kept.nextId += 1;
  kept.all.set(webhook.id, webhook);
  return c.json({ status: 'ok', success: true, data: render(webhook) }, 201);
}

function render(one: Webhook) {
  return {
    id: one.id,
    company_id: 1,
    owner_id: 1,
    user_id: one.user_id ?? 1,
    admin_id: 1,
    event_action: one.event_action,
    event_object: one.event_object,
    subscription_url: one.subscription_url,
    version: one.version,
    type: 'application',
    is_active: 1,
    add_time: one.addTime.replace('T', ' '),
    remove_time: null,
    remove_reason: null,
    http_auth_user: one.http_auth_user ?? null,
    http_auth_password: one.http_auth_password ?? null,
    last_delivery_time: one.lastDeliveryTime ?? null,
  };
}

function listen(account: DialectAccount) {
  const kept = { all: new Map<number, Webhook>(), nextId: 1 };
  webhooksBy.set(account, kept);
  account.listeners.add((change) => {
    const entity = ENTITIES[change.object];
    const action = ACTIONS[change.kind];
    // All webhooks are told of the same event.
    const id = randomUUID();
    for (const webhook of kept.all.values()) {
      const isWanted =
        ['*', action].includes(webhook.event_action) && ['*', entity].includes(webhook.event_object);
      if (entity === undefined || !isWanted) continue;
      const body = JSON.stringify(eventOf(account, change, { id, entity, webhook }));
      webhook.sent = webhook.sent.then(() => deliver(account, webhook, body));
    }
  });
  return kept;
}

function eventOf(
  account: DialectAccount,
  { kind, object, record, previous }: AccountChange,
  { id, entity, webhook }: { id: string; entity: string; webhook: Webhook },
) {
  const definition = OBJECTS[object] as PipedriveObject;
  const state = rendererOf(account, object, definition)(record);
  return {
    meta: {
      action: ACTIONS[kind],
      entity,
      entity_id: record.id,
      id,
      correlation_id: randomUUID(),
      company_id: '1',
      user_id: '1',
      webhook_id: String(webhook.id),
      webhook_owner_id: '1',
      is_bulk_edit: false,
      type: 'application',
      version: '2.0',
      change_source: 'app',
      attempt: 1,
      timestamp: new Date(account.now()).toISOString(),
      host: 'company.pipedrive.com',
      ...(entity !== 'user' && { permitted_user_ids: ['1'] }),
    },
    data: kind === 'delete' ? null : state,
    previous: kind === 'create' ? null : kind === 'delete' ? state : before(definition, previous),
  };
}

/** The values before the change, with those of custom fields in a map of their own. */
function before({ fields }: PipedriveObject, previous: Readonly<Record<string, unknown>>) {
  const names = new Set(fields.filter(({ isCustom }) => isCustom).map(({ name }) => name));
  const entries = Object.entries(previous);
  const custom = entries.filter(([name]) => names.has(name));
  return {
    ...Object.fromEntries(entries.filter(([name]) => !names.has(name))),
    ...(custom.length > 0 && { custom_fields: Object.fromEntries(custom) }),
  };
}

/** Ten first attempts that fail ban a webhook for half an hour, and three days without a success end it. */
async function deliver(account: DialectAccount, webhook: Webhook, body: string): Promise<void> {
  const now = account.rightNow();
  if (now < webhook.bannedUntil) return;
  const isDelivered = await send(webhook, body);
  webhook.lastDeliveryTime = new Date(now).toISOString();
  if (isDelivered) {
    webhook.failingSince = undefined;
    return;
  }
  webhook.failingSince ??= now;
  if (now - webhook.failingSince >= LONGEST_FAILING_MS) webhooksBy.get(account)?.all.delete(webhook.id);
  webhook.firstFailures += 1;
  if (webhook.firstFailures < FAILURES_TO_BAN) return;
  webhook.firstFailures = 0;
  webhook.bannedUntil = now + BAN_MS;
}

async function send(webhook: Webhook, body: string): Promise<boolean> {
  const { http_auth_user: user = '', http_auth_password: password = '' } = webhook;
  const credentials = Buffer.from(`${user}:${password}`).toString('base64');
  const answer = await fetch(webhook.subscription_url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(user + password !== '' && { authorization: `Basic ${credentials}` }),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}
