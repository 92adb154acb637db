import { expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';
import { startReceiver } from '../receiver.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const WEEK_MS = 7 * 24 * 60 * 60_000;
const EVENTS = '/calendar/v3/calendars/primary/events';

it('tells a channel that something has changed, until it is stopped or ends', async () => {
  const { call, control } = await openDialect('google');
  const receiver = await startReceiver();
  await control('PUT', '/quirks', { now: NOON });
  const channel = { id: 'one', type: 'web_hook', address: receiver.url, token: 'secret' };
  const change = () => control('POST', '/objects/events/records', { values: { summary: 'A' } });
  const open = async () => (await control('GET', '/subscriptions')).body.subscriptions.length;

  const made = await call('POST', `${EVENTS}/watch`, { ...channel, expiration: NOON + 10 * WEEK_MS });
  await change();
  const [opened, changed] = await receiver.arrived(2);
  await control('POST', '/objects/acl/records', { values: { role: 'reader' } });
  const stranger = await call('POST', '/calendar/v3/channels/stop', { id: 'one', resourceId: 'other' });
  const { resourceId } = made.body;
  await call('POST', `${EVENTS}/watch`, { ...channel, id: 'two' });
  const before = await open();
  const stopped = await call('POST', '/calendar/v3/channels/stop', { id: 'one', resourceId });
  const after = await open();
  await control('PUT', '/quirks', { now: NOON + WEEK_MS });

  expect(made.body).toMatchObject({ id: 'one', expiration: String(NOON + WEEK_MS) });
  const state = { 'x-goog-channel-id': 'one', 'x-goog-channel-token': 'secret' };
  expect(opened).toMatchObject({ headers: { ...state, 'x-goog-resource-state': 'sync' }, body: '' });
  expect(changed).toMatchObject({ headers: { ...state, 'x-goog-resource-state': 'exists' }, body: '' });
  expect([stranger.status, stopped.status]).toEqual([404, 204]);
  expect([before, after, await open()]).toEqual([2, 1, 0]);
  expect((await call('POST', '/calendar/v3/users/me/settings/watch', channel)).status).toBe(500);
});
