import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { openAccountAt, startApplication } from './application.fixture.ts';

const of = { provider: 'slack', objectName: 'messages', fieldName: 'text', tellsOfDeletions: true };
const webhookSecret = 'signing-secret';

/** A workspace with two channels, of which the app is in both. */
async function openWorkspace() {
  const account = await openAccountAt('slack');
  await account.seed('conversations', 2);
  return account;
}

/** A project whose app at Slack hears of messages. */
async function startWithMessages(more = {}) {
  const world = await startApplication({ of, webhookSecret, more });
  let sent = 0;
  /** Sends an event of a workspace, signed as Slack signs it. Answers the status. */
  const tell = async (teamId: string, event: object, beside = {}) => {
    sent += 1;
    const envelope = { type: 'event_callback', team_id: teamId, event_id: `Ev${sent}`, event_time: 1 };
    const body = JSON.stringify({ ...envelope, ...beside, event: { type: 'message', ...event } });
    const seconds = String(Math.floor(world.now().getTime() / 1000));
    const signature = createHmac('sha256', webhookSecret).update(`v0:${seconds}:${body}`).digest('hex');
    const headers = { 'x-slack-signature': `v0=${signature}`, 'x-slack-request-timestamp': seconds };
    return (await world.send(body, headers)).status;
  };
  const told = (groupRef: string) =>
    world
      .changes(groupRef)
      .map(({ subscribeEventType, id, fields }) => [subscribeEventType, id, fields?.text]);
  return { ...world, tell, told };
}

/** The channel and the time that name a message. */
function placeOf(id: string) {
  const [channel = '', ts = ''] = id.split('/');
  return { channel, ts };
}

// @holds S267
it('gives a message to the workspace of its event; another has the same id', async () => {
  const world = await startWithMessages();
  const [shared, own] = [await openWorkspace(), await openWorkspace()];
  const [first, second] = [await world.install('acme', shared), await world.install('globex', own)];
  const id = await shared.create('messages', { type: 'message', text: 'Ours' });
  const other = await own.create('messages', { type: 'message', text: 'Theirs' });
  const { channel, ts } = placeOf(id);
  // Somebody of another workspace writes in a channel of both.
  const authorizations = [{ enterprise_id: null, team_id: first.accountRef, is_bot: true }];

  expect(await world.tell(first.accountRef, { channel, ts, text: 'Ours' })).toBe(200);
  expect(await world.tell('T0UNKNOWN', { channel, ts })).toBe(200);
  expect(await world.tell(second.accountRef, { channel, ts }, { authorizations })).toBe(200);
  await world.runJobs();

  expect(other).toBe(id);
  expect(world.told('acme')).toEqual([
    ['create', id, 'Ours'],
    ['create', id, 'Ours'],
  ]);
  expect(world.changes('acme')[0]).toMatchObject({
    providerEventType: 'message',
    rawEvent: { event: { ts } },
  });
  expect([await world.stored(second), world.told('globex')]).toEqual([0, []]);
});

it('fetches a message as it is now, tells of deletions by its id, and leaves out what is in no history', async () => {
  const world = await startWithMessages();
  const account = await openWorkspace();
  const { accountRef } = await world.install('acme', account);
  const kept = await account.create('messages', { type: 'message', text: 'Now' });
  const gone = await account.create('messages', { type: 'message', text: 'Gone' });
  await account.remove('messages', gone);
  // It has replies, so Slack keeps its place.
  const tombstone = { type: 'message', subtype: 'tombstone', text: 'This message was deleted.' };
  const parent = await account.create('messages', tombstone);
  const [here, there, above] = [placeOf(kept), placeOf(gone), placeOf(parent)];
  const time = '1772000000.000900';

  await world.tell(accountRef, { ...here, subtype: 'bot_message', bot_id: 'B1', text: 'Before' });
  const edited = { subtype: 'message_changed', channel: here.channel, ts: time, message: { ts: here.ts } };
  await world.tell(accountRef, edited);
  const deleted = { subtype: 'message_deleted', channel: there.channel, ts: time, deleted_ts: there.ts };
  await world.tell(accountRef, deleted);
  const message = { ...tombstone, ts: above.ts };
  await world.tell(accountRef, { subtype: 'message_changed', channel: above.channel, ts: time, message });
  for (const place of [there, above]) await world.tell(accountRef, { ...place, text: 'Late' });
  // A reply is only in its thread.
  await world.tell(accountRef, { channel: here.channel, ts: '1772000000.000800', thread_ts: here.ts });
  await world.tell(accountRef, { ts: here.ts, text: 'An event without a channel' });
  await world.runJobs();

  expect(world.told('acme')).toEqual([
    ['create', kept, 'Now'],
    ['update', kept, 'Now'],
    ['delete', gone, undefined],
    ['delete', parent, undefined],
  ]);
  expect((await account.calls()).filter(({ unexpected }) => unexpected)).toEqual([]);
});

it('tells of a message both by what has happened and by a name that the manifest asks for', async () => {
  const world = await startWithMessages({ otherEvents: ['message'] });
  const account = await openWorkspace();
  const installed = await world.install('acme', account);
  const id = await account.create('messages', { type: 'message', text: 'Now' });
  const { channel, ts } = placeOf(id);

  await world.tell(installed.accountRef, { channel, ts, text: 'Before' });
  await world.tell(installed.accountRef, { subtype: 'message_deleted', channel, ts: '9.1', deleted_ts: ts });
  await world.runJobs();

  expect(world.told('acme').map(([kind, recordId]) => [kind, recordId])).toEqual([
    ['create', id],
    ['other', id],
    ['delete', id],
    ['other', id],
  ]);
  const [operation] = await world.operations(installed);
  const details = { events: '2', delivered: '4', unwatched: '0' };
  const logs = await world.ask('GET', `/operations/${operation?.id}/logs`);
  expect(logs).toMatchObject([{ message: { details } }]);
});
