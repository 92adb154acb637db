import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { inFull } from '../../../../test/full-run.ts';
import { subscriptions } from '../../../platform/db/tables.ts';
import { openAccountAt, startApplication } from '../application/application.fixture.ts';
import { toSecrets } from '../signing-secrets.ts';

const HOUR_MS = 60 * 60_000;
const of = { provider: 'github', objectName: 'repos/issues', fieldName: 'title', tellsOfDeletions: true };

async function openAccount(repositories: number) {
  const account = await openAccountAt('github');
  const ids = await account.seed('repos', repositories);
  return { ...account, ids };
}
type Account = Awaited<ReturnType<typeof openAccount>>;
type World = Awaited<ReturnType<typeof startApplication>>;

/** What the subscriptions of an installation sign with. */
async function secretOf(world: World, installationId: string): Promise<string> {
  const { db } = world.dependencies;
  const isOf = eq(subscriptions.installationId, installationId);
  const [row] = await db.select().from(subscriptions).where(isOf);
  return (row && toSecrets(world.context(), row)[0]) ?? '';
}

let deliveries = 0;

/** Sends an event of a repository to an address, as GitHub sends it. Answers the status. */
async function tell(
  world: World,
  to: { url: string; secret: string },
  { repo, ...event }: { repo: string; action: string; issue: object; changes?: object },
): Promise<number> {
  deliveries += 1;
  const repository = { name: repo, owner: { login: 'acme' } };
  const body = JSON.stringify({ ...event, repository });
  const signed = createHmac('sha256', to.secret).update(body).digest('hex');
  const headers = {
    'x-github-event': 'issues',
    'x-github-delivery': `d${deliveries}`,
    'x-hub-signature-256': `sha256=${signed}`,
  };
  return (await world.send(body, headers, to.url)).status;
}

async function idsOf(account: Account): Promise<string[]> {
  return (await account.subscriptions()).map(({ id }) => id).toSorted();
}

// @holds S269
it('gives each repository a webhook, names those that refuse one, and leaves none behind', async () => {
  const world = await startApplication({ of });
  const account = await openAccount(4);
  // The account is no admin of the first, and the second is archived.
  await account.change('repos', account.ids[0] ?? '', { permissions: { admin: false } });
  const path = '/repos/acme/bright-2/hooks';
  await account.set({ faults: [{ method: 'POST', path, refusal: 'forbidden', times: 100 }] });

  const installed = await world.install('acme', account);
  const made = await idsOf(account);
  const [operation] = await world.operations(installed);

  expect(made).toHaveLength(2);
  expect((await world.get(installed)).healthStatus).toBe('healthy');
  expect(operation?.status).toBe('success');
  const logs = await world.ask('GET', `/operations/${operation?.id}/logs`);
  const said = JSON.stringify(logs);
  expect(said).toContain('below 2 records of \\"repos\\"');
  expect(said).toContain('does not let this account subscribe below acme/bright-2');
  expect(said).toContain('Nobody subscribes below 1 others');

  expect((await account.calls()).filter(({ unexpected }) => unexpected)).toEqual([]);
  await world.ask('DELETE', world.path(installed));
  expect(await idsOf(account)).toEqual([]);
});

inFull('says so when the account may subscribe nowhere', async () => {
  const world = await startApplication({ of });
  const account = await openAccount(2);
  const faults = ['alder-1', 'bright-2'].map((name) => ({
    path: `/repos/acme/${name}/hooks`,
    refusal: 'forbidden',
    times: 100,
  }));
  await account.set({ faults });

  const installed = await world.install('acme', account);
  const [operation] = await world.operations(installed);

  expect((await world.get(installed)).healthStatus).toBe('unhealthy');
  expect(operation?.status).toBe('failure');
  const logs = JSON.stringify(await world.ask('GET', `/operations/${operation?.id}/logs`));
  expect(logs).toContain('below no record of \\"repos\\"');
});

it('looks again after some hours, and goes on where a limit has stopped it, without a second webhook', async () => {
  const world = await startApplication({ of });
  const account = await openAccount(3);
  const path = '/repos/acme/cedar-3/hooks';
  await account.set({ faults: [{ method: 'POST', path, refusal: 'rateLimited', retryAfter: '60' }] });

  const installed = await world.install('acme', account);
  const early = await idsOf(account);
  const pass = async (ms: number) => {
    world.advanceClock(ms);
    await account.setNow(world.now());
    await world.runJobs();
  };
  await pass(90_000);
  const all = await idsOf(account);
  const secret = await secretOf(world, installed.id);
  await account.seed('repos', 1);
  await pass(7 * HOUR_MS);

  expect(early.length).toBeLessThan(3);
  expect(all).toHaveLength(3);
  expect(all).toEqual(expect.arrayContaining(early));
  expect(await idsOf(account)).toEqual(expect.arrayContaining(all));
  expect(await idsOf(account)).toHaveLength(4);
  expect(await secretOf(world, installed.id)).toBe(secret);
});

