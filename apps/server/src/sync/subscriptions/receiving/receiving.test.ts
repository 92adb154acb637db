import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { storedRows } from '../../../../test/stored-rows.ts';
import { sha256 } from '../../../platform/digest.ts';
import { lockInstalled } from '../../reads/lock-installed.ts';
import { leaveAccount } from '../delivering/leave-account.ts';
import { startSubscribing } from '../subscribing.fixture.ts';
import { store } from './store.ts';

describe('the address that a provider calls', () => {
  // @holds P21
  it('refuses an event that is not from the provider without a word, and stores one that is, once and encrypted', async () => {
    const [world, other] = [await startSubscribing(), await startSubscribing()];
    world.gate.shut();
    await world.createContact({ last_name: 'Lovelace' });
    await world.gate.knocked(1);
    const [knock] = world.gate.knocks;
    if (!knock) throw new Error('No event has come.');
    const { path } = knock;
    const { integrationId, installation } = world;
    const ask = async (changed: Partial<typeof knock>) => {
      const { headers, body } = { ...knock, ...changed };
      const response = await world.fetch(`http://dowel.test${changed.path ?? path}`, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body,
      });
      return [response.status, await response.text()];
    };
    const { 'x-juniper-signature': _, ...unsigned } = knock.headers;

    expect(await ask({ body: knock.body.replace('created', 'deleted') })).toEqual([401, '']);
    expect(await ask({ headers: unsigned })).toEqual([401, '']);
    const foreign = [
      path.replace(world.project.id, other.project.id),
      path.replace(integrationId, other.integrationId),
      path.replace(installation.id, other.installation.id),
      path.replace(installation.id, 'unknown'),
    ];
    for (const one of foreign) expect(await ask({ path: one }), one).toEqual([404, '']);
    const otherPath = (await other.webhooks())[0]?.url ?? '';
    expect(await ask({ path: new URL(otherPath).pathname }), 'the secret of another customer').toEqual([
      401,
      '',
    ]);
    expect((await ask({ body: 'x'.repeat(1024 * 1024 + 1) }))[0]).toBe(413);
    expect([await world.rows(), await other.rows()]).toEqual([[], []]);

    expect(await ask({})).toEqual([200, '']);
    expect(await ask({})).toEqual([200, '']);
    expect(await world.rows()).toMatchObject([{ bodySealed: expect.stringMatching(/^v2\./) }]);
    const stored = (await storedRows(world)).filter(({ name }) => /subscriptions|inbound/.test(name));
    const text = stored.map(({ rows }) => rows).join('\n');
    expect(text).toContain(world.installation.id);
    expect(text, 'the secret').not.toContain('juniper_hook_');
    expect(text, 'the event').not.toContain('evt_');
  });

  it('stores the events of others when an installation is deleted while theirs arrive', async () => {
    const world = await startSubscribing();
    const event = (installationId: string) => ({
      installationId,
      objectName: 'contacts',
      eventHash: sha256('evt_1'),
      body: '{}',
    });

    // The receiver has found this one, and somebody has deleted it since.
    await store(world.context(), [event(v7()), event(world.installation.id)]);

    expect(await world.rows()).toMatchObject([{ installationId: world.installation.id }]);
  });

  it('takes an event of another account with the id of one of the account before', async () => {
    const world = await startSubscribing();
    const { installation, connection } = world;
    const event = {
      installationId: installation.id,
      objectName: 'contacts',
      eventHash: sha256('1'),
      body: '{}',
    };
    await store(world.context(), [event]);
    await world.context().transaction(async (tx) => {
      await leaveAccount(tx, await lockInstalled(tx, { connectionId: connection.id }));
    });
    await store(world.context(), [event]);

    expect((await world.rows()).map(({ dueTime }) => dueTime)).toEqual([world.now()]);
    expect((await world.operations())[0]?.result).toBe('[contacts] 1 event of the account before left out');
  });
});
