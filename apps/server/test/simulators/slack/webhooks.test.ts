import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';
import { startReceiver } from '../receiver.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const application = { clientSecret: 'client', signingSecret: 'signing' };

it('takes an address that answers its challenge, and tells it of channels and users', async () => {
  const { account, control } = await openDialect('slack');
  await control('PUT', '/quirks', { now: NOON });
  const receiver = await startReceiver(({ body }) => JSON.parse(body).challenge ?? '');
  const records = (object: string) => `/objects/${object}/records`;

  await control('PUT', '/application', { ...application, url: receiver.url });
  const { body } = await control('POST', records('conversations'), { values: { name: 'garden' } });
  const [id] = body.ids;
  await control('PATCH', `${records('conversations')}/${id}`, { values: { num_members: 3 } });
  await control('PATCH', `${records('conversations')}/${id}`, { values: { name: 'park' } });
  await control('DELETE', `${records('conversations')}/${id}`);
  await control('POST', records('users'), { values: { name: 'ada' } });
  const [, ...sent] = await receiver.arrived(5);

  const events = sent.map((one) => JSON.parse(one.body));
  const types = ['channel_created', 'channel_rename', 'channel_archive', 'team_join'];
  expect(events.map(({ event }) => event.type)).toEqual(types);
  expect(events[2].event).toEqual({ type: 'channel_archive', channel: id, user: expect.any(String) });
  expect(events[1]).toMatchObject({
    type: 'event_callback',
    team_id: account.account,
    event_id: expect.stringMatching(/^Ev/),
    event: { channel: { id, name: 'park' } },
  });
  expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(4);
  const time = sent[0]?.headers['x-slack-request-timestamp'];
  const signed = createHmac('sha256', 'signing').update(`v0:${time}:${sent[0]?.body}`).digest('hex');
  expect([time, sent[0]?.headers['x-slack-signature']]).toEqual([String(NOON / 1000), `v0=${signed}`]);
});

it('tells of messages in the channels of the app, with their channel and their time', async () => {
  const { control, call } = await openDialect('slack');
  await control('PUT', '/quirks', { now: NOON });
  await control('POST', '/objects/conversations/records', { count: 2 });
  await control('PATCH', '/objects/conversations/records/C000000002', { values: { is_member: false } });
  const receiver = await startReceiver(({ body }) => JSON.parse(body).challenge ?? '');
  await control('PUT', '/application', { ...application, url: receiver.url, events: ['message.channels'] });
  const post = async (method: string, body: object) => (await call('POST', `/api/${method}`, body)).body;

  await post('chat.postMessage', { channel: 'C000000002', text: 'Nobody hears it.' });
  const { ts, channel } = await post('chat.postMessage', { channel: 'C000000001', text: 'Hi' });
  await post('chat.update', { channel, ts, text: 'Bye' });
  const history = `/api/conversations.history?channel=${channel}&oldest=${ts}&latest=${ts}`;
  const found = [await call('GET', history), await call('GET', `${history}&inclusive=true`)];
  await post('chat.delete', { channel, ts });
  const [, ...sent] = await receiver.arrived(4);

  const events = sent.map((one) => JSON.parse(one.body).event);
  expect(events).toMatchObject([
    { type: 'message', channel, ts, text: 'Hi' },
    { type: 'message', subtype: 'message_changed', channel, message: { ts, text: 'Bye' } },
    { type: 'message', subtype: 'message_deleted', channel, deleted_ts: ts },
  ]);
  expect(events[0]).not.toHaveProperty('subtype');
  expect(events[1].previous_message.text).toBe('Hi');
  expect(found.map(({ body }) => body.messages.length)).toEqual([0, 1]);
});

it('refuses an address that does not answer its challenge', async () => {
  const { control } = await openDialect('slack');
  const receiver = await startReceiver(() => 'something else');

  const { status } = await control('PUT', '/application', { ...application, url: receiver.url });

  expect(status).toBe(400);
});
