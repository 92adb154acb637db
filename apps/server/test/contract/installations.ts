import { describe, expect, it } from 'vitest';
import { connectedGroup, installedGroup, readsContacts } from './connected.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

const config = { content: readsContacts() };

export function installationsContract(contract: () => Contract): void {
  const integrationId = () => contract().integrations.apiKey.id;

  describe('installing', () => {
    // @holds S15, S148
    it('installs over the default connection and the latest revision', async () => {
      const { identity, connection } = await connectedGroup(contract());
      const { groupRef } = identity;

      const created = await expectAnswer(
        contract().client.installations.create(integrationId(), { groupRef, config }),
      );

      expect(created).toMatchObject({
        integrationId: integrationId(),
        group: { groupRef },
        healthStatus: 'healthy',
        createdBy: 'api:create-installation',
        connection: { id: connection.id },
        config: {
          revisionId: contract().integrations.apiKey.latestRevision.id,
          createdBy: 'api:create-installation',
          content: config.content,
        },
      });
      expect(created).not.toHaveProperty('updateTime');
    });

    it('installs over the newest connection of the group, whoever made it', async () => {
      const { identity, connection } = await connectedGroup(contract());
      const { client, credentials, integrations } = contract();
      const { groupRef } = identity;
      const colleague = { groupRef, consumerRef: contract().newIdentity().consumerRef };
      const body = { provider: 'sandboxApiKey', ...colleague, apiKey: credentials.good };
      const newer = await client.connections.generate(body);

      const created = await client.installations.create(integrations.apiKey.id, { groupRef, config });

      expect(newer.id).not.toBe(connection.id);
      expect(created.connection).toMatchObject({
        id: newer.id,
        consumer: { consumerRef: colleague.consumerRef },
      });
    });

    it('shows an installation to the whole group, whoever connected and installed', async () => {
      const { identity, installation } = await installedGroup(contract());
      const { groupRef } = identity;
      const colleague = contract().consumer({ groupRef, consumerRef: contract().newIdentity().consumerRef });

      const listed = await expectAnswer(colleague.installations.list(integrationId(), { groupRef }));

      expect(listed.map(({ id, connection }) => [id, connection.consumer.consumerRef])).toEqual([
        [installation.id, identity.consumerRef],
      ]);
    });

    it('shows the maps of every read object, chosen from or not', async () => {
      const { identity } = await connectedGroup(contract());
      const { installations } = contract().client;
      const objects = { contacts: { objectName: 'contacts' } };
      const content = { provider: 'sandboxApiKey', read: { objects } };

      const created = await installations.create(integrationId(), {
        groupRef: identity.groupRef,
        config: { content },
      });
      const shown = await installations.get(integrationId(), created.id);

      const contacts = { objectName: 'contacts', selectedFields: {}, selectedFieldMappings: {} };
      expect(created.config.content.read?.objects).toEqual({ contacts });
      expect(shown.config.content.read?.objects).toEqual({ contacts });
    });

    it('names the end user as the author, whatever the body says', async () => {
      const { identity } = await connectedGroup(contract());
      const body = { groupRef: identity.groupRef, config: { ...config, createdBy: 'builder:me' } };

      const created = await expectAnswer(
        contract().consumer(identity).installations.create(integrationId(), body),
      );

      expect(created.createdBy).toBe(`consumer:${identity.consumerRef}`);
    });

    it('refuses a second installation by the same group', async () => {
      const { identity, installation } = await installedGroup(contract());

      const call = contract().client.installations.create(integrationId(), {
        groupRef: identity.groupRef,
        config,
      });
      const problem = await expectProblem(call, 'group_already_installed');
      expect(problem.context).toMatchObject({ installationId: installation.id });
    });

    it('needs a connection of the group and of the provider', async () => {
      const { identity } = await connectedGroup(contract());
      const { connection: strangers } = await connectedGroup(contract());
      const { installations } = contract().client;
      const { groupRef } = contract().newIdentity();

      await expectProblem(installations.create(integrationId(), { groupRef, config }), 'connection_missing');
      const body = { groupRef: identity.groupRef, connectionId: strangers.id, config };
      await expectProblem(installations.create(integrationId(), body), 'connection_not_found');
      const lost = installations.create(integrationId(), { ...body, connectionId: unknownId });
      await expectProblem(lost, 'connection_not_found');
    });

    it('refuses a config that the integration or the account does not fit, place by place', async () => {
      const { identity } = await connectedGroup(contract());
      const contacts = {
        objectName: 'contacts',
        schedule: 'often',
        selectedFieldMappings: { nobody: 'email' },
      };
      const objects = { contacts, tickets: { objectName: 'tickets' } };

      const call = contract().client.installations.create(integrationId(), {
        groupRef: identity.groupRef,
        config: { content: { provider: 'sandboxApiKey', read: { objects } } },
      });

      const issues = [
        'config.content.read.objects.tickets',
        'config.content.read.objects.contacts.schedule',
        'config.content.read.objects.contacts.selectedFieldMappings.nobody',
      ];
      await expectProblem(call, 'config_invalid', issues);
    });

    it.each(['__proto__', 'constructor', 'prototype'])(
      'drops no object or field called %s unsaid',
      async (name) => {
        const { installation, identity } = await installedGroup(contract());
        const { installations } = contract().client;
        const objects = JSON.parse(`{"${name}":{},"contacts":{"selectedFields":{"${name}":true}}}`);
        for (const [key, entry] of Object.entries<object>(objects)) Object.assign(entry, { objectName: key });
        const content = { provider: 'sandboxApiKey', read: { objects } };
        const paths = [`read.objects.${name}`, `read.objects.contacts.selectedFields.${name}`];

        const created = installations.create(integrationId(), {
          groupRef: identity.groupRef,
          config: { content },
        });
        await expectProblem(
          created,
          'invalid_request',
          paths.map((path) => `config.content.${path}`),
        );
        const updated = installations.update(integrationId(), installation.id, {
          updateMask: ['config.content.read.objects.contacts'],
          installation: { config: { content } },
        });
        await expectProblem(
          updated,
          'invalid_request',
          paths.map((path) => `installation.config.content.${path}`),
        );
      },
    );

    // @holds S53, S143, S144
    it('names every member that is missing, and integrations that are not there', async () => {
      const { installations } = contract().client;

      const empty = installations.create(integrationId(), {} as never);
      await expectProblem(empty, 'invalid_request', ['config', 'groupRef']);
      const shapeless = installations.create(integrationId(), {
        groupRef: 'acme',
        config: { content: {} as never },
      });
      await expectProblem(shapeless, 'invalid_request', ['config.content.provider']);
      const lost = installations.create(unknownId, { groupRef: 'acme', config });
      await expectProblem(lost, 'integration_not_found');
    });

    it('does not let an end user install for another group', async () => {
      const { identity } = await connectedGroup(contract());

      const call = contract()
        .consumer(contract().newIdentity())
        .installations.create(integrationId(), { groupRef: identity.groupRef, config });

      await expectProblem(call, 'token_not_allowed');
    });
  });

  describe('looking at installations', () => {
    it('finds a group’s by integration and in the project', async () => {
      const { identity, installation } = await installedGroup(contract());
      const { groupRef } = identity;
      const { installations } = contract().client;

      const listed = await expectAnswer(installations.list(integrationId(), { groupRef }));
      const inProject = await expectAnswer(installations.listForProject({ groupRef }));
      const ofOther = await installations.list(contract().integrations.oauth.id, { groupRef });
      const one = await expectAnswer(installations.get(integrationId(), installation.id));

      expect(listed).toEqual([installation]);
      expect(inProject).toEqual([installation]);
      expect(ofOther).toEqual([]);
      expect(one).toEqual(installation);
    });

    it('shows an end user their own group’s and no more', async () => {
      const { identity, installation } = await installedGroup(contract());
      const { installation: strangers } = await installedGroup(contract());
      const { installations } = contract().consumer(identity);

      const own = await installations.listForProject();
      const call = installations.get(integrationId(), strangers.id);

      expect(own.map(({ id }) => id)).toEqual([installation.id]);
      await expectProblem(call, 'installation_not_found');
    });

    it('wants a page to name the group', async () => {
      const { installations } = contract().page;
      const issues = ['groupRef'];

      await expectProblem(installations.list(integrationId()), 'invalid_request', issues);
      await expectProblem(installations.listForProject(), 'invalid_request', issues);
    });
  });

  describe('uninstalling', () => {
    it('deletes the connection that nothing else uses', async () => {
      const { connection, installation } = await installedGroup(contract());
      const { installations, connections } = contract().client;

      await expectAnswer(installations.delete(integrationId(), installation.id));
      await expectProblem(installations.get(integrationId(), installation.id), 'installation_not_found');
      await expectProblem(connections.get(connection.id), 'connection_not_found');
    });

    it('keeps a connection from being deleted while it is used', async () => {
      const { connection } = await installedGroup(contract());

      await expectProblem(contract().client.connections.delete(connection.id), 'connection_in_use');
    });

    it.each([unknownId, 'not-an-id'])('has no installation %s', async (id) => {
      const { installations } = contract().client;

      await expectProblem(installations.delete(integrationId(), id), 'installation_not_found');
      await expectProblem(installations.get(id, id), 'integration_not_found');
      await expectProblem(installations.list(id), 'integration_not_found');
    });
  });
}
