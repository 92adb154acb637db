import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import type { DialectEnv } from '../dialect.ts';
import { readJson } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import { keepSubscriptions, type Subscription } from '../subscriptions.ts';

/** How long a channel lives at most, and if nobody asks for less. */
const LIFE_MS = 7 * 24 * 60 * 60_000;

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
interface Channel extends Subscription {
  readonly token: string | undefined;
  readonly resourceId: string;
  readonly endTime: number;
  messages: number;
}

const { all, add, send, subscriptionsOf } = keepSubscriptions<Channel>({
  tell: (_, { object }, living) =>
    living
      .filter(({ events }) => events.includes(object))
      .map((channel) => [channel, messageOf(channel, 'exists')] as const),
});

/** The channels that have not ended. */
export { subscriptionsOf };

/** Opens a channel. Its first message says so. */
export async function watch(c: Context<DialectEnv>, object: string): Promise<Response> {
  const { account } = c.var;
  const { id, address: url, token, expiration } = await readJson(c, NewChannel);
  if (all(account).has(id)) throw new Refused('conflict', `Channel id ${id} not unique`);
  const longest = account.rightNow() + LIFE_MS;
  const endTime = Math.min(Number(expiration ?? longest), longest);
  const resourceId = randomBytes(20).toString('base64url');
  const channel = add(account, { id, url, events: [object], token, resourceId, endTime, messages: 0 });
  send(account, channel, messageOf(channel, 'sync'));
  return c.json({
    kind: 'api#channel',
    id,
    resourceId,
    token,
    resourceUri: `https://www.googleapis.com/calendar/v3/${object}?alt=json`,
    expiration: String(endTime),
  });
}

/** Ends a channel. */
export async function stop(c: Context<DialectEnv>): Promise<Response> {
  const { id, resourceId } = await readJson(c, StoppedChannel);
  const channels = all(c.var.account);
  if (channels.get(id)?.resourceId !== resourceId) throw new Refused('notFound', `Channel '${id}' not found`);
  channels.delete(id);
  return c.body(null, 204);
}

/** A message has no body and no signature: all that it says stands in its headers. */
function messageOf(channel: Channel, state: 'sync' | 'exists') {
  channel.messages += 1;
  return {
    headers: {
      'x-goog-channel-id': channel.id,
      'x-goog-resource-id': channel.resourceId,
      'x-goog-resource-state': state,
      'x-goog-message-number': String(channel.messages),
      ...(channel.token !== undefined && { 'x-goog-channel-token': channel.token }),
    },
  };
}
