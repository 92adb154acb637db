import { expect, it } from 'vitest';
import { generate } from '../../installing/connections/generating/generate-connection.ts';
import { startReconciling } from './reconciling/reconciling.fixture.ts';

const DAY_MINUTES = 24 * 60;

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
