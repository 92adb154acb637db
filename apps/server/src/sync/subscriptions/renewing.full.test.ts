import { expect, it } from 'vitest';
import { generate } from '../../installing/connections/generating/generate-connection.ts';
import { OpenConnection } from '../../installing/connections/service.ts';
import { watchClock } from '../../process/jobs/planned-ahead.ts';
import { startReconciling } from './reconciling/reconciling.fixture.ts';

const DAY_MINUTES = 24 * 60;
const YEAR_MINUTES = 365 * DAY_MINUTES;

it('says that a subscription was renewed too late, and a read finds what happened meanwhile', async () => {
  const world = await startReconciling('sandbox');
  const [before] = await world.account.subscriptions();
  await world.later(5 * DAY_MINUTES);
  const [inTime] = await world.account.subscriptions();
  const said = async () => (await world.subscribeOperations()).map(({ result }) => result).join('\n');
  const saidInTime = await said();

  // The server stands still, and the subscription ends after a week.
  await world.pass(8 * DAY_MINUTES * 60_000);
  const id = await world.create('Lovelace');
  await world.later(1);

  const after = await world.account.subscriptions();
  expect(inTime?.id).not.toBe(before?.id);
  expect(saidInTime).toContain('The subscription was renewed.');
  expect(saidInTime).not.toContain('had ended');
  expect(after).toHaveLength(1);
  expect(after[0]?.id).not.toBe(inTime?.id);
  expect(await said()).toMatch(/The one before had ended at 2026-\S+ so later events .* finds what/);
  expect(world.told()).toEqual([['create', id, true]]);
});

it('renews a subscription whose renewal was planned by a clock that was a year ahead', async () => {
  const world = await startReconciling('sandbox');
  await world.later(YEAR_MINUTES);
  const [ahead] = await world.account.subscriptions();
  const clock = watchClock(world.context(), () => 0);

  await world.pass(-YEAR_MINUTES * 60_000);
  await clock.look();
  await clock.stop();
  await world.runJobs();

  const now = await world.account.subscriptions();
  expect(now).toHaveLength(1);
  expect(now[0]?.id).not.toBe(ahead?.id);
});

it('makes a subscription again when somebody signs in through another app, since only that signs for it', async () => {
  const world = await startReconciling('attio');
  const { account, connection, projectPath, request, context } = world;
  const idsOf = async () => (await account.subscriptions()).map(({ id }) => id);
  const before = await idsOf();
  const signIn = async () => {
    const tokens = {
      accessToken: { token: account.accessToken },
      refreshToken: { token: account.refreshToken },
    };
    const { provider, providerMetadata } = connection;
    const person = { provider, groupRef: 'acme', consumerRef: 'ada' };
    await generate(context(), { ...person, providerMetadata, oauth2AuthorizationCode: tokens });
    await world.runJobs();
  };

  await signIn();
  const again = await idsOf();
  const own = { provider: 'attio', clientId: 'acme', clientSecret: 'secret of acme', groupRef: 'acme' };
  await request('POST', `${projectPath}/provider-apps`, own);
  await signIn();
  const after = await idsOf();

  expect(before).toHaveLength(1);
  expect(again).toEqual(before);
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});

it.each([
  ['stripe', 'DELETE', '/v1/webhook_endpoints', undefined],
  ['zendeskSupport', 'PATCH', '/api/v2/webhooks', '{"webhook":{"status":"inactive"}}'],
])(
  'makes a subscription at %s again within a day after a %s by somebody else',
  async (dialect, method, path, body) => {
    const world = await startReconciling(dialect);
    const [before] = await world.account.subscriptions();
    const call = new OpenConnection(world.context(), world.connection.id).fetchFor();
    const init = { method, ...(body && { body, headers: { 'content-type': 'application/json' } }) };
    const { ok } = await call(`${path}/${before?.id}`, init);

    await world.later(DAY_MINUTES);

    const after = await world.account.subscriptions();
    expect([ok, after.length]).toEqual([true, 1]);
    expect(after[0]?.id).not.toBe(before?.id);
  },
);
