import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import { describe, expect, inject, it } from 'vitest';
import { startConnectedServer } from '../../../../test/connected-server.ts';

async function startHydrating(options: Parameters<typeof startConnectedServer>[0] = {}) {
  const server = await startConnectedServer(options);
  const { base, integration, connection } = server;
  const path = (connectionId = connection.id, revisionId = integration.latestRevision.id) =>
    `${base}/revisions/${revisionId}:hydrate?connectionId=${connectionId}`;
  return { ...server, path, hydrate: () => server.request('GET', path()) };
}

describe('hydrating a revision', () => {
  it("puts the failure of one object into that object's error", async () => {
    const { hydrate, addFault, sandboxAccount } = await startHydrating();
    await addFault({
      path: '/api/v1/objects/companies',
      status: 400,
      body: { error: { code: 'bad_request', message: 'Companies are being moved.' } },
    });

    const { status, body } = await hydrate();

    const [contacts, companies] = body.content.read.objects;
    expect(status).toBe(200);
    expect(contacts).not.toHaveProperty('error');
    expect(companies).toMatchObject({
      error: 'Juniper CRM answered 400: Companies are being moved.',
      displayName: 'Companies',
      requiredFields: [
        { fieldName: 'name', displayName: 'Name' },
        { fieldName: 'domain', displayName: 'Domain' },
      ],
    });
    expect(companies).not.toHaveProperty('allFieldsMetadata');
    expect(JSON.stringify(body)).not.toContain(sandboxAccount.apiKey);
  });

  it('says who must act when the provider refuses the credentials', async () => {
    const { hydrate, addFault } = await startHydrating();
    await addFault({
      path: '/api/v1/objects',
      status: 401,
      body: { error: { message: 'access token is invalid' } },
    });

    const { status, body } = await hydrate();

    expect(status).toBe(200);
    for (const object of body.content.read.objects) expect(object.error).toMatch(/[.!?] Connect again/);
  });

  it('asks once in half a minute', async () => {
    const { hydrate, addFields, advanceClock } = await startHydrating();
    const fieldsOf = async () =>
      Object.keys((await hydrate()).body.content.read.objects[2].allFieldsMetadata);
    const before = await fieldsOf();
    await addFields('deals', 3);

    expect(await fieldsOf()).toEqual(before);
    advanceClock(30_000);
    expect(await fieldsOf()).toHaveLength(before.length + 3);
  });

  it('shows what the manifest names when there is no connector', async () => {
    const providers = createCatalogue(sandboxProviders(inject('sandboxUrl')));
    const twin = { ...providers.get('sandboxApiKey'), name: 'juniperTwin', displayName: 'Juniper Twin' };
    const catalogue = createCatalogue({ ...providers.all(), juniperTwin: twin });
    const { request, given, projectPath, connect } = await startHydrating({ catalogue });
    const integration = await given.integration({ name: 'twin', provider: 'juniperTwin' });
    const connection = await connect({ provider: 'juniperTwin' });

    const { status, body } = await request(
      'GET',
      `${projectPath}/integrations/${integration.id}/revisions/${integration.latestRevision.id}:hydrate?connectionId=${connection.id}`,
    );

    expect(status).toBe(200);
    expect(body.content.read.objects[0]).toMatchObject({
      error: 'There is no connector for Juniper Twin yet, so the fields of this object cannot be listed.',
      displayName: 'Contacts',
      requiredFields: expect.arrayContaining([{ fieldName: 'first_name', displayName: 'First Name' }]),
    });
  });
});

describe('hydrating what is not there', () => {
  it('is 404 for a revision of another integration', async () => {
    const { request, path, given } = await startHydrating();
    const other = await given.integration({ name: 'other' });

    expect(await request('GET', path(undefined, other.latestRevision.id))).toMatchObject({
      status: 404,
      body: { code: 'revision_not_found' },
    });
  });

  it("is 404 for another group's connection, asked by an end user", async () => {
    const { request, path, given } = await startHydrating();
    const asGlobex = given.asConsumer(await given.consumerToken({ groupRef: 'globex' }));
    const asAcme = given.asConsumer(await given.consumerToken());

    expect(await request('GET', path(), undefined, asGlobex)).toMatchObject({
      status: 404,
      body: { code: 'connection_not_found' },
    });
    expect((await request('GET', path(), undefined, asAcme)).status).toBe(200);
  });
});
