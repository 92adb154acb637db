import { type Context, type Env, Hono } from 'hono';
import * as z from 'zod';
import type { Webhook, Webhooks } from '../crm/webhooks.ts';
import { ApiError } from './errors.ts';

const NewWebhook = z.strictObject({
  url: z.url().max(2000),
  events: z.array(z.string().max(200)).min(1).max(1000),
});

/** Whose webhooks a call is about, and what time it is there. */
export interface WebhookOwner {
  readonly webhooks: Webhooks;
  readonly now: Date;
}

/** The calls by which an application asks to be told of changes. */
export function webhookRoutes<E extends Env>(ownerOf: (c: Context<E>) => WebhookOwner): Hono<E> {
  const routes = new Hono<E>();
  routes.post('/', async (c) => {
    const { webhooks, now } = ownerOf(c);
    const wanted = NewWebhook.safeParse(await c.req.json().catch(() => undefined));
    if (!wanted.success) {
      throw new ApiError(400, 'bad_request', 'A webhook has a url and a list of events.');
    }
    const { secret, ...webhook } = webhooks.add(wanted.data.url, wanted.data.events, now);
    return c.json({ ...present(webhook), secret }, 201);
  });
  routes.get('/', (c) => {
    const { webhooks, now } = ownerOf(c);
    return c.json({ webhooks: webhooks.list(now).map(present) });
  });
  routes.delete('/:id', (c) => {
    const id = c.req.param('id');
    if (!ownerOf(c).webhooks.remove(id)) {
      throw new ApiError(404, 'not_found', `There is no webhook "${id}".`);
    }
    return c.body(null, 204);
  });
  return routes;
}

function present({ id, url, events, expireTime }: Webhook) {
  return { id, url, events, expires_at: expireTime.toISOString() };
}