inFull('removes in the end what it has made below a parent that was out of reach for a while', async () => {
  const world = await startApplication({ of });
  const account = await openAccount(2);
  const installed = await world.install('acme', account);
  const made = await idsOf(account);
  await account.change('repos', account.ids[0] ?? '', { permissions: { admin: false } });
  world.advanceClock(7 * HOUR_MS);
  await account.setNow(world.now());
  await world.runJobs();

  await account.change('repos', account.ids[0] ?? '', { permissions: { admin: true } });

  expect(made).toHaveLength(2);
  expect(await idsOf(account)).toEqual(made);
  await world.ask('DELETE', world.path(installed));
  expect(await idsOf(account)).toEqual([]);
});

inFull('makes a webhook again that somebody has switched off, or that tells of less than today', async () => {
  const world = await startApplication({ of });
  const account = await openAccount(3);
  const installed = await world.install('acme', account);
  const made = await account.subscriptions();
  const changeAt = async (repo: string, change: object) => {
    for (const { id } of made) {
      await fetch(`${inject('simulatorsUrl')}/dialects/github/repos/acme/${repo}/hooks/${id}`, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${account.accessToken}`,
          accept: 'application/vnd.github+json',
          'x-github-api-version': '2022-11-28',
          'user-agent': 'a person',
          'content-type': 'application/json',
        },
        body: JSON.stringify(change),
      });
    }
  };
  await changeAt('alder-1', { active: false });
  await changeAt('bright-2', { events: ['issues', 'pull_request'] });

  world.advanceClock(7 * HOUR_MS);
  await account.setNow(world.now());
  await world.runJobs();
  const after = await account.subscriptions();

  expect(after).toHaveLength(3);
  expect(after.filter(({ id }) => made.some((one) => one.id === id))).toHaveLength(1);
  expect(new Set(after.map(({ events }) => events.join()))).toEqual(
    new Set(['issues,pull_request,issue_comment']),
  );
  expect((await world.get(installed)).healthStatus).toBe('healthy');
});

inFull(
  'delivers an issue as it is now, by its repository and number, to whoever its webhook belongs to',
  async () => {
    const world = await startApplication({ of });
    const account = await openAccount(2);
    const [first, second] = [await world.install('acme', account), await world.install('globex', account)];
    const urls = [...new Set((await account.subscriptions()).map(({ url }) => url))];
    const urlOf = ({ id }: { id: string }) => urls.find((url) => url.includes(id)) ?? '';
    const to = { url: urlOf(first), secret: await secretOf(world, first.id) };
    const repository = { name: 'alder-1', full_name: 'acme/alder-1', owner: { login: 'acme' } };
    await account.create('issues', { number: 7, title: 'Now', state: 'open', repository });
    const issue = { number: 7, title: 'Before' };
    const about = { repo: 'alder-1', issue };

    const other = { url: urlOf(second), secret: to.secret };
    expect(await tell(world, other, { ...about, action: 'opened' }), 'with the secret of another').toBe(401);
    expect(await tell(world, to, { ...about, action: 'opened' })).toBe(200);
    expect(await tell(world, to, { ...about, action: 'edited', changes: { title: { from: 'x' } } })).toBe(
      200,
    );
    expect(await tell(world, to, { ...about, repo: 'bright-2', action: 'opened' })).toBe(200);
    expect(await tell(world, to, { ...about, repo: 'bright-2', action: 'deleted' })).toBe(200);
    await world.runJobs();

    expect(urls).toHaveLength(2);
    expect(world.changes('acme')).toMatchObject([
      {
        subscribeEventType: 'create',
        providerEventType: 'issues',
        id: 'acme/alder-1/7',
        fields: { title: 'Now' },
      },
      { subscribeEventType: 'update', id: 'acme/alder-1/7', fieldsUpdated: ['title'] },
      { subscribeEventType: 'delete', id: 'acme/bright-2/7' },
    ]);
    expect([await world.stored(second), world.changes('globex')]).toEqual([0, []]);
  },
);
