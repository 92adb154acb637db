import type { AuditEntry } from '@dowel/schema';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { inFull } from '../../../../test/full-run.ts';
import { openAccountAt, startApplication } from './application.fixture.ts';

const DAY_MS = 24 * 60 * 60_000;
const clientSecret = 'client-secret-of-the-first-app';
const of = {
  provider: 'atlassian',
  objectName: 'issues',
  fieldName: 'summary',
  tellsOfDeletions: true,
  entered: { workspace: 'acme' },
};

/** A project with an app at Atlassian. */
async function startAtAtlassian(secret = clientSecret) {
  const world = await startApplication({ of, clientSecret: secret });
  const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
  return {
    ...world,
    token: (key = secret, time = world.now()) =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(seconds(time) + 180)
        .sign(new TextEncoder().encode(key)),
    /** What the operations of an installation say. */
    async saidOf(installed: Parameters<typeof world.operations>[0]): Promise<string> {
      const operations = await world.operations(installed);
      const paths = operations.map(({ id }) => `/v1/projects/${world.project.id}/operations/${id}/logs`);
      const logs = await Promise.all(paths.map(async (path) => (await world.request('GET', path)).body));
      return JSON.stringify(logs);
    },
    /** Sends an event as Jira does. Answers the status. */
    async post(event: object, token?: string, to = world.address): Promise<number> {
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
      return (await world.send(JSON.stringify(event), headers, to)).status;
    },
  };
}

function commentEvent(kind: string, id: string, issueId: string, timestamp: number) {
  const self = `https://acme.atlassian.net/rest/api/2/issue/${issueId}`;
  const issue = { id: issueId, self, fields: {} };
  return {
    timestamp,
    webhookEvent: `comment_${kind}`,
    comment: { id, self: `${self}/comment/${id}` },
    issue,
  };
}

function issueCreated(id: string, timestamp: number, site = 'https://acme.atlassian.net') {
  const issue = { id, self: `${site}/rest/api/2/issue/${id}` };
  return { timestamp, webhookEvent: 'jira:issue_created', issue, matchedWebhookIds: [10_000] };
}

// @holds A12
inFull('takes events of a connected site, with a token that the client secret has signed', async () => {
  const [world, other] = [await startAtAtlassian(), await startAtAtlassian('client-secret-of-another-app')];
  const account = await openAccountAt('atlassian');
  const installed = await world.install('acme', account);
  const foreign = await other.install('acme', await openAccountAt('atlassian'));
  const id = await account.create('issues', { summary: 'Roof' });
  const event = issueCreated(id, 1);
  const late = new Date(world.now().getTime() - 10 * 60_000);
  const unsigned = new UnsecuredJWT({}).encode();

  const refused: (string | undefined)[] = [undefined, unsigned, '', 'a.b.c', await world.token('another')];
  refused.push(await world.token(clientSecret, late), await other.token());
  for (const token of refused) expect(await world.post(event, token), token).toBe(401);
  expect(await world.post(event, await world.token(), other.address), 'of another project').toBe(401);
  expect(await world.stored(installed)).toBe(0);

  const token = await world.token();
  expect(await world.post(event, token)).toBe(200);
  expect(await world.post(event, token), 'sent again').toBe(200);
  expect(await world.post(issueCreated(id, 2, 'https://globex.atlassian.net'), token), 'not installed').toBe(
    200,
  );
  expect(await world.post({ ...event, issue: { id, self: 'no address' } }, token)).toBe(200);
  expect(await world.stored(installed)).toBe(1);
  await world.runJobs();

  expect(installed.accountRef).toBe('https://acme.atlassian.net');
  expect(world.changes('acme')).toMatchObject([
    {
      subscribeEventType: 'create',
      providerEventType: 'jira:issue_created',
      id,
      fields: { summary: 'Roof' },
    },
  ]);
  expect([await other.stored(foreign), other.changes('acme')]).toEqual([0, []]);
});

inFull('delivers a comment as it is now, by its issue and its own id', async () => {
  const world = await startApplication({
    clientSecret,
    of: { ...of, objectName: 'comments', fieldName: 'body' },
  });
  const account = await openAccountAt('atlassian');
  const [issue] = await account.seed('issues', 1);
  const [id = ''] = await account.seed('comments', 1);
  const installed = await world.install('acme', account);
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(clientSecret));
  const tell = async (event: object) =>
    (await world.send(JSON.stringify(event), { authorization: `Bearer ${token}` })).status;
  const ownId = id.slice(id.indexOf('/') + 1);
  const { issue: _, ...homeless } = commentEvent('created', ownId, issue ?? '', 9);

  expect((await account.subscriptions())[0]?.events).toEqual([
    ...['comment_created', 'comment_deleted', 'comment_updated'],
  ]);
  expect(await tell(commentEvent('created', ownId, issue ?? '', 1))).toBe(200);
  expect(await tell(commentEvent('created', ownId, issue ?? '', 1)), 'sent again').toBe(200);
  expect(await tell(commentEvent('created', '77', issue ?? '', 1)), 'another at the same time').toBe(200);
  expect(await tell(commentEvent('deleted', ownId, issue ?? '', 2))).toBe(200);
  expect(await tell(homeless), 'an event without its issue names no site').toBe(200);
  expect(await world.stored(installed)).toBe(3);
  await world.runJobs();

  expect(world.changes('acme')).toMatchObject([
    { subscribeEventType: 'create', providerEventType: 'comment_created', id: `${issue}/${ownId}` },
    { subscribeEventType: 'delete', id: `${issue}/${ownId}` },
  ]);
});

