import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { SignJWT } from 'jose';
import * as z from 'zod';
import type { AccountChange, DialectAccount } from '../account.ts';
import type { Application, DialectEnv } from '../dialect.ts';
import { readJson, readQuery } from '../read-request.ts';
import type { StoredRecord } from '../store/entry.ts';
import { renderComment } from './comments.ts';
import { renderIssue } from './render.ts';

// What is known of Jira's dynamic webhooks: the calls, the part of JQL that a filter may use, the 30 days and the single
// address of an app, from https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-webhooks/; the token in
// `Authorization`, signed with the client secret, from https://developer.atlassian.com/cloud/jira/platform/webhooks/.
// That `project != null` is taken, and `is not` is refused with status 200, is what ShipfoxHQ/shipfox#1272 and
// QuackbackIO/quackback#352 have seen at Jira. Which claims the token has is not documented; here it has times.

const DAY_MS = 24 * 60 * 60_000;
const LIFE_MS = 30 * DAY_MS;
const MOST_WEBHOOKS = 5;
const FIRST_ID = 10_000;
const TIMEOUT_MS = 10_000;
const TOKEN_SECONDS = 180;

const verbs = { create: 'created', update: 'updated', delete: 'deleted' } as const;
const EVENTS = Object.values(verbs).flatMap((verb) => [`jira:issue_${verb}`, `comment_${verb}`]);
const FILTER = /^(?:issueKey|project|issuetype|status|assignee|reporter) *(?:=|!=|not in|in) *[\w(),"' -]+$/i;

const NewWebhooks = z.strictObject({
  url: z.url(),
  webhooks: z.array(z.strictObject({ events: z.array(z.enum(EVENTS)).min(1), jqlFilter: z.string() })).min(1),
});
const Ids = z.strictObject({ webhookIds: z.array(z.int()).min(1) });
const ListQuery = z.strictObject({
  startAt: z.coerce.number().default(0),
  maxResults: z.coerce.number().default(100),
});

interface Webhook {
  readonly id: number;
  readonly url: string;
  readonly events: readonly string[];
  readonly jqlFilter: string;
  endTime: number;
}

/** What an account has of an app. */
interface Registered {
  webhooks: Webhook[];
  clientSecret: string;
  made: number;
  sent: Promise<unknown>;
}

const registeredBy = new WeakMap<DialectAccount, Registered>();

/** The address of the site. Events name the site only by it. */
export const SITE = 'https://acme.atlassian.net';

/** The app that has installed an account. Jira signs with its secret. Its events go to where its webhooks say. */
export function installApp(account: DialectAccount, { clientSecret }: Application): void {
  registeredOf(account).clientSecret = clientSecret;
}

/** The webhooks that have not ended. */
export function webhooksOf(
  account: DialectAccount,
): { id: string; url: string; events: readonly string[] }[] {
  return living(account).map(({ id, url, events }) => ({ id: String(id), url, events }));
}

export function webhookRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  routes.post('/', async (c) => {
    const { account } = c.var;
    const { url, webhooks } = await readJson(c, NewWebhooks);
    const webhookRegistrationResult = webhooks.map((asked) => {
      const error = refusalOf(account, url, asked.jqlFilter);
      return error === undefined ? { createdWebhookId: add(account, url, asked).id } : { errors: [error] };
    });
    return c.json({ webhookRegistrationResult });
  });
  routes.get('/', (c) => {
    const query = readQuery(c, ListQuery);
    const values = living(c.var.account).map(({ endTime, ...webhook }) => ({
      ...webhook,
      expirationDate: new Date(endTime).toISOString().replace('Z', '+0000'),
    }));
    return c.json({ ...query, total: values.length, isLast: true, values });
  });
  routes.delete('/', async (c) => {
    const { webhookIds } = await readJson(c, Ids);
    const registered = registeredOf(c.var.account);
    registered.webhooks = registered.webhooks.filter(({ id }) => !webhookIds.includes(id));
    return c.body(null, 202);
  });
  routes.put('/refresh', async (c) => {
    const { webhookIds } = await readJson(c, Ids);
    const endTime = c.var.account.rightNow() + LIFE_MS;
    for (const webhook of living(c.var.account))
      if (webhookIds.includes(webhook.id)) webhook.endTime = endTime;
    return c.json({ expirationDate: new Date(endTime).toISOString().replace('Z', '+0000') });
  });
  return routes;
}

