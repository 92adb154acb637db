import type { AuditEntry } from '@dowel/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Context } from '../../context.ts';
import { subscriptions } from '../../platform/db/tables.ts';
import { openAccountAt, startApplication } from './application/application.fixture.ts';
import { subscriptionLane } from './lanes.ts';
import { bringInStep } from './setting-up/bring-in-step.ts';
import { contactEvents, startSubscribing } from './subscribing.fixture.ts';

const HOUR_MS = 60 * 60_000;

describe('a subscription that the provider refuses', () => {
  it('is told once, makes the installation unhealthy, and is tried again', async () => {
    const world = await startSubscribing({ refusals: { status: 403, times: 2 } });
    const [operation, ...others] = await world.operations();
    const health = (await world.get()).healthStatus;

    world.advanceClock(6 * HOUR_MS);
    await world.runJobs();
    const complaints = world.complaints();
    world.advanceClock(6 * HOUR_MS);
    await world.runJobs();

    expect([operation?.status, others, health]).toEqual(['failure', [], 'unhealthy']);
    expect(complaints).toMatchObject([
      { installationId: world.installation.id, error: expect.stringContaining('403') },
    ]);
    expect(await world.webhooks()).toHaveLength(1);
    expect((await world.get()).healthStatus).toBe('healthy');
  });

  it('waits in silence while the provider is away for a moment', async () => {
    const world = await startSubscribing({ refusals: { status: 503, times: 2 } });

    world.advanceClock(HOUR_MS);
    await world.runJobs();
    world.advanceClock(HOUR_MS);
    await world.runJobs();

    expect(await world.webhooks()).toHaveLength(1);
    expect(world.complaints()).toEqual([]);
  });
});

describe('a subscription that this server fails on', () => {
  it('is tried again later, told after the third attempt, and made in the end', async () => {
    const world = await startSubscribing();
    await world.deploy([{ ...contactEvents, deleteEvent: undefined }]);
    const spy = vi.spyOn(world.dependencies.connectors, 'find').mockRejectedValue(new TypeError('broken'));
    onTestFinished(() => spy.mockRestore());

    for (const minutes of [0, 1, 2]) {
      world.advanceClock(minutes * 60_000);
      await world.runJobs();
    }
    const [operation] = await world.operations();
    const failures = (await world.subscription())?.failures;
    spy.mockRestore();
    world.advanceClock(4 * 60_000);
    await world.runJobs();

    expect([operation?.status, failures]).toEqual(['failure', 3]);
    const { body: logs } = await world.request(
      'GET',
      `${world.projectPath}/operations/${operation?.id}/logs`,
    );
    expect(logs).toMatchObject([
      {
        message: { error: expect.stringContaining('error of this server'), details: { failedBy: 'server' } },
      },
    ]);
    expect((await world.webhooks()).map(({ events }) => events)).toEqual([
      ['contacts.created', 'contacts.updated'],
    ]);
    expect((await world.get()).healthStatus).toBe('healthy');
  });
});

describe('what cannot be subscribed to', () => {
  it('is said, and the rest is subscribed to', async () => {
    const of = {
      provider: 'intercom',
      objectName: 'contacts',
      fieldName: 'name',
      tellsOfDeletions: true,
    };
    const world = await startApplication({ of, more: { associationChangeEvent: { enabled: 'always' } } });
    const installed = await world.install('acme', await openAccountAt('intercom'));

    expect(installed.accountRef).not.toBe('');
    expect((await world.get(installed)).healthStatus).toBe('unhealthy');
    const [operation] = await world.operations(installed);
    const logs = await world.ask('GET', `/operations/${operation?.id}/logs`);
    expect(JSON.stringify(logs)).toContain(
      'Intercom cannot be asked for associationChangeEvent of \\"contacts\\" by this server.',
    );
  });
});

