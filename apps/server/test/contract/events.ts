import { NotificationEvent } from '@dowel/schema';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectedGroup, installedGroup, readsContacts } from './connected.ts';
import type { Contract } from './target.ts';

export function eventsContract(contract: () => Contract): void {
  /** What was told of a group, oldest first. */
  const told = async (groupRef: string) =>
    (await contract().events()).filter(({ data }) => 'groupRef' in data && data.groupRef === groupRef);
  const typesOf = (events: readonly NotificationEvent[]) =>
    events.map(({ notificationType }) => notificationType);

  describe('telling what happens to connections', () => {
    it('tells that one is made, gets other credentials, is changed and is deleted', async () => {
      const { client, credentials } = contract();
      const { identity, connection } = await connectedGroup(contract());
      const { id } = connection;

      await client.connections.generate({
        provider: 'sandboxApiKey',
        ...identity,
        consumerName: 'Ada',
        apiKey: credentials.good,
      });
      await client.connections.update(id, {
        updateMask: ['apiKey'],
        connection: { apiKey: credentials.good },
      });
      await client.connections.delete(id);

      const { projectId } = connection;
      const account = { workspace: { id: connection.account?.id } };
      const first = { projectId, connectionId: id, provider: 'sandboxApiKey', account, ...identity };
      const { groupRef, consumerRef } = identity;
      const data = { ...first, groupRef, consumerRef, consumerName: 'Ada' };
      expect(await told(groupRef)).toMatchObject([
        { notificationType: 'connection.created', data: { ...data, consumerName: consumerRef } },
        { notificationType: 'connection.updated', data },
        { notificationType: 'connection.updated', data },
        { notificationType: 'connection.deleted', data },
      ]);
    });

    it('tells that somebody signs in, and signs in again', async () => {
      const { client, newIdentity, signIn } = contract();
      const identity = newIdentity();
      await signIn(await client.connections.oauthConnect({ provider: 'sandbox', ...identity }));
      const [connection] = await client.connections.list({ groupRef: identity.groupRef });

      await signIn(await client.connections.oauthUpdate(connection?.id ?? ''));

      expect(typesOf(await told(identity.groupRef))).toEqual(['connection.created', 'connection.updated']);
    });

    it('tells of another account', async () => {
      const { client, credentials, useAccount } = contract();
      const { identity, connection, installation } = await installedGroup(contract());
      const { id, integrationId } = installation;
      const apiKey = useAccount('other');
      onTestFinished(() => void useAccount('usual'));
      const colleague = { ...contract().newIdentity(), groupRef: identity.groupRef };
      const other = await client.connections.generate({ provider: 'sandboxApiKey', ...colleague, apiKey });
      const account = (of: typeof connection) => ({ workspace: { id: of.account?.id } });

      await client.installations.update(
        integrationId,
        id,
        {
          updateMask: ['connectionId', 'account'],
          installation: { connectionId: other.id, account: { id: other.account?.id ?? '' } },
        },
        { skipSampling: true },
      );
      const activity = await client.installations.activity(integrationId, id);
      useAccount('usual');
      await client.connections.update(other.id, {
        updateMask: ['apiKey', 'account'],
        connection: { apiKey: credentials.good, account: { id: connection.account?.id ?? '' } },
      });

      const changes = (await told(identity.groupRef)).slice(-4);
      expect(typesOf(changes)).toEqual([
        'installation.updated',
        'connection.account.changed',
        'connection.updated',
        'connection.account.changed',
      ]);
      expect([changes[1]?.data, changes[3]?.data]).toMatchObject([
        { installationId: id, account: account(other), accountBefore: account(connection) },
        { connectionId: other.id, account: account(connection), accountBefore: account(other) },
      ]);
      expect(activity.filter(({ kind }) => kind === 'account_changed')).toHaveLength(1);
    });

    it('tells nothing of a sign-in that failed', async () => {
      const { client, credentials, newIdentity, signIn } = contract();
      const identity = newIdentity();
      const apiKey = credentials.refused;
      await client.connections.generate({ provider: 'sandboxApiKey', ...identity, apiKey }).catch(() => {});

      const url = await client.connections.oauthConnect({ provider: 'sandbox', ...identity });
      await signIn(url, { deny: true });

      expect(await told(identity.groupRef)).toEqual([]);
    });
  });

  describe('telling what happens to installations', () => {
    // @holds S239
    it('tells of an install, of each change and of an uninstall, with the configs', async () => {
      const { client, integrations } = contract();
      const { id: integrationId, name } = integrations.apiKey;
      const { identity, connection, installation } = await installedGroup(contract());
      const { groupRef, consumerRef } = identity;
      const contentNow = async () =>
        (await client.installations.get(integrationId, installation.id)).config.content;

      const first = await contentNow();
      await client.installations.update(integrationId, installation.id, {
        updateMask: ['config.content.read.objects.contacts.disabled'],
        installation: { config: { content: { read: { objects: { contacts: { disabled: true } } } } } },
      });
      const second = await contentNow();
      await client.installations.patchObjectConfig(integrationId, 'contacts', {
        groupRef,
        action: 'read',
        changes: [{ op: 'remove', path: '/disabled' }],
      });
      const third = await contentNow();
      await client.installations.delete(integrationId, installation.id);

      const data = {
        projectId: connection.projectId,
        provider: 'sandboxApiKey',
        integrationId,
        integrationName: name,
        installationId: installation.id,
        connectionId: connection.id,
        groupRef,
        groupName: groupRef,
        consumerRef,
        consumerName: consumerRef,
      };
      const events = await told(groupRef);
      expect(first).toMatchObject(readsContacts());
      expect(events.slice(1)).toEqual([
        { notificationType: 'installation.created', data: { ...data, config: first } },
        { notificationType: 'installation.updated', data: { ...data, config: second, lastConfig: first } },
        { notificationType: 'installation.updated', data: { ...data, config: third, lastConfig: second } },
        { notificationType: 'installation.deleted', data: { ...data, config: third } },
        { notificationType: 'connection.deleted', data: expect.objectContaining({ groupRef }) },
      ]);
      for (const event of events) expect(NotificationEvent.parse(event)).toEqual(event);
    });

    it('tells nothing of changes that were refused', async () => {
      const { client, integrations } = contract();
      const { identity, installation } = await installedGroup(contract());
      const before = await told(identity.groupRef);

      const changed = client.installations.update(integrations.apiKey.id, installation.id, {
        updateMask: ['config.content.read.objects.planets'],
        installation: {
          config: { content: { read: { objects: { planets: { objectName: 'planets' } } } } },
        },
      });
      await expect(changed).rejects.toMatchObject({ code: 'config_invalid' });
      const again = client.installations.create(integrations.apiKey.id, {
        groupRef: identity.groupRef,
        config: { content: readsContacts() },
      });
      await expect(again).rejects.toMatchObject({ code: 'group_already_installed' });

      expect(await told(identity.groupRef)).toEqual(before);
    });
  });
}
