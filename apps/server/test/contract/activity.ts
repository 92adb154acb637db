import { describe, expect, it } from 'vitest';
import { everyOne } from '../every-one.ts';
import { installedGroup } from './connected.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function activityContract(contract: () => Contract): void {
  /** An installation over which a person adds `city`, and then stops reading `phone`. */
  async function withChanges() {
    const { identity, installation } = await installedGroup(contract());
    const person = contract().consumer(identity);
    const { integrationId, id } = installation;
    for (const change of [
      { op: 'add' as const, path: '/selectedFields/city', value: true },
      { op: 'remove' as const, path: '/selectedFields/phone' },
    ]) {
      await contract().client.installations.patchObjectConfig(integrationId, 'contacts', {
        installationId: id,
        action: 'read',
        changes: [change],
      });
    }
    return { identity, installation, person, integrationId, id };
  }

  describe('looking at what happened', () => {
    it('tells installs, changes and connecting, newest first', async () => {
      const { person, integrationId, id, identity } = await withChanges();

      const all = await expectAnswer(person.installations.activity(integrationId, id));

      const saved = all.filter(({ changes }) => changes);
      expect(saved).toMatchObject([
        {
          kind: 'config_changed',
          author: { kind: 'builder' },
          changes: [{ change: 'changed', changeCount: 1 }],
        },
        { kind: 'config_changed', changes: [{ action: 'read', objectName: 'contacts' }] },
        { kind: 'installed', changes: [{ objectName: 'contacts', change: 'added', changeCount: 1 }] },
      ]);
      expect(saved[0]?.changes?.[0]).not.toHaveProperty('fieldsAdded');
      expect(all.at(-1)).toMatchObject({
        kind: 'connected',
        author: { kind: 'consumer', name: identity.consumerRef },
      });
    });

    it('tells runs with their objects, and nothing of their words', async () => {
      const { installation } = await installedGroup(contract());
      const { id, integrationId } = installation;
      await contract().operation(installation, 'secret words');

      const all = await expectAnswer(contract().client.installations.activity(integrationId, id));

      expect(all).toContainEqual(
        expect.objectContaining({ kind: 'read', status: 'success', objects: ['contacts'] }),
      );
      expect(JSON.stringify(all)).not.toContain('secret words');
    });

    it('tells every change of one object, with its content at that time', async () => {
      const { person, integrationId, id } = await withChanges();

      const changes = await expectAnswer(
        person.installations.activity(integrationId, id, { changesOf: 'contacts' }),
      );

      expect(changes.map(({ changes, content }) => [changes, content?.read?.selectedFields])).toEqual([
        [[expect.objectContaining({ fieldsRemoved: ['phone'] })], { city: true }],
        [[expect.objectContaining({ fieldsAdded: ['city'] })], { phone: true, city: true }],
        [[expect.objectContaining({ change: 'added', fieldsAdded: ['phone'] })], { phone: true }],
      ]);
    });

    it('has nothing to tell of an object that was never set up', async () => {
      const { person, integrationId, id } = await withChanges();

      const changes = await person.installations.activity(integrationId, id, { changesOf: 'deals' });

      expect(changes).toEqual([]);
    });

    it.each([undefined, 'contacts'])('comes in pages, with changesOf %s', async (changesOf) => {
      const { person, integrationId, id } = await withChanges();
      const query = { ...(changesOf && { changesOf }) };
      const whole = await person.installations.activity(integrationId, id, query);

      const list = person.installations.activity(integrationId, id, { ...query, pageSize: 1 });
      const seen = await everyOne(list);

      expect(seen).toEqual(whole);
    });

    it('can be gone back to, by sending the content of an earlier version', async () => {
      const { integrationId, id, person } = await withChanges();
      const versions = await person.installations.activity(integrationId, id, { changesOf: 'contacts' });
      const { read } = versions.at(-1)?.content ?? {};

      const saved = await person.installations.update(
        integrationId,
        id,
        {
          updateMask: ['config.content.read.objects.contacts'],
          installation: { config: { content: { read: { objects: { ...(read && { contacts: read }) } } } } },
        },
        { skipSampling: true },
      );

      expect(saved.config.content.read?.objects.contacts?.selectedFields).toEqual({ phone: true });
      const [latest] = await person.installations.activity(integrationId, id, { changesOf: 'contacts' });
      expect(latest).toMatchObject({
        author: { kind: 'consumer' },
        changes: [{ fieldsAdded: ['phone'], fieldsRemoved: ['city'] }],
      });
    });

    it.each([
      ['pageSize', { pageSize: 0 }],
      ['pageSize', { pageSize: 101 }],
      ['pageToken', { pageToken: 'strange' }],
    ])('refuses a strange %s', async (name, query) => {
      const { installation } = await installedGroup(contract());
      const call = contract().client.installations.activity(
        installation.integrationId,
        installation.id,
        query,
      );

      await expectProblem(call, 'invalid_request', [name]);
    });

    it("finds no installation of another group's", async () => {
      const { integrationId, id } = await withChanges();
      const stranger = contract().consumer(contract().newIdentity());

      await expectProblem(stranger.installations.activity(integrationId, id), 'installation_not_found');
    });

    it('finds no installation that is not there', async () => {
      const { id } = contract().integrations.apiKey;
      await expectProblem(contract().client.installations.activity(id, unknownId), 'installation_not_found');
    });
  });
}
