import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectEnv } from '../dialect.ts';
import { AnyValues, readJson, readQuery } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { rendererOf, type SlackObject } from './objects.ts';
import { refuseWith } from './refuse.ts';

type Values = Record<string, unknown>;

/** What is said of a record that was deleted before, by the parameter that names it. */
const GONE: Readonly<Record<string, string>> = { channel: 'already_archived', file: 'file_deleted' };
const MISSING: Readonly<Record<string, string>> = {
  channel: 'channel_not_found',
  file: 'file_not_found',
  user: 'user_not_found',
  usergroup: 'no_such_subteam',
};

/** The methods for single records of an object. */
export function methodsOf(
  name: string,
  { methods, record: parameter = 'record', creates = [], updates = [] }: SlackObject,
): Hono<DialectEnv> {
  const api = new Hono<DialectEnv>();
  const answer = (c: Context<DialectEnv>, record: StoredRecord) =>
    c.json({ ok: true, [parameter]: rendererOf(c.var.account, name)(record) });
  const named = z.strictObject({ [parameter]: z.string() });
  const find = (c: Context<DialectEnv>, id: unknown) =>
    c.var.account.everyRecord(name).find((one) => one.id === id);
  const missing = MISSING[parameter] ?? 'not_found';

  // One record, also one that is archived.
  if (methods.get) {
    api.get(`/${methods.get}`, (c, next) => {
      const known = find(c, readQuery(c, named)[parameter]);
      if (known) return answer(c, known);
      // Private channels have the same method.
      return name === 'conversations' ? next() : refuseWith(missing);
    });
  }
  if (methods.create) {
    api.post(`/${methods.create}`, async (c) => {
      const sent = await readJson(c, AnyValues);
      assertTaken(sent, creates);
      const [first = ''] = creates;
      if (sent[first] === undefined) throw new Refused('badValue', `${first} is missing.`);
      if (name !== 'chat.scheduledMessages') return answer(c, c.var.account.create(name, sent));
      // A message is answered with its id alone.
      const { channel, ...values } = sent;
      const { id } = c.var.account.create(name, { ...values, channel_id: channel });
      return c.json({ ok: true, scheduled_message_id: id, channel, post_at: values.post_at });
    });
  }
  if (methods.update) {
    api.post(`/${methods.update}`, async (c) => {
      const { [parameter]: id, ...sent } = await readJson(c, AnyValues);
      assertTaken(sent, updates);
      const known = find(c, id);
      const record = known && c.var.account.update(name, known.id, sent);
      if (record) return answer(c, record);
      return refuseWith(known && parameter === 'channel' ? 'is_archived' : missing);
    });
  }
  // Archives a channel, disables a group, or deletes a file.
  if (methods.delete) {
    api.post(`/${methods.delete}`, async (c) => {
      const known = find(c, (await readJson(c, named))[parameter]);
      if (!known) return refuseWith(missing);
      const isDone = c.var.account.delete(name, known.id);
      return isDone ? c.json({ ok: true }) : refuseWith(GONE[parameter] ?? missing);
    });
  }
  return api;
}

/** @throws {Refused} for arguments that a method does not take */
export function assertTaken(sent: Values, taken: readonly string[]): void {
  for (const [member, value] of Object.entries(sent)) {
    if (!taken.includes(member)) throw new Refused('unknownField', `There is no argument ${member}.`);
    const isWrong = member === 'name' && typeof value !== 'string';
    if (isWrong) throw new Refused('badValue', `${member} is no text.`, { field: member });
  }
}
