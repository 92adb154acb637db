import type { DowelClient } from '@dowel/client';
import type { Installation } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { connectedGroup, readsContacts } from './connected.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

const contacts = {
  objectName: 'contacts',
  destination: 'inbox',
  schedule: '',
  optionalFieldsAuto: 'all' as const,
};
const refsOf = (installations: readonly Installation[]) =>
  installations.map(({ installationRef }) => installationRef);

export function severalContract(contract: () => Contract): void {
  /** A group with a connection to the provider of an integration of which it may have several installations. */
  async function startSeveral(manifest: { multiple?: boolean; sameAccount?: boolean }) {
    const { identity, connection } = await connectedGroup(contract());
    const { groupRef } = identity;
    const { id, name } = await contract().integration({
      name: `several-${groupRef}`,
      provider: 'sandboxApiKey',
      read: { objects: [contacts] },
      write: { objects: [{ objectName: 'contacts' }] },
      proxy: { enabled: true },
      ...manifest,
    });
    const { installations } = contract().client;
    const install = (values: { installationRef?: string; name?: string; connectionId?: string } = {}) => {
      const body = { groupRef, connectionId: connection.id, config: { content: readsContacts() }, ...values };
      return installations.create(id, body, { skipSampling: true });
    };
    return { id, name, groupRef, connection, installations, install };
  }
  const startShared = () => startSeveral({ multiple: true, sameAccount: true });

  describe('several installations of one integration', () => {
    it('are told apart by their reference, and the default one looks as ever', async () => {
      const { id, groupRef, installations, install } = await startShared();

      const main = await expectAnswer(install({ installationRef: '' }));
      const emea = await expectAnswer(install({ installationRef: 'emea', name: 'EMEA' }));

      expect(emea).toMatchObject({ installationRef: 'emea', name: 'EMEA' });
      expect(main).not.toHaveProperty('installationRef');
      expect(main).not.toHaveProperty('name');
      const listed = await expectAnswer(installations.list(id, { groupRef }));
      expect(listed.map((one) => one.id)).toEqual([main.id, emea.id]);
      const all = await contract().client.installations.listForProject({ groupRef });
      expect(all.map((one) => one.id)).toEqual([main.id, emea.id]);
      const page = await installations.list(id, { groupRef, pageSize: 2 });
      expect(page.map((one) => one.id)).toEqual([emea.id, main.id]);
      expect(refsOf(await installations.list(id, { groupRef, installationRef: 'emea' }))).toEqual(['emea']);
      expect(refsOf(await installations.list(id, { groupRef, installationRef: '' }))).toEqual([undefined]);
    });

    it('are one for each reference, of another account each, and only where the manifest says so', async () => {
      const several = await startSeveral({ multiple: true });
      const once = await startSeveral({});
      await several.install();

      await expectProblem(several.install(), 'group_already_installed');
      await expectProblem(several.install({ installationRef: 'emea' }), 'account_already_installed');
      const issues = ['installationRef'];
      await expectProblem(once.install({ installationRef: 'emea' }), 'several_not_allowed', issues);
      await expectProblem(several.install({ installationRef: ' ' }), 'invalid_request', issues);
    });

    it('can be renamed', async () => {
      const { id, installations, install } = await startShared();
      const emea = await install({ installationRef: 'emea' });
      const rename = (installation: { name?: string }) =>
        installations.update(id, emea.id, { updateMask: ['name'], installation });

      const renamed = await expectAnswer(rename({ name: 'Europe' }));

      expect(renamed).toMatchObject({ installationRef: 'emea', name: 'Europe' });
      await expectProblem(rename({}), 'invalid_update_mask');
    });

    it('have a config each, which a request finds by the reference', async () => {
      const { id, groupRef, installations, install } = await startShared();
      const [main, emea] = [await install(), await install({ installationRef: 'emea' })];
      const patch = (installationRef?: string, target: object = { groupRef }) =>
        installations.patchObjectConfig(id, 'contacts', {
          ...target,
          ...(installationRef !== undefined && { installationRef }),
          action: 'read',
          changes: [{ op: 'add', path: '/selectedFields/city', value: true }],
        });

      const changed = await expectAnswer(patch('emea'));

      expect(changed.id).toBe(emea.id);
      expect((await installations.get(id, main.id)).config).toEqual(main.config);
      expect((await patch()).id).toBe(main.id);
      await expectProblem(patch('apac'), 'installation_not_found');
      const both = { installationId: main.id, installationRef: 'emea' };
      await expectProblem(patch('emea', both), 'invalid_request', ['installationRef']);
    });

    it('have a setup each', async () => {
      const { id, groupRef, install } = await startShared();
      const [main, emea] = [await install(), await install({ installationRef: 'emea' })];
      const setup = async (installationRef: string) =>
        (await contract().client.integrations.setup(id, { groupRef, installationRef })).installation?.id;

      expect([await setup(''), await setup('emea'), await setup('apac')]).toEqual([
        main.id,
        emea.id,
        undefined,
      ]);
    });

    it('are named in events', async () => {
      const { install } = await startShared();
      const emea = await install({ installationRef: 'emea', name: 'EMEA' });

      const event = (await contract().events()).find(
        ({ notificationType, data }) =>
          notificationType === 'installation.created' &&
          'installationId' in data &&
          data.installationId === emea.id,
      );

      expect(event?.data).toMatchObject({ installationRef: 'emea', installationName: 'EMEA' });
    });
  });

  describe('a group that has only installations with a reference', () => {
    type Ask = (client: DowelClient, id: string, groupRef: string) => Promise<unknown>;
    const write = { record: { last_name: 'Okafor' } };
    const field = { fieldName: 'tier', displayName: 'Tier', valueType: 'string' as const };
    const filters = [{ fieldName: 'email', operator: 'eq' as const, value: 'x' }];
    const asked: [string, Ask][] = [
      [
        'change a config',
        (client, id, groupRef) =>
          client.installations.patchObjectConfig(id, 'contacts', {
            groupRef,
            action: 'read',
            changes: [{ op: 'add', path: '/disabled', value: true }],
          }),
      ],
      ['ask for a read', (client, id, groupRef) => client.reads.trigger(id, 'contacts', { groupRef })],
      [
        'ask for results',
        (client, id, groupRef) => client.reads.deliverResults(id, 'contacts', { groupRef, pages: 1 }),
      ],
      ['write', (client, id, groupRef) => client.write.create(id, 'contacts', { groupRef, ...write })],
      [
        'search',
        (client, id, groupRef) =>
          client.search.records(id, { objectName: 'contacts', fieldFilters: filters }, { groupRef }),
      ],
      [
        'look at fields',
        (client, id, groupRef) => client.objectFields.getForInstallation(id, 'contacts', { groupRef }),
      ],
      [
        'create fields',
        (client, id, groupRef) =>
          client.objectFields.upsertForInstallation(id, { groupRef, fields: { contacts: [field] } }),
      ],
    ];

    it.each(asked)('is asked which one a request to %s means', async (_, ask) => {
      const { id, groupRef, install } = await startShared();
      const emea = await install({ installationRef: 'emea', name: 'EMEA' });

      const problem = await expectProblem(ask(contract().client, id, groupRef), 'installation_ref_needed');
      const listed = [{ id: emea.id, installationRef: 'emea', name: 'EMEA' }];
      expect(problem.context?.installations).toEqual(listed);
    });

    it('is asked which one a call through the proxy means', async () => {
      const { name: integrationName, groupRef, install } = await startShared();
      await install({ installationRef: 'emea' });
      const { proxy } = contract().client;

      const call = proxy.fetch({ integrationName, groupRef }, '/me');
      await expect(call).rejects.toMatchObject({ status: 422, code: 'installation_ref_needed' });
      const named = proxy.fetch({ integrationName, groupRef, installationRef: 'emea' }, '/me');
      await expect(named).rejects.toMatchObject({ status: 403, code: 'proxy_disabled' });
      const unknown = proxy.fetch({ integrationName, groupRef, installationRef: unknownId }, '/me');
      await expect(unknown).rejects.toMatchObject({ status: 404, code: 'installation_not_found' });
    });
  });
}
