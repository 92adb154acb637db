import { describe, it } from 'vitest';
import { installedGroup, readsContacts } from './connected.ts';
import { expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

/** Tests of requests that name something that does not exist or does not fit. */
export function missingThingsContract(contract: () => Contract): void {
  it('does nothing with an integration that is not there', async () => {
    const { installations, integrations, operations } = contract().client;
    const code = 'integration_not_found';
    const change = { updateMask: ['config.createdBy'], installation: { config: { createdBy: 'me' } } };
    const sample = { connectionId: unknownId, fields: 'email' };

    await expectProblem(installations.delete(unknownId, unknownId), code);
    await expectProblem(installations.update(unknownId, unknownId, change), code);
    const patch = {
      groupRef: 'acme',
      action: 'read' as const,
      changes: [{ op: 'remove' as const, path: '/schedule' }],
    };
    await expectProblem(installations.patchObjectConfig(unknownId, 'contacts', patch), code);
    await expectProblem(installations.activity(unknownId, unknownId), code);
    await expectProblem(integrations.samples(unknownId, 'contacts', sample), code);
    await expectProblem(operations.listPage(unknownId, unknownId), code);
  });

  describe('changing what something is connected to', () => {
    it('refuses a connection to another provider', async () => {
      const { identity, installation } = await installedGroup(contract());
      const { client, integrations, signIn } = contract();
      const start = { provider: integrations.oauth.provider, ...identity };
      await signIn(await client.connections.oauthConnect(start));
      const { groupRef } = identity;
      const [connection] = await client.connections.list({ groupRef, provider: start.provider });

      const moved = client.installations.update(integrations.apiKey.id, installation.id, {
        updateMask: ['connectionId'],
        installation: { connectionId: connection?.id ?? '', config: { content: readsContacts() } },
      });

      await expectProblem(moved, 'connection_missing');
    });

    it('refuses a provider of an app that is unknown, or has an app already', async () => {
      const { client, integrations } = contract();
      const app = { provider: 'sandboxApiKey', clientId: 'client', clientSecret: 'shh' };
      const { id } = await client.providerApps.create(app);
      const change = (provider: string) =>
        client.providerApps.update(id, {
          updateMask: ['provider', 'clientSecret'],
          providerApp: { provider, clientSecret: 'another' },
        });

      await expectProblem(change('nobody'), 'provider_unknown');
      await expectProblem(change(integrations.oauth.provider), 'provider_app_exists');
      await client.providerApps.delete(id);
    });
  });

  it('deploying a revision from an upload is refused for one that was never made', async () => {
    const { client, integrations } = contract();
    const lost = { sourceZipUrl: 'gs://dowel-uploads/nothing.zip' };

    await expectProblem(client.integrations.createRevision(integrations.apiKey.id, lost), 'upload_not_found');
  });

  it('signing in again when the provider app is gone is refused', async () => {
    const identity = contract().newIdentity();
    const { client, integrations, signIn } = contract();
    const { provider } = integrations.oauth;
    await signIn(await client.connections.oauthConnect({ provider, ...identity }));
    const [connection] = await client.connections.list({ groupRef: identity.groupRef });
    const app = (await client.providerApps.list()).find((one) => one.provider === provider);
    await client.providerApps.delete(app?.id ?? '');

    const again = client.connections.oauthUpdate(connection?.id ?? '');
    await expectProblem(again, 'provider_app_missing');
    const link = client.connectionLinks.create({ integrationId: integrations.oauth.id, ...identity });
    await expectProblem(link, 'provider_app_missing');
  });
}