function refusalOf(account: DialectAccount, url: string, jqlFilter: string): string | undefined {
  const webhooks = living(account);
  if (webhooks.some((one) => one.url !== url))
    return 'Only a single URL per app is allowed to be registered.';
  if (webhooks.length >= MOST_WEBHOOKS) return `An app can have ${MOST_WEBHOOKS} webhooks per user.`;
  if (jqlFilter.trim() === '') return 'Empty JQL search not supported';
  const [operator] = /\bis(?: not)?\b|~|<|>/i.exec(jqlFilter) ?? [];
  if (operator !== undefined) return `Operator ${operator.toLowerCase()} is unsupported`;
  return FILTER.test(jqlFilter) ? undefined : `The clause ${jqlFilter} is unsupported`;
}

function add(account: DialectAccount, url: string, asked: z.output<typeof NewWebhooks>['webhooks'][number]) {
  const registered = registeredOf(account);
  const webhook = { ...asked, url, id: FIRST_ID + registered.made, endTime: account.rightNow() + LIFE_MS };
  registered.made += 1;
  registered.webhooks.push(webhook);
  return webhook;
}

function living(account: DialectAccount): Webhook[] {
  return registeredOf(account).webhooks.filter(({ endTime }) => endTime > account.rightNow());
}

function registeredOf(account: DialectAccount): Registered {
  const known = registeredBy.get(account);
  if (known) return known;
  const registered: Registered = { webhooks: [], clientSecret: '', made: 0, sent: Promise.resolve() };
  registeredBy.set(account, registered);
  account.listeners.add((change) => {
    const told = toldOf(account, change);
    const matched = living(account).filter(({ events }) => told && events.includes(told.webhookEvent));
    const [first] = matched;
    // Nobody has said with what the app signs, so nobody waits for its events.
    if (!told || !first || registered.clientSecret === '') return;
    const body = JSON.stringify({ ...told, matchedWebhookIds: matched.map(({ id }) => id) });
    registered.sent = registered.sent.then(() => send(account, first.url, body, registered.clientSecret));
  });
  return registered;
}

/** What an event tells of. The facts know no other objects with a filter by JQL. */
function toldOf(account: DialectAccount, change: AccountChange) {
  if (change.object === 'comments') return toldOfComment(account, change);
  return change.object === 'issues' ? toldOfIssue(account, change) : undefined;
}

/** An issue is in an event as it was. */
function toldOfIssue(account: DialectAccount, { kind, record, previous }: AccountChange) {
  const items = Object.keys(previous).map((field) => ({ field, fieldId: field, toString: 'changed' }));
  return {
    timestamp: account.now(),
    webhookEvent: `jira:issue_${verbs[kind]}`,
    issue_event_type_name: `issue_${verbs[kind]}`,
    issue: shownIssue(account, record),
    ...(kind === 'update' && { changelog: { id: String(record.sequence), items } }),
  };
}

/** Of the issue, an event of a comment has little more than its name. https://developer.atlassian.com/cloud/jira/platform/webhooks/ */
function toldOfComment(account: DialectAccount, { kind, record }: AccountChange) {
  const issue = account.find('issues', record.id.slice(0, record.id.indexOf('/')));
  if (!issue) return undefined;
  const { self, id, key } = shownIssue(account, issue);
  const comment = renderComment(account)(record);
  return {
    timestamp: account.now(),
    webhookEvent: `comment_${verbs[kind]}`,
    comment: { ...comment, self: `${self}/comment/${comment.id}` },
    issue: { id, self, key, fields: {} },
    eventType: 'primaryAction',
  };
}

function shownIssue(account: DialectAccount, record: StoredRecord) {
  const names = account.fieldsOf('issues').map(({ name }) => name);
  const issue = renderIssue(account, names)(record);
  return { ...issue, self: `${SITE}/rest/api/2/issue/${record.id}` };
}

async function send(account: DialectAccount, url: string, body: string, clientSecret: string): Promise<void> {
  const seconds = Math.floor(account.rightNow() / 1000);
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TOKEN_SECONDS)
    .sign(new TextEncoder().encode(clientSecret));
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-atlassian-webhook-identifier': randomUUID(),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  await answer?.body?.cancel();
}
