import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { AccountChange, DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import { readJson, readQuery } from '../read-request.ts';
import { found } from '../record-routes.ts';
import { Refused } from '../refusal.ts';
import { keepSubscriptions, type Subscription } from '../subscriptions.ts';
import { repositoryIn } from './call.ts';
import { COMMENTS, toComment } from './comments.ts';
import { USER } from './objects.ts';
import { PULLS, toPull } from './pulls.ts';
import { rendererOf } from './render.ts';
import { findRepository, NOT_FOUND } from './writes.ts';

/** A webhook of a repository. */
interface Hook extends Subscription {
  readonly repository: string;
  readonly active: boolean;
  readonly secret: string;
}

const { all, add, send, subscriptionsOf } = keepSubscriptions<Hook>({
  tell(account, change, living) {
    const event = toEvent(account, change);
    return living
      .filter(
        ({ active, repository, events }) =>
          event && active && repository === event.repository && events.includes(event.name),
      )
      .map((hook) => [hook, messageOf(hook, event?.name ?? '', event?.payload ?? {})] as const);
  },
});

/** The subscriptions to changes in an account. */
export { subscriptionsOf };

const NewHook = z.strictObject({
  name: z.literal('web'),
  active: z.literal(true),
  events: z.array(z.string()).min(1),
  config: z.strictObject({ url: z.url(), content_type: z.literal('json'), secret: z.string().min(1) }),
});
const HookChange = z.strictObject({
  active: z.boolean().optional(),
  events: z.array(z.string()).min(1).optional(),
});

/**
 * The webhooks of a repository, for its admins only: to others, GitHub says that there is nothing. A second one with the
 * same address is refused.
 * https://docs.github.com/en/rest/repos/webhooks
 */
export function hookRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  const hooksOf = (c: Context<DialectEnv>) => {
    const repository = adminOf(c);
    return [...all(c.var.account).values()].filter((hook) => hook.repository === repository);
  };
  const hookIn = (c: Context<DialectEnv>): Hook => {
    const hook = hooksOf(c).find(({ id }) => id === c.req.param('id'));
    if (hook) return hook;
    throw new Refused('notFound', NOT_FOUND);
  };
  routes.get('/', (c) => {
    readQuery(c, z.strictObject({ per_page: z.string().optional(), page: z.string().optional() }));
    return c.json(hooksOf(c).map(render));
  });
  routes.post('/', async (c) => {
    const { account } = c.var;
    const repository = adminOf(c);
    const { events, config } = await readJson(c, NewHook);
    if (hooksOf(c).some(({ url }) => url === config.url)) {
      throw new Refused('badValue', 'Hook already exists on this repository');
    }
    const { url, secret } = config;
    const id = String(randomInt(1_000_000_000));
    const hook = add(account, { id, url, events, repository, active: true, secret });
    const about = { zen: 'Keep it logically awesome.', hook_id: Number(id), hook: render(hook) };
    send(account, hook, messageOf(hook, 'ping', about));
    return c.json(render(hook), 201);
  });
  routes.patch('/:id', async (c) => {
    const hook = hookIn(c);
    const { active = hook.active, events = hook.events } = await readJson(c, HookChange);
    return c.json(render(add(c.var.account, { ...hook, active, events })));
  });
  routes.delete('/:id', (c) => {
    all(c.var.account).delete(hookIn(c).id);
    return c.body(null, 204);
  });
  return routes;
}

/** The repository of a call, of which the user has to be an admin. */
function adminOf(c: Context<DialectEnv>): string {
  const { values } = found(findRepository(c.var.account, repositoryIn(c)), NOT_FOUND);
  if (Object(values.permissions).admin !== true) throw new Refused('notFound', NOT_FOUND);
  return String(values.full_name);
}

/** The secret is never shown. */
function render({ id, active, events, url }: Hook) {
  const config = { url, content_type: 'json', insecure_ssl: '0', secret: '********' };
  return { type: 'Repository', id: Number(id), name: 'web', active, events, config };
}

/** https://docs.github.com/en/webhooks/webhook-events-and-payloads */
function toEvent(account: DialectAccount, change: AccountChange) {
  const { object, record } = change;
  if (object === COMMENTS) return toCommentEvent(account, change);
  const isPull = object === PULLS;
  if (!isPull && object !== 'issues') return undefined;
  const repository = isPull
    ? record.id.slice(0, record.id.lastIndexOf('/'))
    : String(Object(record.values.repository).full_name);
  const [owner = '', name = ''] = repository.split('/');
  const shown = isPull ? toPull(account)(record) : rendererOf(account, 'issues')(record);
  const about = {
    ...actionOf(change),
    ...(isPull ? { number: shown.number, pull_request: shown } : { issue: shown }),
    ...repositoryFacts(owner, name),
  };
  return { name: isPull ? 'pull_request' : 'issues', repository, payload: about };
}

/** A comment of a pull request is told of as one of the issue that it is. */
function toCommentEvent(account: DialectAccount, { kind, record, previous }: AccountChange) {
  const [owner = '', repo = ''] = record.id.split('/');
  const number = Number(record.values.issue ?? 1);
  const issue = account
    .everyRecord('issues')
    .find(
      ({ values }) => values.number === number && Object(values.repository).full_name === `${owner}/${repo}`,
    );
  const action = kind === 'update' ? 'edited' : `${kind}d`;
  const payload = {
    action,
    ...(kind === 'update' && { changes: { body: { from: previous.body } } }),
    issue: issue ? rendererOf(account, 'issues')(issue) : { number },
    comment: toComment(account)(record),
    ...repositoryFacts(owner, repo),
  };
  return { name: 'issue_comment', repository: `${owner}/${repo}`, payload };
}

function repositoryFacts(owner: string, name: string) {
  return {
    repository: { name, full_name: `${owner}/${name}`, owner: { ...USER, login: owner } },
    sender: USER,
  };
}

/** Only what was edited is named. */
function actionOf({ kind, record, previous }: AccountChange) {
  if (kind === 'create') return { action: 'opened' };
  if (kind === 'delete') return { action: 'deleted' };
  if ('state' in previous) return { action: record.values.state === 'closed' ? 'closed' : 'reopened' };
  const edited = Object.entries(previous).filter(([name]) => name === 'title' || name === 'body');
  if (edited.length === 0) return { action: 'labeled' };
  return {
    action: 'edited',
    changes: Object.fromEntries(edited.map(([name, from]) => [name, { from }])),
  };
}

function messageOf({ id, secret }: Hook, name: string, payload: object) {
  const body = JSON.stringify(payload);
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = {
    'user-agent': 'GitHub-Hookshot/1',
    'x-github-event': name,
    'x-github-delivery': randomUUID(),
    'x-github-hook-id': id,
    'x-hub-signature-256': `sha256=${signature}`,
  };
  return { body, headers };
}
