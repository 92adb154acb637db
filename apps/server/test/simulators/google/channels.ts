import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import { readJson } from '../read-request.ts';
import { Refused } from '../refusal.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long a channel lives at most, and if nobody asks for less. */
const LIFE_MS = 7 * DAY_MS;
const TIMEOUT_MS = 10_000;

const NewChannel = z.strictObject({
  id: z.string().min(1).max(64),
  type: z.literal('web_hook'),
  address: z.url(),
  token: z.string().max(256).optional(),
  /** A time in epoch milliseconds. */
  expiration: z.union([z.number().int(), z.string().regex(/^\d+$/)]).optional(),
});

const StoppedChannel = z.strictObject({ id: z.string(), resourceId: z.string() });

/** Somebody who is told that something in a collection has changed. */
interface Channel extends z.infer<typeof NewChannel> {
  readonly object: string;
  readonly resourceId: string;
  readonly endTime: number;
  messages: number;
  sent: Promise<unknown>;
}

const channelsBy = new WeakMap<DialectAccount, Map<string, Channel>>();

/** Opens a channel. Its first message says so. */
export async function watch(c: Context<DialectEnv>, object: string): Promise<Response> {
  const { account } = c.var;
  const asked = await readJson(c, NewChannel);
  const channels = channelsBy.get(account) ?? listen(account);
  if (channels.has(asked.id)) throw new Refused('conflict', `Channel id ${asked.id} not unique`);
  const longest = account.rightNow() + LIFE_MS;
  const endTime = Math.min(Number(asked.expiration ?? longest), longest);
  const resourceId = randomBytes(20).toString('base64url');
  const channel: Channel = {
    ...asked,
    object,
    resourceId,
    endTime,
    messages: 0,
    sent: Promise.resolve(),
  };
  channels.set(asked.id, channel);
  tell(channel, 'sync');
  return c.json({
    kind: 'api#channel',
    id: asked.id,
    resourceId,
    token: asked.token,
    resourceUri: `https://www.googleapis.com/calendar/v3/${object}?alt=json`,
    expiration: String(endTime),
  });
}

/** Ends a channel. */
export async function stop(c: Context<DialectEnv>): Promise<Response> {
  const { id, resourceId } = await readJson(c, StoppedChannel);
  const channels = channelsBy.get(c.var.account);
  if (channels?.get(id)?.resourceId !== resourceId)
    throw new Refused('notFound', `Channel '${id}' not found`);
  channels.delete(id);
  return c.body(null, 204);
}

/** The channels that have not ended. */
export function channelsOf(account: DialectAccount): { id: string; url: string; events: string[] }[] {
  const now = account.rightNow();
  return [...(channelsBy.get(account)?.values() ?? [])]
    .filter(({ endTime }) => endTime > now)
    .map(({ id, address, object }) => ({ id, url: address, events: [object] }));
}

function listen(account: DialectAccount): Map<string, Channel> {
  const channels = new Map<string, Channel>();
  channelsBy.set(account, channels);
  account.listeners.add(({ object }) => {
    for (const channel of channels.values()) {
      if (channel.object === object && channel.endTime > account.rightNow()) tell(channel, 'exists');
    }
  });
  return channels;
}

/** A message has no body and no signature: all that it says stands in its headers. */
function tell(channel: Channel, state: 'sync' | 'exists'): void {
  channel.messages += 1;
  const headers: Record<string, string> = {
    'x-goog-channel-id': channel.id,
    'x-goog-resource-id': channel.resourceId,
    'x-goog-resource-state': state,
    'x-goog-message-number': String(channel.messages),
    ...(channel.token !== undefined && { 'x-goog-channel-token': channel.token }),
  };
  channel.sent = channel.sent.then(() => send(channel.address, headers));
}

async function send(address: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  await answer?.body?.cancel();
}
