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
  const [, ...sent] = await receiver.arrived(4);

  const events = sent.map((one) => JSON.parse(one.body));
  expect(events.map(({ event }) => event.type)).toEqual(['channel_created', 'channel_rename', 'team_join']);
  expect(events[1]).toMatchObject({
    ...{ type: 'event_callback', team_id: account.account, event_id: expect.stringMatching(/^Ev/) },
    event: { channel: { id, name: 'park' } },
  });
  expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(3);
  const time = sent[0]?.headers['x-slack-request-timestamp'];
  const signed = createHmac('sha256', 'signing').update(`v0:${time}:${sent[0]?.body}`).digest('hex');
  expect([time, sent[0]?.headers['x-slack-signature']]).toEqual([String(NOON / 1000), `v0=${signed}`]);
});

it('refuses an address that does not answer its challenge', async () => {
  const { control } = await openDialect('slack');
  const receiver = await startReceiver(() => 'something else');

  const { status } = await control('PUT', '/application', { ...application, url: receiver.url });

  expect(status).toBe(400);
});
