import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';

async function startSetup() {
  const server = await startConnectedServer();
  const path = (groupRef = 'acme', idOrName = server.integration.name) =>
    `${server.projectPath}/integrations/${idOrName}:setup?groupRef=${groupRef}`;
  return { ...server, path };
}

describe('opening an install flow', () => {
  it.each([
    ['names the package that the app of the project needs', 'https://provider.example/package?p0=04t', true],
    ['leaves out an address that no browser should open', 'javascript:alert(1)', false],
  ])('%s, and nothing else of the app', async (_, packageInstallURL, isNamed) => {
    const { request, path, given, makeFrontendKey, project } = await startSetup();
    await given.providerApp({
      provider: 'sandboxApiKey',
      metadata: { providerParams: { packageInstallURL, partnerSecret: 'hush-hush' } },
    });
    const asPage = { 'x-api-key': await makeFrontendKey() };

    const { body } = await request('GET', path('initech'), undefined, asPage);
    const apps = await request('GET', `/v1/projects/${project.id}/provider-apps`, undefined, asPage);

    expect(body.packageInstallURL).toBe(isNamed ? packageInstallURL : undefined);
    expect(apps.body).toMatchObject([{ metadata: { providerParams: { packageInstallURL } } }]);
    expect(JSON.stringify([body, apps.body])).not.toContain('hush-hush');
  });

  it("names the package of the group's own app, if the group has one", async () => {
    const { request, path, given } = await startSetup();
    const packageOf = (owner: string) => ({
      provider: 'sandboxApiKey',
      metadata: { providerParams: { packageInstallURL: `https://provider.example/${owner}` } },
    });
    await given.providerApp(packageOf('project'));
    await given.providerApp({ ...packageOf('initech'), groupRef: 'initech' });

    const [own, other] = [await request('GET', path('initech')), await request('GET', path('globex'))];

    expect(own.body.packageInstallURL).toBe('https://provider.example/initech');
    expect(other.body.packageInstallURL).toBe('https://provider.example/project');
  });

  it('keeps to the connection of the installation, whatever was connected since', async () => {
    const { request, path, install, connect, connection, advanceClock } = await startSetup();
    const installation = await install();
    advanceClock(1000);
    await connect({ consumerRef: 'grace' });

    const { body } = await request('GET', path());

    expect(body.installation.id).toBe(installation.id);
    expect(body.connection.id).toBe(connection.id);
    expect(body.installation.connection.id).toBe(connection.id);
  });

  it('answers also when no field can be told', async () => {
    const { request, path, addFault } = await startSetup();
    await addFault({ path: '/api/v1/objects', status: 503 });

    const { status, body } = await request('GET', path());

    expect(status).toBe(200);
    expect(body.revision.content.read.objects[0].error).toContain('503');
  });

  it('says that a sign-in is needed in the first answer after access was taken back', async () => {
    const { request, path, install, addFault } = await startSetup();
    await install();
    await addFault({ path: '/api', status: 401 });

    const { body } = await request('GET', path());

    const bad = { status: 'bad_credentials', diagnosis: { reason: 'revoked', actor: 'consumer' } };
    expect(body).toMatchObject({
      connection: bad,
      installation: { healthStatus: 'unhealthy', connection: bad },
    });
    expect(body.revision.content.read.objects).toContainEqual(
      expect.objectContaining({ diagnosis: expect.objectContaining(bad.diagnosis) }),
    );
  });

  it('says that the connection works again in the first answer that shows it', async () => {
    const { request, path, install, addFault } = await startSetup();
    await install();
    await addFault({ path: '/api/v1/objects/contacts', status: 401, times: 1 });
    await request('GET', path());

    const { body } = await request('GET', path());

    expect(body).toMatchObject({
      connection: { status: 'working', diagnosis: { reason: 'ok' } },
      installation: { healthStatus: 'healthy', connection: { status: 'working' } },
    });
  });

  it('has a missing permission for one object at that object, and nowhere else', async () => {
    const { request, path, given, projectPath, connection, addFault } = await startSetup();
    const objects = ['contacts', 'deals'].map((objectName) => ({ objectName, destination: 'crmWebhook' }));
    const { name } = await given.integration({ name: 'two', read: { objects } });
    await addFault({ path: '/api/v1/objects/deals', status: 403 });

    const { body } = await request('GET', path('acme', name));
    const { body: after } = await request('GET', `${projectPath}/connections/${connection.id}`);

    const [contacts, deals] = body.revision.content.read.objects;
    expect(contacts).not.toHaveProperty('diagnosis');
    expect(contacts.allFieldsMetadata).toHaveProperty('email');
    expect(deals.diagnosis).toEqual({
      reason: 'insufficient_scope',
      actor: 'consumer',
      nextStep: expect.stringContaining('every permission'),
    });
    expect(body.connection).toMatchObject({ status: 'working', diagnosis: { reason: 'ok' } });
    expect(after).toMatchObject({ status: 'working', diagnosis: { reason: 'ok' } });
  });

  it('never holds a credential', async () => {
    const { request, path, install, sandboxAccount } = await startSetup();
    await install();

    const { body } = await request('GET', path());

    expect(body.connection).not.toHaveProperty('apiKey');
    expect(JSON.stringify(body)).not.toContain(sandboxAccount.apiKey);
  });
});
