import { endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { connectedGroup, installedGroup } from './connected.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function integrationsContract(contract: () => Contract): void {
  const content = (name: string) => ({
    name,
    provider: 'sandboxApiKey',
    read: { objects: [{ objectName: 'deals', destination: 'inbox', schedule: '0 * * * *' }] },
  });
  const create = (name: string) =>
    contract().client.integrations.create({
      name,
      provider: 'sandboxApiKey',
      latestRevision: { specVersion: '1.0.0', content: content(name) },
    });

  describe('publishing integrations', () => {
    it('finds one that was there by its id and by its name', async () => {
      const { client, integrations } = contract();
      const { id, name } = integrations.apiKey;

      const byId = await expectAnswer(endpoints.getIntegration, client.integrations.get(id));
      const byName = await client.integrations.get(name);

      expect(byId).toMatchObject({ id, name });
      expect(byName).toEqual(byId);
    });

    it('creates, finds by id and by name, and deletes one', async () => {
      const { integrations } = contract().client;

      const created = await expectAnswer(endpoints.createIntegration, create('made-by-hand'));
      const byId = await expectAnswer(endpoints.getIntegration, integrations.get(created.id));
      const byName = await integrations.get('MADE-by-hand');
      const listed = await expectAnswer(endpoints.listIntegrations, integrations.list());
      await expectAnswer(endpoints.deleteIntegration, integrations.delete('made-by-hand'));

      expect(created.latestRevision.content).toEqual(content('made-by-hand'));
      expect(byId).toEqual(created);
      expect(byName).toEqual(created);
      expect(listed).toContainEqual(created);
      expect(await integrations.list()).not.toContainEqual(created);
    });

    it('keeps names apart, whatever their case', async () => {
      await create('only-once');

      await expectProblem(contract(), endpoints.createIntegration, create('ONLY-once'), 'name_taken');
    });

    it('refuses a provider that nobody knows', async () => {
      const call = contract().client.integrations.create({
        name: 'lost',
        provider: 'nobody',
        latestRevision: { specVersion: '1.0.0', content: { ...content('lost'), provider: 'nobody' } },
      });

      const issues = ['latestRevision.content.provider'];
      await expectProblem(contract(), endpoints.createIntegration, call, 'manifest_invalid', { issues });
    });

    it('checks the content as a manifest, before anything takes a slip for something else', async () => {
      const { createIntegration } = endpoints;
      const object = {
        objectName: 'deals',
        destination: '',
        schedule: '',
        requiredFields: [{ mapToName: 'x' }],
      };
      const slip = { ...object, requiredFields: [{ fieldName: 5, mapToName: 'x' }] };

      const call = contract().client.integrations.create({
        name: 'slipped',
        provider: 'sandboxApiKey',
        latestRevision: {
          specVersion: '1.0.0',
          content: { ...content('slipped'), read: { objects: [slip as unknown as typeof object] } },
        },
      });

      await expectProblem(contract(), createIntegration, call, 'manifest_invalid', {
        issues: ['latestRevision.content.read.objects[0].requiredFields[0].fieldName'],
      });
    });

    it('refuses two names for one integration, and a body without content', async () => {
      const { integrations } = contract().client;
      const { createIntegration } = endpoints;
      const latestRevision = { specVersion: '1.0.0' as const, content: content('inner') };

      const twice = integrations.create({ name: 'outer', provider: 'sandboxApiKey', latestRevision });
      await expectProblem(contract(), createIntegration, twice, 'manifest_invalid', {
        issues: ['latestRevision.content.name'],
      });
      const empty = integrations.create({} as never);
      const issues = ['latestRevision', 'name', 'provider'];
      await expectProblem(contract(), createIntegration, empty, 'invalid_request', { issues });
    });

    it.each([unknownId, 'not-an-id'])('has no integration %s', async (id) => {
      const { integrations } = contract().client;

      const { getIntegration, deleteIntegration } = endpoints;
      await expectProblem(contract(), getIntegration, integrations.get(id), 'integration_not_found');
      await expectProblem(contract(), deleteIntegration, integrations.delete(id), 'integration_not_found');
    });
  });

  describe('filling a revision', () => {
    it('answers the fields of the connected account', async () => {
      const { connection, identity } = await connectedGroup(contract());
      const { apiKey } = contract().integrations;
      const { integrations } = contract().consumer(identity);

      const revision = await expectAnswer(
        endpoints.getHydratedRevision,
        integrations.getHydratedRevision(apiKey.id, apiKey.latestRevision.id, {
          connectionId: connection.id,
        }),
      );

      expect(revision.id).toBe(apiKey.latestRevision.id);
      const contacts = revision.content.read?.objects?.find(({ objectName }) => objectName === 'contacts');
      expect(contacts?.allFieldsMetadata?.email).toMatchObject({ fieldName: 'email', valueType: 'string' });
      expect(contacts?.requiredFields).toContainEqual(expect.objectContaining({ fieldName: 'email' }));
    });

    it('needs a revision and a connection that are there', async () => {
      const { connection } = await connectedGroup(contract());
      const { integrations } = contract().client;
      const { apiKey, oauth } = contract().integrations;
      const hydrate = (id: string, revisionId: string, connectionId: string) =>
        integrations.getHydratedRevision(id, revisionId, { connectionId });
      const { getHydratedRevision } = endpoints;

      const lost = hydrate(unknownId, apiKey.latestRevision.id, connection.id);
      await expectProblem(contract(), getHydratedRevision, lost, 'integration_not_found');
      const unknown = hydrate(apiKey.id, unknownId, connection.id);
      await expectProblem(contract(), getHydratedRevision, unknown, 'revision_not_found');
      const without = hydrate(apiKey.id, apiKey.latestRevision.id, unknownId);
      await expectProblem(contract(), getHydratedRevision, without, 'connection_not_found');
      const elsewhere = hydrate(oauth.id, oauth.latestRevision.id, connection.id);
      await expectProblem(contract(), getHydratedRevision, elsewhere, 'connection_not_found');
      const none = integrations.getHydratedRevision(apiKey.id, apiKey.latestRevision.id, {} as never);
      const issues = ['connectionId'];
      await expectProblem(contract(), getHydratedRevision, none, 'invalid_request', { issues });
    });
  });

  describe('setting up an install flow', () => {
    const setup = (groupRef: string, name = contract().integrations.apiKey.name) =>
      contract().page.integrations.setup(name, { groupRef });

    it('answers project, integration and provider before anything is connected', async () => {
      const { groupRef } = contract().newIdentity();

      const answer = await expectAnswer(endpoints.getIntegrationSetup, setup(groupRef));

      expect(Object.keys(answer).sort()).toEqual(['integration', 'project', 'provider']);
      expect(answer.project).not.toHaveProperty('entitlements');
    });

    it('adds the connection with the filled revision, then the installation', async () => {
      const { identity: connectedOnly } = await connectedGroup(contract());
      const { identity, installation } = await installedGroup(contract());

      const connected = await expectAnswer(endpoints.getIntegrationSetup, setup(connectedOnly.groupRef));
      const installed = await expectAnswer(endpoints.getIntegrationSetup, setup(identity.groupRef));

      expect(connected).not.toHaveProperty('installation');
      expect(connected.revision?.content.read?.objects?.[0]?.allFieldsMetadata).toBeDefined();
      expect(installed.installation).toEqual(installation);
      expect(installed.connection).toEqual(installation.connection);
    });

    it('needs a group and an integration, and the caller’s own group', async () => {
      const { getIntegrationSetup } = endpoints;
      const { groupRef } = contract().newIdentity();

      const none = contract().page.integrations.setup('crm', {} as never);
      await expectProblem(contract(), getIntegrationSetup, none, 'invalid_request', { issues: ['groupRef'] });
      await expectProblem(
        contract(),
        getIntegrationSetup,
        setup(groupRef, 'nowhere'),
        'integration_not_found',
      );
      const { name } = contract().integrations.apiKey;
      const other = contract().consumer(contract().newIdentity());
      const strange = other.integrations.setup(name, { groupRef });
      await expectProblem(contract(), getIntegrationSetup, strange, 'token_not_allowed');
    });
  });
}
