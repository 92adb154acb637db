import type { JsonPatchOperation, UpdateInstallation } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { connectedGroup, installedGroup } from './connected.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function configChangesContract(contract: () => Contract): void {
  const integrationId = () => contract().integrations.apiKey.id;
  const update = (id: string, body: UpdateInstallation) =>
    contract().client.installations.update(integrationId(), id, body, { skipSampling: true });

  it('naming objects as the manifest maps them keeps them under the names of the provider, on installing and on every change', async () => {
    const { client } = contract();
    const { identity } = await connectedGroup(contract());
    const deals = { objectName: 'deals', mapToName: 'bargains', destination: 'inbox', schedule: '' };
    const { id: mappedId } = await contract().integration({
      name: 'mapped',
      provider: 'sandboxApiKey',
      read: { objects: [deals] },
      write: { objects: [{ objectName: 'deals' }] },
    });
    const bargains = { objectName: 'bargains', selectedFields: {} };
    const objects = { bargains };

    const created = await client.installations.create(mappedId, {
      groupRef: identity.groupRef,
      config: { content: { provider: 'sandboxApiKey', read: { objects }, write: { objects } } },
    });
    const changed = await client.installations.update(mappedId, created.id, {
      updateMask: ['config.content.read.objects.bargains', 'config.content.write.objects'],
      installation: {
        config: {
          content: { read: { objects: { bargains: { ...bargains, disabled: true } } }, write: { objects } },
        },
      },
    });
    const patched = await client.installations.patchObjectConfig(mappedId, 'bargains', {
      groupRef: identity.groupRef,
      action: 'read',
      changes: [{ op: 'add', path: '/disabled', value: false }],
    });

    for (const { config } of [created, changed, patched]) {
      expect(config.content.read?.objects).toMatchObject({ deals: { objectName: 'deals' } });
      expect(Object.keys(config.content.read?.objects ?? {})).toEqual(['deals']);
      expect(Object.keys(config.content.write?.objects ?? {})).toEqual(['deals']);
    }
    expect(patched.config.content.read?.objects.deals?.disabled).toBe(false);
  });

  describe('changing an installation by mask', () => {
    it('replaces a read object and keeps the schedule a page does not send', async () => {
      const { installation } = await installedGroup(contract());
      const mask = 'config.content.read.objects.contacts';
      const save = (contacts: object) =>
        update(installation.id, {
          updateMask: [mask],
          installation: { config: { content: { read: { objects: { contacts } } } } },
        });
      await save({ objectName: 'contacts', schedule: '0 3 * * *', selectedFields: { phone: true } });

      const changed = await expectAnswer(save({ objectName: 'contacts', selectedFields: { city: true } }));

      expect(changed.updateTime).toBeDefined();
      expect(changed.config.id).not.toBe(installation.config.id);
      expect(changed.config.createdBy).toBe('api:update-installation');
      expect(changed.config.content.read?.objects.contacts).toEqual({
        objectName: 'contacts',
        schedule: '0 3 * * *',
        selectedFields: { city: true },
        selectedFieldMappings: {},
      });
    });

    it('switches reading off alone, and makes parents that are missing', async () => {
      const { installation } = await installedGroup(contract());

      const changed = await update(installation.id, {
        updateMask: ['config.content.read.objects.contacts.disabled', 'config.content.write.objects'],
        installation: {
          config: {
            content: {
              read: { objects: { contacts: { disabled: true } } },
              write: { objects: { deals: { objectName: 'deals' } } },
            },
          },
        },
      });

      expect(changed.config.content).toMatchObject({
        read: { objects: { contacts: { disabled: true, selectedFields: { phone: true } } } },
        write: { objects: { deals: { objectName: 'deals' } } },
      });
    });

    // @holds S52
    it('names another author, and only another connection of the group', async () => {
      const { installation, connection } = await installedGroup(contract());
      const { connection: strangers } = await connectedGroup(contract());
      const updateMask = ['connectionId', 'config.createdBy'];
      const config = { createdBy: 'builder:me' };

      const changed = await update(installation.id, {
        updateMask,
        installation: { connectionId: connection.id, config },
      });
      const strange = update(installation.id, {
        updateMask,
        installation: { connectionId: strangers.id, config },
      });

      expect(changed.config.createdBy).toBe('builder:me');
      await expectProblem(strange, 'connection_not_found');
    });

    it.each([
      ['is unknown', ['config.content.read.objects']],
      ['has no value', ['config.content.read.objects.contacts']],
      ['names a connection without one', ['connectionId']],
    ])('refuses a mask that %s', async (_, updateMask) => {
      const { installation } = await installedGroup(contract());

      const call = update(installation.id, { updateMask, installation: {} });
      const problem = await expectProblem(call, 'invalid_update_mask');
      expect(problem.context?.allowed).toContain('config.content.proxy.enabled');
    });

    it('refuses an object the manifest does not have, and a body without a mask', async () => {
      const { installation } = await installedGroup(contract());
      const objects = { tickets: { objectName: 'tickets' } };

      const odd = update(installation.id, {
        updateMask: ['config.content.read.objects.tickets'],
        installation: { config: { content: { read: { objects } } } },
      });
      await expectProblem(odd, 'config_invalid', ['config.content.read.objects.tickets']);
      const empty = update(installation.id, {} as never);
      await expectProblem(empty, 'invalid_request', ['installation', 'updateMask']);
      const lost = update(unknownId, { updateMask: ['connectionId'], installation: { connectionId: 'x' } });
      await expectProblem(lost, 'installation_not_found');
    });
  });

  describe('changing one object by JSON Patch', () => {
    const patch = (
      target: { groupRef: string } | { installationId: string },
      changes: JsonPatchOperation[],
      objectName = 'contacts',
      action: 'read' | 'write' = 'read',
    ) =>
      contract().client.installations.patchObjectConfig(integrationId(), objectName, {
        ...target,
        action,
        changes,
      });

    // @holds S58, S59, S129, S131, S134, S137, S138, S139, S140, S141
    it('applies every change, by group or by installation', async () => {
      const { identity, installation } = await installedGroup(contract());
      const { groupRef } = identity;

      const byGroup = await expectAnswer(
        patch({ groupRef }, [
          { op: 'add', path: '/selectedFields/city', value: true },
          { op: 'remove', path: '/selectedFields/phone' },
          { op: 'add', path: '/schedule', value: '0 3 * * *' },
          { op: 'replace', path: '/schedule', value: '0 4 * * *' },
        ]),
      );
      const byId = await patch({ installationId: installation.id }, [
        { op: 'add', path: '/disabled', value: true },
      ]);

      expect(byGroup.config.content.read?.objects.contacts?.selectedFields).toEqual({ city: true });
      expect(byGroup.config.content.read?.objects.contacts?.schedule).toBe('0 4 * * *');
      expect(byGroup.config.createdBy).toBe('api:patch-object-config');
      expect(byId.config.content.read?.objects.contacts?.disabled).toBe(true);
    });

    // @holds S135
    it('starts an object that the config did not have', async () => {
      const { identity } = await installedGroup(contract());
      const deletionSettings = { enabled: true };

      const changed = await patch(
        { groupRef: identity.groupRef },
        [{ op: 'add', path: '/deletionSettings', value: deletionSettings }],
        'deals',
        'write',
      );

      expect(changed.config.content.write?.objects.deals).toEqual({ objectName: 'deals', deletionSettings });
    });

    it('applies nothing when one change is wrong', async () => {
      const { identity, installation } = await installedGroup(contract());

      const call = patch({ groupRef: identity.groupRef }, [
        { op: 'add', path: '/selectedFields/city', value: true },
        { op: 'remove', path: '/selectedFields/nowhere' },
      ]);

      await expectProblem(call, 'patch_invalid', ['changes.1']);
      const { config } = await contract().client.installations.get(integrationId(), installation.id);
      expect(config).toEqual(installation.config);
    });

    it('checks the result against the account', async () => {
      const { identity } = await installedGroup(contract());

      const call = patch({ groupRef: identity.groupRef }, [
        { op: 'add', path: '/selectedFieldMappings/nobody', value: 'email' },
      ]);

      await expectProblem(call, 'config_invalid');
    });

    // @holds S132, S134
    it('refuses what names nothing, and the group of somebody else', async () => {
      const { identity } = await installedGroup(contract());
      const { groupRef } = identity;
      const changes: JsonPatchOperation[] = [{ op: 'add', path: '/disabled', value: true }];

      await expectProblem(patch({ groupRef }, changes, 'tickets'), 'object_not_found');
      const { groupRef: nobody } = contract().newIdentity();
      await expectProblem(patch({ groupRef: nobody }, changes), 'installation_not_found');
      await expectProblem(patch({ installationId: unknownId }, changes), 'installation_not_found');
      const { installations } = contract().consumer(contract().newIdentity());
      const body = { groupRef, action: 'read' as const, changes };
      const strange = installations.patchObjectConfig(integrationId(), 'contacts', body);
      await expectProblem(strange, 'token_not_allowed');
    });

    // @holds S136, S141, S246
    it('wants a target, one only, and a change', async () => {
      const both = patch({ groupRef: 'a', installationId: 'b' } as never, [{ op: 'remove', path: '/x' }]);
      await expectProblem(both, 'invalid_request', ['groupRef']);
      await expectProblem(patch({ groupRef: 'a' }, []), 'invalid_request', ['changes']);
      const odd = patch({ groupRef: 'a' }, [{ op: 'move', path: 'x' }] as never);
      await expectProblem(odd, 'invalid_request', ['changes.0.op', 'changes.0.path']);
    });
  });
}
