import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Next } from 'hono';
import type { World } from '../world.ts';
import { type Caller, isRefresh } from './caller.ts';
import { takeNamed } from './named-faults.ts';

/** Lets the faults that are on happen to a call, around what the call would do without them. */
export async function playNamedFaults(world: World, caller: Caller, c: Context, next: Next) {
  if (/\/(api|open)\/v1\//.test(c.req.path)) return (await failCall(world, caller, c)) ?? next();
  if (await isRefresh(c.req.raw)) {
    if (!takeNamed(world, 'loseRefreshAnswer', caller)) return next();
    await next();
    // The answer that was made must not reach the caller.
    c.res = undefined;
    return cutConnection(c);
  }
  const isPage = c.req.method === 'GET' && /\/oauth\/authorize$|^\/steps\/approve$/.test(c.req.path);
  if (isPage && takeNamed(world, 'openerPolicy', caller)) {
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
  }
  return next();
}

async function failCall(world: World, caller: Caller, c: Context): Promise<Response | undefined> {
  const slow = takeNamed(world, 'slow', caller);
  if (slow) await wait(slow.delayMs ?? 3000, undefined, { signal: c.req.raw.signal }).catch(() => undefined);
  if (takeNamed(world, 'cutConnection', caller)) return cutConnection(c);
  const limited = takeNamed(world, 'rateLimit', caller);
  if (limited) {
    c.header('Retry-After', String(limited.retryAfterSeconds ?? 2));
    const message = 'You have made too many calls. Wait as long as Retry-After says.';
    return c.json({ error: { code: 'rate_limited', message } }, 429);
  }
  const broken = takeNamed(world, 'serverError', caller);
  if (!broken) return undefined;
  const error = { code: 'server_error', message: 'Juniper has a problem of its own. Try again later.' };
  return Response.json({ error }, { status: broken.status ?? 503 });
}

/** Ends the connection without an answer. Where there is no connection, reading the answer fails. */
function cutConnection(c: Context): Response {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  if (incoming) {
    incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  const body = new ReadableStream({
    start: (controller) => controller.error(new Error('The connection was cut.')),
  });
  return new Response(body);
}
