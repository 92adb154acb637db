import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { AccountChange, DialectAccount } from '../account.ts';
import type { DialectEnv, SimulatedObject } from '../dialect.ts';
import { fieldsIn } from '../fields.ts';
import { AnyValues, pageSize, readJson, readQuery } from '../read-request.ts';
import type { StoredRecord } from '../store/entry.ts';
import { readCursor, writeCursor } from './list.ts';
import { refuseWith } from './refuse.ts';
import { assertTaken } from './writes.ts';

const FIRST_SECOND = 1_767_225_600;
/** How many channels the seeded messages are in. */
const CHANNELS = 2;

/** The time of a message. All have as many digits, so they can be compared as texts. */
const Ts = z.string().regex(/^\d{10}\.\d{6}$/);

const History = z.strictObject({
  channel: z.string(),
  limit: pageSize(999, 100),
  cursor: z.string().optional(),
  /** Times between which the messages were sent. Those of the times themselves only with `inclusive`. */
  oldest: Ts.optional(),
  latest: Ts.optional(),
  inclusive: z.enum(['true', 'false']).default('false'),
});
const TAKEN = ['text', 'blocks'];

type Times = Pick<z.output<typeof History>, 'oldest' | 'latest' | 'inclusive'>;

const tsOf = (index: number) => `${FIRST_SECOND + index}.000100`;

/**
 * Messages of channels. A message is named by its time, which only its channel tells apart from others: seeded messages
 * of two channels have the same times. In the store, an id has both.
 */
export const messages: SimulatedObject = {
  fields: fieldsIn('ts:string:readOnly type:string subtype:string user:string text:string blocks:list'),
  idOf(index) {
    const channel = `C${String((index % CHANNELS) + 1).padStart(9, '0')}`;
    return `${channel}/${tsOf(Math.floor(index / CHANNELS))}`;
  },
  valuesOf: (index) => ({
    type: 'message',
    user: `U${String((index % 20) + 1).padStart(9, '0')}`,
    text: `Message ${index + 1}`,
  }),
};

/** Lists, posts, changes and deletes messages. */
export function messageRoutes(): Hono<DialectEnv> {
  const api = new Hono<DialectEnv>();
  api.get('/api/conversations.history', list);
  api.post('/api/chat.postMessage', post);
  api.post('/api/chat.update', async (c) => {
    const { channel, ts, ...values } = await readJson(c, AnyValues);
    assertTaken(values, TAKEN);
    const record = c.var.account.update('messages', `${channel}/${ts}`, values);
    return record
      ? c.json({ ok: true, channel, ts, text: record.values.text })
      : refuseWith('message_not_found');
  });
  api.post('/api/chat.delete', async (c) => {
    const { channel, ts } = await readJson(c, z.strictObject({ channel: z.string(), ts: z.string() }));
    const record = c.var.account.delete('messages', `${channel}/${ts}`);
    return record ? c.json({ ok: true, channel, ts }) : refuseWith('message_not_found');
  });
  return api;
}

/** An empty cursor means the end. The app has to be a member of the channel. */
function list(c: Context<DialectEnv>): Response {
  const { account } = c.var;
  const { channel, limit, cursor, ...times } = readQuery(c, History);
  const known = channelOf(account, channel);
  if (!known) return refuseWith('channel_not_found');
  if (known.values.is_member !== true) return refuseWith('not_in_channel');
  const page = account.page({
    object: 'messages',
    size: limit,
    cursor: readCursor(cursor),
    cursors: 'position',
    where: ({ id }) => id.startsWith(`${channel}/`) && isBetween(tsIn(id), times),
    whereKey: JSON.stringify([channel, times]),
  });
  return c.json({
    ok: true,
    messages: page.records.map(rendererOf(account)),
    has_more: page.hasMore,
    ...writeCursor(page),
  });
}

async function post(c: Context<DialectEnv>): Promise<Response> {
  const { account } = c.var;
  const { channel, ...values } = await readJson(c, AnyValues);
  assertTaken(values, TAKEN);
  if (!channelOf(account, channel)) return refuseWith('channel_not_found');
  if (values.text === undefined && values.blocks === undefined) return refuseWith('no_text');
  const number = String(account.everyRecord('messages').length).padStart(6, '0');
  const ts = `${Math.floor(account.now() / 1000)}.${number}`;
  const made = { type: 'message', user: 'U000000001', ...values };
  const record = account.create('messages', made, { id: `${String(channel)}/${ts}` });
  return c.json({ ok: true, channel, ts, message: rendererOf(account)(record) });
}

function isBetween(ts: string, { oldest = '', latest = '9', inclusive }: Times): boolean {
  return inclusive === 'true' ? ts >= oldest && ts <= latest : ts > oldest && ts < latest;
}

/** The time of a message, out of its id in the store. */
function tsIn(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

/**
 * What an app that is a member of the channel is told of a message. A change and a deletion have a time of their own, and
 * name the message beside it. The values are those of https://docs.slack.dev/reference/events/message and its subtypes.
 */
export function toMessageEvent(account: DialectAccount, { kind, record, previous }: AccountChange) {
  const channel = record.id.slice(0, record.id.indexOf('/'));
  if (channelOf(account, channel)?.values.is_member !== true) return undefined;
  const message = rendererOf(account)(record);
  const now = `${Math.floor(account.now() / 1000)}.${String(record.sequence).padStart(6, '0')}`;
  const told = { type: 'message', channel, channel_type: 'channel', ts: now, event_ts: now };
  if (kind === 'create') return { ...message, ...told, ts: message.ts };
  const before = { ...message, ...previous };
  if (kind === 'delete') {
    const deleted = { deleted_ts: message.ts, previous_message: before };
    return { ...told, subtype: 'message_deleted', hidden: true, ...deleted };
  }
  return { ...told, subtype: 'message_changed', hidden: true, message, previous_message: before };
}

function channelOf(account: DialectAccount, channel: unknown): StoredRecord | undefined {
  return account.everyRecord('conversations').find(({ id }) => id === channel);
}

/** A message does not say in which channel it is. */
function rendererOf(account: DialectAccount) {
  const fields = account.fieldsOf('messages');
  return ({ id, values }: StoredRecord): Record<string, unknown> => {
    const own = fields.flatMap(({ name }) =>
      values[name] === undefined ? [] : [[name, values[name]] as const],
    );
    return { ...Object.fromEntries(own), ts: tsIn(id) };
  };
}
