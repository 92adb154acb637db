import { createHmac } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { startProviderGate } from '../../../../test/provider-gate.ts';
import { storedRows } from '../../../../test/stored-rows.ts';
import { openAccountAt, startApplication } from './application.fixture.ts';

const DAY_MS = 24 * 60 * 60_000;
const of = { provider: 'notion', objectName: 'pages', fieldName: 'url', tellsOfDeletions: true };

/** A project with an application at Notion, whose builder has no secret of it yet. */
async function startAtNotion() {
  const world = await startApplication({ of });
  const app = `/provider-apps/${world.app.id}`;
  return {
    ...world,
    /** Sends a body, signed as Notion signs it. Without a secret, it is not signed. */
    async post(content: unknown, secret?: string, to = world.address) {
      const body = typeof content === 'string' ? content : JSON.stringify(content);
      const sign = (key: string) => createHmac('sha256', key).update(body).digest('hex');
      const own = secret === undefined ? undefined : { 'x-notion-signature': `sha256=${sign(secret)}` };
      const answer = await world.send(body, own ?? {}, to);
      return [answer.status, await answer.text()];
    },
    async offered(): Promise<string[]> {
      const [{ webhook }] = await world.ask('GET', '/provider-apps');
      return (webhook.offeredSecrets ?? []).map(({ secret }: { secret: string }) => secret);
    },
    setSecret: (webhookSecret: string) =>
      world.ask('PATCH', app, { updateMask: ['webhookSecret'], providerApp: { webhookSecret } }),
  };
}

let events = 0;

function pageCreated(workspaceId: string, id: string) {
  events += 1;
  const data = { parent: { id: workspaceId, type: 'space' } };
  const whose = { workspace_id: workspaceId, entity: { id, type: 'page' }, data };
  return { id: `event-${events}`, type: 'page.created', api_version: '2022-06-28', ...whose };
}

it('shows the builder the token that Notion tells, and accepts events once the builder has set it', async () => {
  const world = await startAtNotion();
  const account = await openAccountAt('notion');
  const installed = await world.install('acme', account);
  const before = (await world.get(installed)).healthStatus;
  const gate = await startProviderGate();
  onTestFinished(gate.stop);
  gate.leadTo(world.fetch);
  const subscription = { url: gate.url + new URL(world.address).pathname, clientSecret: 'unused' };

  await account.sendEventsTo(subscription);
  const [token = ''] = await world.offered();
  expect([before, token]).toEqual(['unhealthy', expect.stringMatching(/^secret_/)]);
  const stored = (await storedRows(world)).map(({ rows }) => rows).join('\n');
  expect(stored).not.toContain(token);
  const app = await world.setSecret(token);
  expect([JSON.stringify(app).includes(token), await world.offered()]).toEqual([false, []]);

  await account.sendEventsTo({ ...subscription, signingSecret: token });
  const pageId = await account.create('pages', { title: 'Plan' });
  await expect.poll(() => world.stored(installed), { timeout: 15_000 }).toBe(1);
  await account.remove('pages', pageId);
  await expect.poll(() => world.stored(installed), { timeout: 15_000 }).toBe(2);
  world.advanceClock(6 * 60 * 60_000);
  await world.runJobs();

  expect(world.changes('acme')).toMatchObject([{ subscribeEventType: 'delete', id: pageId }]);
  expect((await world.get(installed)).healthStatus).toBe('healthy');
});

// @holds A12
it('lets nobody set the secret from outside', async () => {
  const [world, other] = [await startAtNotion(), await startAtNotion()];
  const account = await openAccountAt('notion');
  const installed = await world.install('acme', account);
  const event = pageCreated(installed.accountRef, await account.create('pages', { title: 'Plan' }));

  const offer = (token: unknown) => world.post({ verification_token: token });
  expect(await offer('secret_of-an-attacker')).toEqual([200, '']);
  expect(await world.post(event, 'secret_of-an-attacker'), 'before a secret is set').toEqual([401, '']);
  expect(await world.post(event, ''), 'without a secret').toEqual([401, '']);
  await world.setSecret('secret_of-notion');
  expect(await offer('secret_of-an-attacker')).toEqual([200, '']);
  expect(await world.post(event, 'secret_of-an-attacker')).toEqual([401, '']);
  expect(await world.stored(installed)).toBe(0);
  expect(await world.post(event, 'secret_of-notion', other.address), 'of another project').toEqual([401, '']);
  expect(await world.post(event, 'secret_of-notion')).toEqual([200, '']);
  expect(await world.stored(installed)).toBe(1);

  expect(await world.offered()).toEqual(['secret_of-an-attacker']);
  expect(await other.offered()).toEqual([]);
  for (const odd of ['short', 'with a space in it', 'x'.repeat(501), 'ünïcödé-secret', 123, null, {}]) {
    expect(await offer(odd), String(odd)).toEqual([401, '']);
  }
  for (let count = 0; count < 7; count += 1) await offer(`secret_number-${count}`);
  expect(await world.offered()).toEqual([6, 5, 4, 3, 2].map((count) => `secret_number-${count}`));
  world.advanceClock(8 * DAY_MS);
  expect(await world.offered()).toEqual([]);
});