describe('a subscription at the provider', () => {
  it('goes when a deploy takes it out of the manifest, comes again with the next one, and moves with the installation', async () => {
    const world = await startSubscribing();

    await world.deploy([]);
    await world.runJobs();
    const gone = await world.webhooks();
    await world.deploy([contactEvents]);
    await world.runJobs();

    expect(gone).toEqual([]);
    expect(await world.webhooks()).toHaveLength(1);
    const account = await world.openAccount();
    expect((await move(world, account)).status).toBe(200);
    await world.runJobs();
    expect(await world.webhooks()).toEqual([]);
    expect(await world.webhooks(account.apiKey)).toHaveLength(1);
  });

  it('is asked for again at the module that a deploy names, and not when only the shown name changes', async () => {
    const world = await startSubscribing();
    const [made] = await world.webhooks();
    await world.atSandbox('DELETE', `/webhooks/${made?.id}`);

    await world.deploy([contactEvents], { displayName: 'Desk' });
    await world.runJobs();
    const before = await world.webhooks();
    await world.deploy([contactEvents], { displayName: 'Desk', module: 'root' });
    await world.runJobs();

    expect(before).toEqual([]);
    expect(await world.webhooks()).toHaveLength(1);
  });

  it.each([
    ['is named once in the audit log when it stays in the account that the installation has left', []],
    ['is not called removed when it stays there and nothing is wanted any more', [[]]],
  ])('%s', async (_, deploys) => {
    const world = await startSubscribing();
    const [made] = await world.webhooks();
    await move(world, await world.openAccount());
    for (const objects of deploys) await world.deploy(objects);
    await world.addFault({ path: '/api/v1/webhooks', status: 403, times: 2 });

    await world.runJobs();
    world.advanceClock(6 * HOUR_MS);
    await world.runJobs();

    expect(await leftIn(world)).toEqual([{ id: made?.id, address: made?.url }]);
    const results = (await world.operations()).map(({ result }) => result);
    expect(results.join()).not.toContain('was removed');
  });

  // Another server may have the address before, and this database may be a copy of its own.
  it('stays at the address that the server had before, and is named, when it is renewed, taken out, or uninstalled', async () => {
    const worlds = [await startSubscribing(), await startSubscribing(), await startSubscribing()] as const;
    const [world, unwanted, uninstalled] = worlds;
    const made = await Promise.all(worlds.map(async (one) => (await one.webhooks())[0]));
    for (const { dependencies } of worlds)
      Object.assign(dependencies.env, { publicUrl: 'https://moved.example' });

    world.advanceClock(5 * 24 * HOUR_MS);
    await world.runJobs();
    await unwanted.deploy([]);
    await unwanted.runJobs();
    await uninstalled.request('DELETE', uninstalled.installationPath);

    expect((await world.webhooks()).map(({ url }) => new URL(url).origin)).toEqual([
      world.gate.url,
      'https://moved.example',
    ]);
    const said = async ({ operations }: World) => (await operations()).map(({ result }) => result).join();
    expect(await said(world)).toMatch(/sent to another address .* audit log names it/);
    expect(await said(unwanted)).toMatch(/could not be removed, .* audit log names it/);
    for (const [n, one] of worlds.entries())
      expect(await leftIn(one)).toEqual([{ id: made[n]?.id, address: made[n]?.url }]);
  });

  it('is made again with a secret that can be opened, when the key of the one before is lost', async () => {
    const world = await startSubscribing();
    const { db } = world.dependencies;
    const isIts = eq(subscriptions.installationId, world.installation.id);
    const lost = (await world.subscription())?.signingSealed?.replace('.test.', '.lost.');
    await db.update(subscriptions).set({ signingSealed: lost, dueTime: null }).where(isIts);

    await world.createContact({ last_name: 'Hopper' });
    await world.gate.knocked(1);
    await world.runJobs();
    const before = world.messages();
    await world.createContact({ last_name: 'Lovelace' });
    await world.gate.knocked(2);
    await world.runJobs();

    expect(before).toEqual([]);
    expect(world.messages()).toHaveLength(1);
    expect(await world.webhooks()).toHaveLength(1);
    const [, { result } = {}] = await world.operations();
    expect(result).toMatch(/key is missing, so the subscription was made again/);
  });

  it('comes again when a deploy asks for it while it is being removed', async () => {
    const world = await startSubscribing();
    const { id } = world.installation;
    await world.deploy([]);
    const turn = {
      context: world.context(),
      lane: subscriptionLane(id, world.project.id),
      signal: new AbortController().signal,
      deadline: new Date(Date.now() + 30_000),
      afterwards: () => undefined,
      async write<T>(work: (tx: Context) => Promise<T>): Promise<T> {
        world.advanceClock(1);
        await world.deploy([contactEvents]);
        return world.context().transaction(work);
      },
    };

    await bringInStep(turn, id);
    const meanwhile = await world.webhooks();
    await world.runJobs();

    expect(meanwhile).toEqual([]);
    expect(await world.webhooks()).toHaveLength(1);
  });

  it('is removed before somebody has uninstalled, also when the provider refuses', async () => {
    const [world, other] = [await startSubscribing(), await startSubscribing()];
    await other.addFault({ path: '/api/v1/webhooks', status: 403, times: 1 });

    const answers = [
      await world.request('DELETE', world.installationPath),
      await other.request('DELETE', other.installationPath),
    ];

    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await world.webhooks()).toEqual([]);
    expect(await world.subscription()).toBeUndefined();
    expect(await other.subscription()).toBeUndefined();
    expect(other.logged.join('\n')).toContain('subscriptions were left at a provider');
    await other.createContact({ last_name: 'Left' });
    await other.gate.knocked(1);
    const [knock] = other.gate.knocks;
    expect(knock && (await other.gate.post(knock))).toBe(404);
  });

  it.each(['the installation', 'its connection'])(
    'tells of nothing of the account that %s has left, not even of what waits',
    async (what) => {
      const world = await startSubscribing();
      const account = await world.openAccount();
      world.gate.shut();
      const ids = [
        await world.createContact({ last_name: 'A' }),
        await world.createContact({ last_name: 'B' }),
      ];
      for (const id of ids) await world.deleteContact(id);
      await world.gate.knocked(4);
      const [first, ...others] = world.gate.knocks.filter(({ body }) => body.includes('deleted'));
      const waits = first && (await world.gate.post(first));

      const moved =
        what === 'its connection'
          ? await world.request('PATCH', `${world.projectPath}/connections/${world.connection.id}`, {
              updateMask: ['apiKey', 'account'],
              connection: { apiKey: account.apiKey, account: { id: account.accountId } },
            })
          : await move(world, account);
      const late = await Promise.all(others.map((knock) => world.gate.post(knock)));
      await world.runJobs();
      late.push(...(await Promise.all(others.map((knock) => world.gate.post(knock)))));
      await world.runJobs();

      expect([waits, moved.status, late]).toEqual([200, 200, [401, 401]]);
      expect(world.messages()).toEqual([]);
      expect(await world.rows()).toEqual([]);
      expect((await world.operations()).map(({ result }) => result)).toContain(
        '[contacts] 1 event of the account before left out',
      );
      expect(await world.webhooks(account.apiKey)).toHaveLength(1);
      expect(world.logged.join('').includes('subscriptions were left at a provider')).toBe(
        what === 'its connection',
      );
      world.gate.open();
      const contact = { last_name: 'Of the new account' };
      await world.atSandbox('POST', '/objects/contacts/records', contact, account.apiKey);
      await world.gate.knocked(5);
      await world.runJobs();
      expect(world.messages()).toHaveLength(1);
    },
  );
});

type World = Awaited<ReturnType<typeof startSubscribing>>;

/** The subscriptions that the audit log names, of one entry at most. */
async function leftIn({ request, projectPath }: World): Promise<unknown> {
  const { body: entries } = await request('GET', `${projectPath}/audit-log?pageSize=1000`);
  const left = entries.filter(({ action }: AuditEntry) => action === 'subscription.left_at_provider');
  expect(left).toMatchObject([{ after: { count: 1 } }]);
  return left[0].after.subscriptions;
}

/** Moves the installation to a connection to another account. */
async function move(world: World, account: Awaited<ReturnType<World['openAccount']>>) {
  const connection = await world.connect({ apiKey: account.apiKey, consumerRef: 'grace' });
  return world.request('PATCH', `${world.installationPath}?skipSampling=true`, {
    updateMask: ['connectionId', 'account'],
    installation: { connectionId: connection.id, account: { id: account.accountId } },
  });
}
