import type { Context } from 'hono';
import * as z from 'zod';
import type { DialectEnv } from '../dialect.ts';
import { readJson, readQuery } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import type { SlackObject } from './objects.ts';
import { refuseWith } from './refuse.ts';
import { rendererOf } from './render.ts';

type Values = Record<string, unknown>;
type Handler = (c: Context<DialectEnv>, name: string, object: SlackObject) => Promise<Response>;

const Body = z.record(z.string(), z.unknown());

/** What is said of a record that was deleted before, by the parameter that names it. */
const GONE: Readonly<Record<string, string>> = { channel: 'already_archived', file: 'file_deleted' };
const MISSING: Readonly<Record<string, string>> = {
  channel: 'channel_not_found',
  file: 'file_not_found',
  user: 'user_not_found',
  usergroup: 'no_such_subteam',
};

function answer(c: Context<DialectEnv>, name: string, object: SlackObject, record: StoredRecord): Response {
  const { member = 'record' } = object.record ?? {};
  return c.json({ ok: true, [member]: rendererOf(c.var.account, name, object)(record) });
}

/** Finds the record that a request names. */
function findIn(c: Context<DialectEnv>, name: string, { record }: SlackObject, sent: Values) {
  const { parameter = '' } = record ?? {};
  const id = sent[parameter];
  const known = c.var.account.everyRecord(name).find((one) => one.id === id);
  return { known, missing: MISSING[parameter] ?? 'not_found', gone: GONE[parameter] };
}

/** One record, also one that is archived. */
export const get: Handler = async (c, name, object) => {
  const { parameter = '' } = object.record ?? {};
  const sent = readQuery(c, z.strictObject({ [parameter]: z.string() }));
  const { known, missing } = findIn(c, name, object, sent);
  return known ? answer(c, name, object, known) : refuseWith(missing);
};

/** A message is answered with its id alone. */
export const create: Handler = async (c, name, object) => {
  const sent = await readJson(c, Body);
  assertTaken(sent, object.creates);
  const first = object.creates[0] ?? '';
  if (sent[first] === undefined) throw new Refused('badValue', `${first} is missing.`);
  if (name !== 'chat.scheduledMessages') return answer(c, name, object, c.var.account.create(name, sent));
  const { channel, ...values } = sent;
  const { id } = c.var.account.create(name, { ...values, channel_id: channel });
  return c.json({ ok: true, scheduled_message_id: id, channel, post_at: values.post_at });
};

export const update: Handler = async (c, name, object) => {
  const { parameter = '' } = object.record ?? {};
  const { [parameter]: id, ...sent } = await readJson(c, Body);
  assertTaken(sent, object.updates);
  const { known, missing } = findIn(c, name, object, { [parameter]: id });
  const record = known && c.var.account.update(name, known.id, sent);
  if (record) return answer(c, name, object, record);
  return refuseWith(known && parameter === 'channel' ? 'is_archived' : missing);
};

/** Archives a channel, disables a group, or deletes a file. */
export const remove: Handler = async (c, name, object) => {
  const { parameter = '' } = object.record ?? {};
  const sent = await readJson(c, z.strictObject({ [parameter]: z.string() }));
  const { known, missing, gone = missing } = findIn(c, name, object, sent);
  if (!known) return refuseWith(missing);
  return c.var.account.delete(name, known.id) ? c.json({ ok: true }) : refuseWith(gone);
};

function assertTaken(sent: Values, taken: readonly string[]): void {
  for (const [member, value] of Object.entries(sent)) {
    if (!taken.includes(member)) throw new Refused('unknownField', `There is no argument ${member}.`);
    const isWrong = member === 'name' && typeof value !== 'string';
    if (isWrong) throw new Refused('badValue', `${member} is no text.`, { field: member });
  }
}
