import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { AccountChange, DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import { readJson, readQuery } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import { COMMENTS, toComment } from './comments.ts';
import { USER } from './objects.ts';
import { PULLS, toPull } from './pulls.ts';
import { rendererOf } from './render.ts';
import { findRepository, found } from './writes.ts';

/** A webhook of a repository. */
interface Hook {
  readonly id: number;
  readonly repository: string;
  events: readonly string[];
  active: boolean;
  readonly url: string;
  readonly secret: string;
  sent: Promise<unknown>;
}

const hooksBy = new WeakMap<DialectAccount, Map<number, Hook>>();
const TIMEOUT_MS = 10_000;

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
  routes.get('/', (c) => {
    readQuery(c, z.strictObject({ per_page: z.string().optional(), page: z.string().optional() }));
    const repository = adminOf(c);
    return c.json(
      hooksOf(c.var.account)
        .filter((hook) => hook.repository === repository)
        .map(render),
    );
  });
  routes.post('/', async (c) => {
    const { account } = c.var;
    const repository = adminOf(c);
    const { events, config } = await readJson(c, NewHook);
    const isSame = (hook: Hook) => hook.repository === repository && hook.url === config.url;
    if (hooksOf(account).some(isSame)) {
      throw new Refused('badValue', 'Hook already exists on this repository');
    }
    const { url, secret } = config;
    const own = { id: randomInt(1_000_000_000), active: true, sent: Promise.resolve() };
    const hook = { ...own, repository, events, url, secret };
    (hooksBy.get(account) ?? listen(account)).set(hook.id, hook);
    post(hook, 'ping', { zen: 'Keep it logically awesome.', hook_id: hook.id, hook: render(hook) });
    return c.json(render(hook), 201);
  });
  routes.patch('/:id', async (c) => {
    const repository = adminOf(c);
    const hook = hooksBy.get(c.var.account)?.get(Number(c.req.param('id')));
    if (hook?.repository !== repository) throw new Refused('notFound', 'Not Found');
    const { active = hook.active, events = hook.events } = await readJson(c, HookChange);
    Object.assign(hook, { active, events });
    return c.json(render(hook));
  });
  routes.delete('/:id', (c) => {
    const repository = adminOf(c);
    const id = Number(c.req.param('id'));
    const hooks = hooksBy.get(c.var.account);
    if (hooks?.get(id)?.repository !== repository || !hooks.delete(id)) {
      throw new Refused('notFound', 'Not Found');
    }
    return c.body(null, 204);
  });
  return routes;
}

/** Who is told of changes in an account. */
export function subscriptionsOf(account: DialectAccount) {
  return hooksOf(account).map(({ id, url, events }) => ({ id: String(id), url, events }));
}

function hooksOf(account: DialectAccount): Hook[] {
  return [...(hooksBy.get(account)?.values() ?? [])];
}

/** The repository of a call, of which the user has to be an admin. */
function adminOf(c: Context<DialectEnv>): string {
  const { owner = '', repo = '' } = c.req.param() as Record<string, string>;
  const { values } = found(findRepository(c.var.account, owner, repo));
  if (Object(values.permissions).admin !== true) throw new Refused('notFound', 'Not Found');
  return String(values.full_name);
}

/** The secret is never shown. */
function render({ id, active, events, url }: Hook) {
  const config = { url, content_type: 'json', insecure_ssl: '0', secret: '********' };
  return { type: 'Repository', id, name: 'web', active, events, config };
}

function listen(account: DialectAccount): Map<number, Hook> {
  const hooks = new Map<number, Hook>();
  hooksBy.set(account, hooks);
  account.listeners.add((change) => {
    const event = toEvent(account, change);
    if (!event) return;
    for (const hook of hooks.values()) {
      if (hook.active && hook.repository === event.repository && hook.events.includes(event.name)) {
        post(hook, event.name, event.payload);
      }
    }
  });
  return hooks;
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

/** A delivery that fails is not sent again. */
function post(hook: Hook, name: string, payload: object): void {
  const body = JSON.stringify(payload);
  const signature = createHmac('sha256', hook.secret).update(body).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'GitHub-Hookshot/1',
    'x-github-event': name,
    'x-github-delivery': randomUUID(),
    'x-github-hook-id': String(hook.id),
    'x-hub-signature-256': `sha256=${signature}`,
  };
  hook.sent = hook.sent.then(async () => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(hook.url, { method: 'POST', headers, body, signal }).catch(() => undefined);
    await answer?.body?.cancel();
  });
}
