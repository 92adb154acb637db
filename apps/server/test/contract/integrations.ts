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

      const byId = await expectAnswer(client.integrations.get(id));
      const byName = await client.integrations.get(name);

      expect(byId).toMatchObject({ id, name });
      expect(byName).toEqual(byId);
    });

    it('creates, finds by id and by name, and deletes one', async () => {
      const { integrations } = contract().client;

      const created = await expectAnswer(create('made-by-hand'));
      const byId = await expectAnswer(integrations.get(created.id));
      const byName = await integrations.get('MADE-by-hand');
      const listed = await expectAnswer(integrations.list());
      await expectAnswer(integrations.delete('made-by-hand'));

      expect(created.latestRevision.content).toEqual(content('made-by-hand'));
      expect(byId).toEqual(created);
      expect(byName).toEqual(created);
      expect(listed).toContainEqual(created);
      expect(await integrations.list()).not.toContainEqual(created);
    });

    it('keeps names apart, whatever their case', async () => {
      await create('only-once');

      await expectProblem(create('ONLY-once'), 'name_taken');
    });

    it('refuses a provider that nobody knows', async () => {
      const call = contract().client.integrations.create({
        name: 'lost',
        provider: 'nobody',
        latestRevision: { specVersion: '1.0.0', content: { ...content('lost'), provider: 'nobody' } },
      });

      await expectProblem(call, 'manifest_invalid', ['latestRevision.content.provider']);
    });

    it('checks the content as a manifest, before anything takes a slip for something else', async () => {
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

      await expectProblem(call, 'manifest_invalid', [
        'latestRevision.content.read.objects[0].requiredFields[0].fieldName',
      ]);
    });

    it('refuses two names for one integration, and a body without content', async () => {
      const { integrations } = contract().client;
      const latestRevision = { specVersion: '1.0.0' as const, content: content('inner') };

      const twice = integrations.create({ name: 'outer', provider: 'sandboxApiKey', latestRevision });
      await expectProblem(twice, 'manifest_invalid', ['latestRevision.content.name']);
      const empty = integrations.create({} as never);
      await expectProblem(empty, 'invalid_request', ['latestRevision', 'name', 'provider']);
    });

    it.each([unknownId, 'not-an-id'])('has no integration %s', async (id) => {
      const { integrations } = contract().client;
      await expectProblem(integrations.get(id), 'integration_not_found');
      await expectProblem(integrations.delete(id), 'integration_not_found');
    });
  });

  describe('filling a revision', () => {
    it('answers the fields of the connected account', async () => {
      const { connection, identity } = await connectedGroup(contract());
      const { apiKey } = contract().integrations;
      const { integrations } = contract().consumer(identity);

      const revision = await expectAnswer(
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

      const lost = hydrate(unknownId, apiKey.latestRevision.id, connection.id);
      await expectProblem(lost, 'integration_not_found');
      await expectProblem(hydrate(apiKey.id, unknownId, connection.id), 'revision_not_found');
      await expectProblem(hydrate(apiKey.id, apiKey.latestRevision.id, unknownId), 'connection_not_found');
      await expectProblem(hydrate(oauth.id, oauth.latestRevision.id, connection.id), 'connection_not_found');
      const none = integrations.getHydratedRevision(apiKey.id, apiKey.latestRevision.id, {} as never);
      await expectProblem(none, 'invalid_request', ['connectionId']);
    });
  });

  describe('setting up an install flow', () => {
    const setup = (groupRef: string, name = contract().integrations.apiKey.name) =>
      contract().page.integrations.setup(name, { groupRef });

    it('answers project, integration and provider before anything is connected', async () => {
      const { groupRef } = contract().newIdentity();

      const answer = await expectAnswer(setup(groupRef));

      expect(Object.keys(answer).sort()).toEqual(['integration', 'project', 'provider']);
      expect(answer.project).not.toHaveProperty('entitlements');
    });

    it('adds the connection with the filled revision, then the installation', async () => {
      const { identity: connectedOnly } = await connectedGroup(contract());
      const { identity, installation } = await installedGroup(contract());

      const connected = await expectAnswer(setup(connectedOnly.groupRef));
      const installed = await expectAnswer(setup(identity.groupRef));

      expect(connected).not.toHaveProperty('installation');
      expect(connected.revision?.content.read?.objects?.[0]?.allFieldsMetadata).toBeDefined();
      expect(installed.installation).toEqual(installation);
      expect(installed.connection).toEqual(installation.connection);
    });

    it('needs a group and an integration, and the caller’s own group', async () => {
      const { groupRef } = contract().newIdentity();

      const none = contract().page.integrations.setup('crm', {} as never);
      await expectProblem(none, 'invalid_request', ['groupRef']);
      await expectProblem(setup(groupRef, 'nowhere'), 'integration_not_found');
      const { name } = contract().integrations.apiKey;
      const other = contract().consumer(contract().newIdentity());
      await expectProblem(other.integrations.setup(name, { groupRef }), 'token_not_allowed');
    });
  });
}
