import { endpoints, type ProblemCode, type Wire } from '@dowel/schema';
import { describe, it } from 'vitest';
import { installedGroup, readsContacts } from './connected.ts';
import { expectProblemResponse } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

/** Tests of requests that name something that does not exist or does not fit. */
export function missingThingsContract(contract: () => Contract): void {
  const send = (method: string, path: string, body?: object) =>
    contract().send(method, `/projects/${contract().project}${path}`, {
      headers: { 'X-Api-Key': contract().apiKey, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const expectRefusal = async (answer: Promise<Response>, { wire }: { wire: Wire }, code: ProblemCode) => {
    await expectProblemResponse(await answer, wire, code);
  };
  const integration = `/integrations/${unknownId}`;

  describe('working on an integration that is not there', () => {
    it.each([
      ['uninstalling', endpoints.deleteInstallation, `/installations/${unknownId}`, undefined],
      [
        'changing an installation',
        endpoints.updateInstallation,
        `/installations/${unknownId}`,
        { updateMask: ['config.createdBy'], installation: { config: { createdBy: 'me' } } },
      ],
      [
        'changing an object',
        endpoints.patchObjectConfig,
        '/objects/contacts/config-content',
        { groupRef: 'acme', action: 'read', changes: [{ op: 'remove', path: '/schedule' }] },
      ],
      ['looking at activity', endpoints.listActivity, `/installations/${unknownId}/activity`, undefined],
      [
        'looking at samples',
        endpoints.listSamples,
        `/objects/contacts/samples?connectionId=${unknownId}&fields=email`,
        undefined,
      ],
      ['listing operations', endpoints.listOperations, `/installations/${unknownId}/operations`, undefined],
    ] as const)('is refused when %s', async (_, endpoint, path, body) => {
      const answer = send(endpoint.wire.method, integration + path, body);

      await expectRefusal(answer, endpoint, 'integration_not_found');
    });
  });

  describe('changing what something is connected to', () => {
    it('refuses a connection to another provider', async () => {
      const { identity, installation } = await installedGroup(contract());
      const { client, integrations, signIn } = contract();
      const start = { provider: integrations.oauth.provider, ...identity };
      await signIn(await client.connections.oauthConnect(start));
      const { groupRef } = identity;
      const [connection] = await client.connections.list({ groupRef, provider: start.provider });

      const answer = send(
        'PATCH',
        `/integrations/${integrations.apiKey.id}/installations/${installation.id}`,
        {
          updateMask: ['connectionId'],
          installation: { connectionId: connection?.id, config: { content: readsContacts() } },
        },
      );

      await expectRefusal(answer, endpoints.updateInstallation, 'connection_missing');
    });

    it('refuses a provider of an app that is unknown, or has an app already', async () => {
      const { client, integrations } = contract();
      const app = { provider: 'sandboxApiKey', clientId: 'client', clientSecret: 'shh' };
      const { id } = await client.providerApps.create(app);
      const change = (provider: string) =>
        send('PATCH', `/provider-apps/${id}`, { updateMask: ['provider'], providerApp: { provider } });
      const { updateProviderApp } = endpoints;

      await expectRefusal(change('nobody'), updateProviderApp, 'provider_unknown');
      await expectRefusal(change(integrations.oauth.provider), updateProviderApp, 'provider_app_exists');
      await client.providerApps.delete(id);
    });
  });

  describe('deploying a revision from an upload', () => {
    it('is refused for one that was never made', async () => {
      const path = `/integrations/${contract().integrations.apiKey.id}/revisions`;

      const answer = send('POST', path, { sourceZipUrl: 'gs://dowel-uploads/nothing.zip' });

      await expectRefusal(answer, endpoints.createRevision, 'upload_not_found');
    });
  });

  describe('signing in again when the provider app is gone', () => {
    it('is refused', async () => {
      const identity = contract().newIdentity();
      const { client, integrations, signIn } = contract();
      const { provider } = integrations.oauth;
      await signIn(await client.connections.oauthConnect({ provider, ...identity }));
      const [connection] = await client.connections.list({ groupRef: identity.groupRef });
      const app = (await client.providerApps.list()).find((one) => one.provider === provider);
      await client.providerApps.delete(app?.id ?? '');

      const answer = send('PATCH', `/connections/${connection?.id}:oauth-update`);

      await expectRefusal(answer, endpoints.oauthUpdate, 'provider_app_missing');
      const link = send('POST', '/connection-links', { integrationId: integrations.oauth.id, ...identity });
      await expectRefusal(link, endpoints.createConnectionLink, 'provider_app_missing');
    });
  });
}
