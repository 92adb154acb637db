import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { inFull } from '../../../../test/full-run.ts';
import { openAccountAt, startApplication } from './application.fixture.ts';

const HOUR_MS = 60 * 60_000;
const of = { provider: 'slack', objectName: 'conversations', fieldName: 'name', tellsOfDeletions: false };

/** A project with an app at Slack. */
async function startAtSlack(webhookSecret: string | undefined, objectName = of.objectName) {
  const world = await startApplication({
    of: { ...of, objectName },
    ...(webhookSecret && { webhookSecret }),
  });
  /** Sends a body, signed as Slack signs it. */
  const post = async (
    content: object,
    { secret = webhookSecret ?? '', time = world.now(), to = world.address, forged = '' } = {},
  ) => {
    const body = JSON.stringify(content);
    const seconds = String(Math.floor(time.getTime() / 1000));
    const signature = createHmac('sha256', secret).update(`v0:${seconds}:${body}`).digest('hex');
    const own = { 'x-slack-signature': `v0=${signature}`, 'x-slack-request-timestamp': seconds };
    const answer = await world.send(body + forged, own, to);
    return [answer.status, await answer.text()];
  };
  return { ...world, post };
}

let events = 0;

function channelCreated(teamId: string, channelId: string) {
  events += 1;
  const event = { type: 'channel_created', channel: { id: channelId, name: 'garden' } };
  return { type: 'event_callback', team_id: teamId, event_id: `Ev${events}`, event_time: 1, event };
}

// @holds P22
inFull(
  'gives the events of a workspace to its installations only, and only those that the app has signed',
  async () => {
    const [world, other] = [await startAtSlack('signing-secret'), await startAtSlack('other-secret')];
    const [shared, own] = [await openAccountAt('slack'), await openAccountAt('slack')];
    const first = await world.install('acme', shared);
    const second = await world.install('globex', own);
    const foreign = await other.install('acme', shared);
    const id = await shared.create('conversations', { name: 'garden' });
    const event = channelCreated(first.accountRef, id);

    expect(await world.post(event, { secret: 'first-secret' }), 'the client secret').toEqual([401, '']);
    expect(await world.post(event, { secret: 'other-secret' }), 'of another project').toEqual([401, '']);
    expect(await world.post(event, { to: other.address })).toEqual([401, '']);
    expect(await world.post(event, { forged: ' ' })).toEqual([401, '']);
    const old = new Date(world.now().getTime() - 6 * 60_000);
    expect(await world.post(event, { time: old })).toEqual([401, '']);
    expect(await world.stored(first)).toBe(0);

    expect(await world.post(event)).toEqual([200, '']);
    expect(await world.post(event), 'sent again').toEqual([200, '']);
    expect(await world.post(channelCreated('T0UNKNOWN', id))).toEqual([200, '']);
    expect(await world.post({ type: 'app_rate_limited', team_id: first.accountRef })).toEqual([200, '']);
    for (const one of [world, other]) await one.runJobs();

    expect(first.accountRef).toBe(foreign.accountRef);
    expect(world.changes('acme')).toMatchObject([
      { subscribeEventType: 'create', providerEventType: 'channel_created', id, fields: { name: 'garden' } },
    ]);
    expect([await world.stored(second), await other.stored(foreign), other.changes('acme')]).toEqual([
      0,
      0,
      [],
    ]);
  },
);

inFull('says that a person was deactivated, which Slack tells as a change', async () => {
  const world = await startAtSlack('signing-secret', 'users');
  const account = await openAccountAt('slack');
  const { accountRef } = await world.install('acme', account);
  const [gone = '', changed = ''] = await account.seed('users', 2);
  await account.remove('users', gone);
  const event = (id: string) => ({
    ...channelCreated(accountRef, id),
    event: { type: 'user_change', user: { id } },
  });

  for (const id of [gone, changed]) await world.post(event(id));
  await world.runJobs();

  expect(world.changes('acme').map(({ id, isDeleted }) => [id, isDeleted])).toEqual([
    [gone, true],
    [changed, undefined],
  ]);
});

it('answers a challenge that Slack has signed, and no other', async () => {
  const world = await startAtSlack('signing-secret');
  const challenge = { type: 'url_verification', challenge: 'e5f6', token: 'x' };

  expect(await world.post(challenge)).toEqual([200, 'e5f6']);
  expect(await world.post(challenge, { secret: 'another' })).toEqual([401, '']);
  expect(await world.post({ ...challenge, challenge: 'x'.repeat(5000) })).toEqual([200, '']);
});

inFull('says that the signing secret is missing, and takes it later', async () => {
  const world = await startAtSlack(undefined);
  const account = await openAccountAt('slack');
  const installed = await world.install('acme', account);
  const event = channelCreated(installed.accountRef, await account.create('conversations', { name: 'a' }));
  const [operation] = await world.operations(installed);
  const before = (await world.get(installed)).healthStatus;
  const refused = await world.post(event, { secret: '' });

  const change = { updateMask: ['webhookSecret'], providerApp: { webhookSecret: 'signing-secret' } };
  const app = await world.ask('PATCH', `/provider-apps/${world.app.id}`, change);
  world.advanceClock(6 * HOUR_MS);
  await world.runJobs();

  expect([operation?.status, before, refused]).toEqual(['failure', 'unhealthy', [401, '']]);
  expect(JSON.stringify(app)).not.toContain('signing-secret');
  expect((await world.get(installed)).healthStatus).toBe('healthy');
  expect(await world.post(event, { secret: 'signing-secret' })).toEqual([200, '']);
  expect(await world.stored(installed)).toBe(1);
});
