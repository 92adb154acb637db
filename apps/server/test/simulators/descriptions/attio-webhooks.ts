import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod';
import type { AccountChange, DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import { toTime } from '../general/render.ts';
import { offset, pageSize, readJson, readQuery } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import { uuidOf } from '../seeded.ts';
import { keepSubscriptions, PAST, type Subscription } from '../subscriptions.ts';

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
const Wanted = z.strictObject({ event_type: z.string(), filter: Filter.nullable() });
const NewWebhook = z.strictObject({
  data: z.strictObject({ target_url: z.url(), subscriptions: z.array(Wanted).min(1) }),
});
const Page = z.strictObject({ limit: pageSize(Number.MAX_SAFE_INTEGER, 10), offset });

interface Webhook extends Subscription {
  readonly wanted: readonly z.infer<typeof Wanted>[];
  readonly secret: string;
  readonly createTime: string | number;
}

const { all, add, subscriptionsOf } = keepSubscriptions<Webhook>({
  tell: (account, change, living) =>
    eventsOf(account, change).flatMap((event) =>
      living
        .filter(({ wanted }) =>
          wanted.some(({ event_type: type, filter }) => type === event.event_type && passes(filter, event)),
        )
        .map((webhook) => [webhook, messageOf(webhook, event)] as const),
    ),
});

/** The webhooks of an account. */
export { subscriptionsOf };

/** The calls about webhooks. Only the answer to the first has the secret. */
export function webhookRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>().basePath('/v2/webhooks');
  routes.post('/', async (c) => {
    const { account } = c.var;
    const { target_url: url, subscriptions: wanted } = (await readJson(c, NewWebhook)).data;
    const events = wanted.map(({ event_type: type }) => type);
    const unknown = events.find((type) => !EVENT_TYPES.includes(type));
    if (unknown !== undefined) throw new Refused('badValue', `"${unknown}" is no event type.`);
    const secret = randomBytes(32).toString('hex');
    const createTime = toTime(account.now(), 'rfc3339Nanos');
    const webhook = add(account, { id: randomUUID(), url, events, wanted, secret, createTime });
    return c.json({ data: { ...render(account, webhook), secret } });
  });
  routes.get('/', (c) => {
    const { limit, offset: start } = readQuery(c, Page);
    const page = [...all(c.var.account).values()].slice(start, start + limit);
    return c.json({ data: page.map((one) => render(c.var.account, one)) });
  });
  routes.delete('/:id', (c) => {
    if (all(c.var.account).delete(c.req.param('id'))) return c.json({});
    throw new Refused('notFound', 'Webhook with that ID was not found.');
  });
  return routes;
}

function render(account: DialectAccount, { id, url, wanted, createTime }: Webhook) {
  return {
    target_url: url,
    subscriptions: wanted,
    id: { workspace_id: account.id, webhook_id: id },
    status: 'active',
    created_at: createTime,
  };
}

/** What the names of the events of an object begin with. Attio does not tell of every change of the others. */
const PREFIXES: Readonly<Record<string, { name: string; verbs: readonly string[]; idMember: string }>> = {
  tasks: { name: 'task', verbs: Object.values(PAST), idMember: 'task_id' },
  notes: { name: 'note', verbs: Object.values(PAST), idMember: 'note_id' },
  lists: { name: 'list', verbs: Object.values(PAST), idMember: 'list_id' },
  workspace_members: { name: 'workspace-member', verbs: ['created'], idMember: 'workspace_member_id' },
};
const OF_RECORDS = { name: 'record', verbs: [...Object.values(PAST), 'merged'], idMember: 'record_id' };

const EVENT_TYPES = [
  ...[OF_RECORDS, ...Object.values(PREFIXES)].flatMap(({ name, verbs }) =>
    verbs.map((verb) => `${name}.${verb}`),
  ),
  'note-content.updated',
];

interface AttioEvent {
  readonly event_type: string;
  readonly id: Readonly<Record<string, string>>;
  readonly actor: object;
}

/** An event has ids only. The change of a record is told once for each attribute. */
function eventsOf(account: DialectAccount, { kind, object, record, previous }: AccountChange): AttioEvent[] {
  const { name, verbs, idMember } = PREFIXES[object] ?? OF_RECORDS;
  if (!verbs.includes(PAST[kind])) return [];
  const hasAttributes = !Object.hasOwn(PREFIXES, object);
  const ofObject = hasAttributes && { object_id: uuidOf(object) };
  const id = { workspace_id: account.id, ...ofObject, [idMember]: record.id };
  const actor = { type: 'workspace-member', id: uuidOf('workspace_members 0') };
  // The change of a note's text has an event of its own: https://docs.attio.com/rest-api/webhook-reference/note-content-events/note-contentupdated
  const isText = object === 'notes' && 'content_plaintext' in previous;
  const event = { event_type: `${isText ? 'note-content' : name}.${PAST[kind]}`, id, actor };
  if (!hasAttributes || kind !== 'update') return [event];
  return Object.keys(previous).map((slug) => ({
    ...event,
    id: { ...id, attribute_id: uuidOf(`${object}.${slug}`) },
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

function messageOf({ id, secret }: Webhook, event: AttioEvent) {
  const body = JSON.stringify({ webhook_id: id, events: [event] });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return {
    body,
    headers: {
      'idempotency-key': randomUUID(),
      'attio-signature': signature,
      'x-attio-signature': signature,
    },
  };
}
