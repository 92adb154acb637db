import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { AccountChange, DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import { readJson, readQuery } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import { type AttioObject, OBJECTS, uuidOf } from './objects.ts';

/*
 * Attio's webhooks.
 * https://docs.attio.com/rest-api/endpoint-reference/webhooks/create-a-webhook (and list, get, delete)
 * https://docs.attio.com/rest-api/how-to/webhooks: the signature, the Idempotency-Key, filters
 * https://docs.attio.com/rest-api/webhook-reference/record-events/recordupdated (and created, deleted): the bodies. A
 * delivery has exactly one event so far, and the change of a record is told once for each attribute. Nobody merges
 * records here, but one can ask for `record.merged`.
 */

const Condition = z.strictObject({
  field: z.string(),
  operator: z.enum(['equals', 'not_equals']),
  value: z.string(),
});
const Filter = z.union([
  z.strictObject({ $and: z.array(Condition) }),
  z.strictObject({ $or: z.array(Condition) }),
]);
const Subscription = z.strictObject({ event_type: z.string(), filter: Filter.nullable() });
const NewWebhook = z.strictObject({
  data: z.strictObject({ target_url: z.url(), subscriptions: z.array(Subscription).min(1) }),
});
const Page = z.strictObject({
  limit: z.coerce.number().int().min(1).default(10),
  offset: z.coerce.number().int().min(0).default(0),
});

interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly subscriptions: readonly z.infer<typeof Subscription>[];
  readonly secret: string;
  readonly createTime: string;
  sent: Promise<unknown>;
}

const webhooksBy = new WeakMap<DialectAccount, Map<string, Webhook>>();
const TIMEOUT_MS = 10_000;

/** The calls below `/v2/webhooks`. */
export function webhookRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  routes.post('/', create);
  routes.get('/', (c) => {
    const { limit, offset } = readQuery(c, Page);
    const all = [...(webhooksBy.get(c.var.account)?.values() ?? [])];
    return c.json({ data: all.slice(offset, offset + limit).map((one) => render(c.var.account, one)) });
  });
  routes.delete('/:id', (c) => {
    if (webhooksBy.get(c.var.account)?.delete(c.req.param('id'))) return c.json({});
    throw new Refused('notFound', 'Webhook with that ID was not found.');
  });
  return routes;
}

/** The webhooks of an account. */
export function webhooksOf(account: DialectAccount): { id: string; url: string; events: string[] }[] {
  return [...(webhooksBy.get(account)?.values() ?? [])].map(({ id, url, subscriptions }) => ({
    id,
    url,
    events: subscriptions.map(({ event_type: type }) => type),
  }));
}

/** Only this answer has the secret. */
async function create(c: Context<DialectEnv>): Promise<Response> {
  const { account } = c.var;
  const { target_url: url, subscriptions } = (await readJson(c, NewWebhook)).data;
  const unknown = subscriptions.find(({ event_type: type }) => !eventTypes().includes(type));
  if (unknown) throw new Refused('badValue', `"${unknown.event_type}" is no event type.`);
  const webhook: Webhook = {
    id: randomUUID(),
    url,
    subscriptions,
    secret: randomBytes(32).toString('hex'),
    createTime: `${new Date(account.now()).toISOString().slice(0, -1)}000000Z`,
    sent: Promise.resolve(),
  };
  const all = webhooksBy.get(account) ?? listen(account);
  all.set(webhook.id, webhook);
  return c.json({ data: { ...render(account, webhook), secret: webhook.secret } });
}

function render(account: DialectAccount, { id, url, subscriptions, createTime }: Webhook) {
  return {
    target_url: url,
    subscriptions,
    id: { workspace_id: uuidOf(account.id), webhook_id: id },
    status: 'active',
    created_at: createTime,
  };
}

function listen(account: DialectAccount): Map<string, Webhook> {
  const webhooks = new Map<string, Webhook>();
  webhooksBy.set(account, webhooks);
  account.listeners.add((change) => {
    for (const event of eventsOf(account, change)) {
      for (const webhook of webhooks.values()) {
        const isWanted = webhook.subscriptions.some(
          ({ event_type: type, filter }) => type === event.event_type && passes(filter, event),
        );
        if (isWanted) webhook.sent = webhook.sent.then(() => send(webhook, event));
      }
    }
  });
  return webhooks;
}

const verbs = { create: 'created', update: 'updated', delete: 'deleted' } as const;

/** What the names of the events of an object begin with. Attio does not tell of every change of the others. */
const prefixes: Readonly<Record<string, { name: string; verbs: readonly string[] }>> = {
  tasks: { name: 'task', verbs: Object.values(verbs) },
  notes: { name: 'note', verbs: Object.values(verbs) },
  lists: { name: 'list', verbs: Object.values(verbs) },
  workspace_members: { name: 'workspace-member', verbs: ['created'] },
};
const ofRecords = { name: 'record', verbs: [...Object.values(verbs), 'merged'] };

const eventTypes = () =>
  [ofRecords, ...Object.values(prefixes)].flatMap(({ name, verbs: all }) =>
    all.map((verb) => `${name}.${verb}`),
  );

interface AttioEvent {
  readonly event_type: string;
  readonly id: Readonly<Record<string, string>>;
  readonly actor: object;
}

/** An event has ids only. The change of a record is told once for each attribute. */
function eventsOf(account: DialectAccount, { kind, object, record, previous }: AccountChange): AttioEvent[] {
  const { hasAttributes, idMember } = OBJECTS[object] as AttioObject;
  const { name, verbs: told } = hasAttributes ? ofRecords : (prefixes[object] ?? { name: '', verbs: [] });
  if (!told.includes(verbs[kind])) return [];
  const ids = {
    workspace_id: uuidOf(account.id),
    ...(hasAttributes && { object_id: uuidOf(object) }),
    [idMember]: record.id,
  };
  const event = {
    event_type: `${name}.${verbs[kind]}`,
    id: ids,
    actor: { type: 'workspace-member', id: uuidOf('workspace_members 0') },
  };
  if (!hasAttributes || kind !== 'update') return [event];
  return Object.keys(previous).map((slug) => ({
    ...event,
    id: { ...ids, attribute_id: uuidOf(`${object}.${slug}`) },
  }));
}

/** A filter names members of the event by their paths. */
function passes(filter: z.infer<typeof Filter> | null, event: AttioEvent): boolean {
  if (!filter) return true;
  const isMet = ({ field, operator, value }: z.infer<typeof Condition>) => {
    const actual = field.split('.').reduce<unknown>((parent, name) => Object(parent)[name], event);
    return (actual === value) === (operator === 'equals');
  };
  return '$and' in filter ? filter.$and.every(isMet) : filter.$or.some(isMet);
}

async function send({ id, url, secret }: Webhook, event: AttioEvent): Promise<void> {
  const body = JSON.stringify({ webhook_id: id, events: [event] });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'attio-signature': signature,
      'x-attio-signature': signature,
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  await answer?.body?.cancel();
}
