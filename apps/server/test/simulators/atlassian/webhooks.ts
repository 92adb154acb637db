import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { SignJWT } from 'jose';
import * as z from 'zod';
import type { AccountChange, DialectAccount } from '../account.ts';
import type { Application, DialectEnv } from '../dialect.ts';
import { offset, pageSize, readJson, readQuery } from '../read-request.ts';
import { sendMessage } from '../send-message.ts';
import type { StoredRecord } from '../store/entry.ts';
import { keepSubscriptions, PAST, type Subscription } from '../subscriptions.ts';
import { toEpochSeconds } from '../times.ts';
import { renderComment } from './comments.ts';
import { renderIssue, toTime } from './render.ts';

// What is known of Jira's dynamic webhooks: the calls, the part of JQL that a filter may use, the 30 days and the single
// address of an app, from https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-webhooks/; the token in
// `Authorization`, signed with the client secret, from https://developer.atlassian.com/cloud/jira/platform/webhooks/.
// That `project != null` is taken, and `is not` is refused with status 200, is what ShipfoxHQ/shipfox#1272 and
// QuackbackIO/quackback#352 have seen at Jira. Which claims the token has is not documented; here it has times.

const LIFE_MS = 30 * 24 * 60 * 60_000;
const MOST_WEBHOOKS = 5;
const FIRST_ID = 10_000;
const TOKEN_SECONDS = 180;

const EVENTS = Object.values(PAST).flatMap((verb) => [`jira:issue_${verb}`, `comment_${verb}`]);
const FILTER = /^(?:issueKey|project|issuetype|status|assignee|reporter) *(?:=|!=|not in|in) *[\w(),"' -]+$/i;

const NewWebhooks = z.strictObject({
  url: z.url(),
  webhooks: z.array(z.strictObject({ events: z.array(z.enum(EVENTS)).min(1), jqlFilter: z.string() })).min(1),
});
const Ids = z.strictObject({ webhookIds: z.array(z.int()).min(1) });
const ListQuery = z.strictObject({
  startAt: offset,
  maxResults: pageSize(100),
});

interface Webhook extends Subscription {
  readonly jqlFilter: string;
  readonly endTime: number;
}

/** What an account has of an app. */
interface App {
  clientSecret: string;
  /** How many webhooks it has made. */
  made: number;
}

const apps = new WeakMap<DialectAccount, App>();

function appOf(account: DialectAccount): App {
  const app = apps.get(account) ?? { clientSecret: '', made: 0 };
  apps.set(account, app);
  return app;
}

const { all, add, living, subscriptionsOf } = keepSubscriptions<Webhook>({
  tell(account, change, webhooks) {
    const told = toldOf(account, change);
    const matched = webhooks.filter(({ events }) => told && events.includes(told.webhookEvent));
    const [first] = matched;
    // Nobody has said with what the app signs, so nobody waits for its events.
    if (!told || !first || appOf(account).clientSecret === '') return [];
    const body = JSON.stringify({ ...told, matchedWebhookIds: matched.map(({ id }) => Number(id)) });
    return [[first, { body, headers: {} }]];
  },
  async deliver(account, { url }, { body = '' }) {
    const seconds = toEpochSeconds(account.rightNow());
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + TOKEN_SECONDS)
      .sign(new TextEncoder().encode(appOf(account).clientSecret));
    const id = randomUUID();
    const headers = { authorization: `Bearer ${token}`, 'x-atlassian-webhook-identifier': id };
    await sendMessage(url, { body, headers });
  },
});

/** The webhooks that have not ended. */
export { subscriptionsOf };

/** The address of the site. Events name the site only by it. */
export const SITE = 'https://acme.atlassian.net';

/** The app that has installed an account. Jira signs with its secret. Its events go to where its webhooks say. */
export function installApp(account: DialectAccount, { clientSecret }: Application): void {
  appOf(account).clientSecret = clientSecret;
}

export function webhookRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  routes.post('/', async (c) => {
    const { account } = c.var;
    const { url, webhooks } = await readJson(c, NewWebhooks);
    const webhookRegistrationResult = webhooks.map((asked) => {
      const error = refusalOf(account, url, asked.jqlFilter);
      return error === undefined ? { createdWebhookId: register(account, url, asked) } : { errors: [error] };
    });
    return c.json({ webhookRegistrationResult });
  });
  routes.get('/', (c) => {
    const query = readQuery(c, ListQuery);
    const values = living(c.var.account).map(({ id, endTime, ...webhook }) => ({
      ...webhook,
      id: Number(id),
      expirationDate: toTime(endTime),
    }));
    return c.json({ ...query, total: values.length, isLast: true, values });
  });
  routes.delete('/', async (c) => {
    const { webhookIds } = await readJson(c, Ids);
    for (const id of webhookIds) all(c.var.account).delete(String(id));
    return c.body(null, 202);
  });
  routes.put('/refresh', async (c) => {
    const { webhookIds } = await readJson(c, Ids);
    const endTime = c.var.account.rightNow() + LIFE_MS;
    for (const webhook of living(c.var.account)) {
      if (webhookIds.includes(Number(webhook.id))) add(c.var.account, { ...webhook, endTime });
    }
    return c.json({ expirationDate: toTime(endTime) });
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

function register(
  account: DialectAccount,
  url: string,
  asked: z.output<typeof NewWebhooks>['webhooks'][number],
): number {
  const app = appOf(account);
  const id = FIRST_ID + app.made;
  app.made += 1;
  add(account, { ...asked, url, id: String(id), endTime: account.rightNow() + LIFE_MS });
  return id;
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
    webhookEvent: `jira:issue_${PAST[kind]}`,
    issue_event_type_name: `issue_${PAST[kind]}`,
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
    webhookEvent: `comment_${PAST[kind]}`,
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
