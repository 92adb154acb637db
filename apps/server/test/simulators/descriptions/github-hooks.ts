import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { AccountChange, DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import type { DescribedObject } from '../general/described-object.ts';
import { rendererOf } from '../general/render.ts';
import { readJson, readQuery } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import { keepSubscriptions, type Subscription } from '../subscriptions.ts';
import { USER } from './github.ts';
import { repositoryIn } from './github-repositories.ts';

/** A webhook of a repository. */
interface Hook extends Subscription {
  readonly repository: string;
  readonly active: boolean;
  readonly secret: string;
}

type Objects = Readonly<Record<string, DescribedObject>>;
type Kept = ReturnType<typeof keepSubscriptions<Hook>>;

/** Webhooks of repositories. */
export function describedHooks(objects: Objects) {
  const kept = keepSubscriptions<Hook>({
    tell(account, change, living) {
      const event = toEvent(objects, account, change);
      return living
        .filter(
          ({ active, repository, events }) =>
            event && active && repository === event.repository && events.includes(event.name),
        )
        .map((hook) => [hook, messageOf(hook, event?.name ?? '', event?.payload ?? {})] as const);
    },
  });
  return { subscriptionsOf: kept.subscriptionsOf, routes: hookRoutes(kept) };
}

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
function hookRoutes({ all, add, send }: Kept): Hono<DialectEnv> {
  const path = '/repos/:owner/:repo/hooks';
  const routes = new Hono<DialectEnv>();
  const hooksOf = (c: Context<DialectEnv>) => {
    const repository = adminOf(c);
    return [...all(c.var.account).values()].filter((hook) => hook.repository === repository);
  };
  const hookIn = (c: Context<DialectEnv>): Hook => {
    const hook = hooksOf(c).find(({ id }) => id === c.req.param('id'));
    if (hook) return hook;
    throw new Refused('notFound', 'Not Found');
  };
  routes.get(path, (c) => {
    readQuery(c, z.strictObject({ per_page: z.string().optional(), page: z.string().optional() }));
    return c.json(hooksOf(c).map(render));
  });
  routes.post(path, async (c) => {
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
  routes.patch(`${path}/:id`, async (c) => {
    const hook = hookIn(c);
    const { active = hook.active, events = hook.events } = await readJson(c, HookChange);
    return c.json(render(add(c.var.account, { ...hook, active, events })));
  });
  routes.delete(`${path}/:id`, (c) => {
    all(c.var.account).delete(hookIn(c).id);
    return c.body(null, 204);
  });
  return routes;
}

/** The repository of a call, of which the user has to be an admin. */
function adminOf(c: Context<DialectEnv>): string {
  const { values } = repositoryIn(c);
  if (Object(values.permissions).admin !== true) throw new Refused('notFound', 'Not Found');
  return String(values.full_name);
}

/** The secret is never shown. */
function render({ id, active, events, url }: Hook) {
  const config = { url, content_type: 'json', insecure_ssl: '0', secret: '********' };
  return { type: 'Repository', id: Number(id), name: 'web', active, events, config };
}

/** https://docs.github.com/en/webhooks/webhook-events-and-payloads */
function toEvent(objects: Objects, account: DialectAccount, change: AccountChange) {
  const described = objects[change.object];
  const { kind, record, previous, object } = change;
  if (!described || !NAMES[object]) return undefined;
  const { owner, repo, in: name = `${owner}/${repo}` } = record.values;
  const repository = String(name);
  const shown = rendererOf(account, described)(record) as Record<string, unknown>;
  const payload = {
    ...actionOf(change),
    ...(object === 'issues' && { issue: shown }),
    ...(object === 'repos/pulls' && { number: shown.number, pull_request: shown }),
    ...(object === 'repos/comments' && {
      action: kind === 'update' ? 'edited' : `${kind}d`,
      ...(kind === 'update' && { changes: { body: { from: previous.body } } }),
      // A comment of a pull request is told of as one of the issue that it is.
      issue: { number: Number(record.values.issue) },
      comment: shown,
    }),
    ...repositoryFacts(repository),
  };
  return { name: NAMES[object], repository, payload };
}

const NAMES: Readonly<Record<string, string>> = {
  issues: 'issues',
  'repos/pulls': 'pull_request',
  'repos/comments': 'issue_comment',
};

function repositoryFacts(repository: string) {
  const [owner, name] = repository.split('/');
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