it('asks each account at the one address of the app, renews it, and removes only its own', async () => {
  const world = await startAtAtlassian();
  const [one, another] = [await openAccountAt('atlassian'), await openAccountAt('atlassian')];
  const idsOf = async (account: typeof one) => (await account.subscriptions()).map(({ id }) => id);
  const first = await world.install('acme', one);
  const second = await world.install('globex', another);
  const made = [...(await one.subscriptions()), ...(await another.subscriptions())];
  expect(made.map(({ url }) => url)).toEqual([world.address, world.address]);
  const id = await one.create('issues', { summary: 'Roof' });
  expect(await world.post(issueCreated(id, 1), await world.token())).toBe(200);
  expect([await world.stored(first), await world.stored(second)], 'both have the site').toEqual([1, 1]);
  await world.runJobs();
  expect([world.changes('acme').length, world.changes('globex')], 'but not the issue').toEqual([1, []]);

  const before = [await idsOf(one), await idsOf(another)];
  world.advanceClock(21 * DAY_MS);
  for (const account of [one, another]) await account.setNow(world.now());
  await world.runJobs();
  const after = [await idsOf(one), await idsOf(another)];
  expect(after.map((ids) => ids.length)).toEqual([1, 1]);
  expect(after.flat().filter((webhookId, at) => before.flat()[at] === webhookId)).toEqual([]);

  await world.ask('DELETE', world.path(first));
  expect([await idsOf(one), await idsOf(another)]).toEqual([[], after[1]]);
  await world.ask('DELETE', '/groups/globex');
  expect(await idsOf(another)).toEqual([]);
});

inFull('asks an account again within a day after Jira has lost its webhook, and says so', async () => {
  const world = await startAtAtlassian();
  const account = await openAccountAt('atlassian');
  const installed = await world.install('acme', account);
  const [old] = await account.subscriptions();
  world.advanceClock(DAY_MS);
  await account.setNow(world.now());
  await world.runJobs();
  expect(await account.subscriptions(), 'still there').toEqual([old]);

  await account.setNow(new Date(world.now().getTime() + 30 * DAY_MS));
  expect(await account.subscriptions()).toEqual([]);
  world.advanceClock(DAY_MS);
  await world.runJobs();

  expect((await account.subscriptions()).map(({ url }) => url)).toEqual([world.address]);
  expect(await world.saidOf(installed)).toContain('was gone, so events since its end');
});

inFull('names in the audit log the old subscription that a renewal could not remove', async () => {
  const world = await startAtAtlassian();
  const account = await openAccountAt('atlassian');
  await world.install('acme', account);
  const [old] = await account.subscriptions();
  world.advanceClock(21 * DAY_MS);
  await account.set({ faults: [{ method: 'DELETE', path: '/3/webhook', status: 500, times: 9 }] });
  await account.setNow(world.now());

  await world.runJobs();

  expect(await account.subscriptions()).toHaveLength(2);
  const log: AuditEntry[] = await world.ask('GET', '/audit-log?pageSize=1000');
  const left = log.filter(({ action }) => action === 'subscription.left_at_provider');
  expect(left).toMatchObject([{ after: { subscriptions: [{ id: old?.id, address: world.address }] } }]);
});

inFull(
  'asks the other account when a connection leads to it, and names what stays in the one before',
  async () => {
    const world = await startAtAtlassian();
    const [one, another] = [await openAccountAt('atlassian'), await openAccountAt('atlassian')];
    await world.install('acme', one);
    const { account } = await world.connect('globex', another);
    const left = await one.subscriptions();

    await world.connect('acme', another, 'ada', account);
    await world.runJobs();

    expect(await another.subscriptions()).toHaveLength(1);
    const said = world.logged.find((line) => line.includes('subscriptions were left at a provider'));
    expect(JSON.parse(said ?? '{}').left).toEqual([
      { provider: 'atlassian', id: left[0]?.id, address: world.address },
    ]);
  },
);

inFull('says in the words of Jira why an account cannot be asked', async () => {
  const [world, other] = [await startAtAtlassian(), await startAtAtlassian()];
  const account = await openAccountAt('atlassian');
  await world.install('acme', account);
  const installed = await other.install('acme', account);

  expect((await other.operations(installed))[0]?.status).toBe('failure');
  expect(await other.saidOf(installed)).toContain('Only a single URL per app is allowed to be registered');
  expect((await other.get(installed)).healthStatus).toBe('unhealthy');
});
