import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import * as operationLog from '../operation-log/service.ts';

async function startInstalling() {
  const server = await startConnectedServer();
  const path = `${server.base}/installations`;
  return { ...server, path, listed: async () => (await server.request('GET', path)).body };
}

// @holds S2, S7, S15, S17, S18, S19, S20, S21, S22, S25, S54, S57, S142, S145, S146, S147, S148, S187, S208
describe('installing an integration', () => {
  it("uses the group's connection and the latest revision", async () => {
    const { request, path, project, integration, connection, given, now } = await startInstalling();
    const body = given.installationBody();

    const answer = await request('POST', path, body);

    expect(answer).toMatchObject({
      status: 201,
      body: {
        projectId: project.id,
        integrationId: integration.id,
        group: { groupRef: 'acme' },
        healthStatus: 'healthy',
        connection: { id: connection.id },
        createTime: now().toISOString(),
        createdBy: 'api:create-installation',
        config: {
          revisionId: integration.latestRevision.id,
          createdBy: 'api:create-installation',
          content: body.config.content,
        },
      },
    });
    expect(answer.body).not.toHaveProperty('updateTime');
    const { lastOperationStatus, ...installed } = answer.body;
    expect(lastOperationStatus).toBe('success');
    expect((await request('GET', `${path}/${installed.id}`)).body).toEqual(answer.body);
  });

  it('takes the connection that is named', async () => {
    const { install, connect, connection, advanceClock } = await startInstalling();
    advanceClock(1000);
    const newer = await connect({ consumerRef: 'grace' });

    const installation = await install({ connectionId: connection.id });

    expect(newer.id).not.toBe(connection.id);
    expect(installation.connection.id).toBe(connection.id);
  });

  it('tells how the newest of its operations went', async () => {
    const { install, listed, context, now, integration, advanceClock } = await startInstalling();
    const { id: installationId, config } = await install();
    const run = (status: 'success' | 'failure') => {
      advanceClock(1000);
      const of = {
        integrationId: integration.id,
        installationId,
        configId: config.id,
        actionType: 'read' as const,
      };
      const times = { startTime: now(), endTime: now() };
      return operationLog.record(context(), [
        { ...of, ...times, status, result: status, metadata: {}, logs: [] },
      ]);
    };

    await run('failure');
    await run('success');
    const [afterSuccess] = await listed();
    await run('failure');
    const [afterFailure] = await listed();

    expect(afterSuccess).toMatchObject({ lastOperationStatus: 'success' });
    expect(afterFailure).toMatchObject({ lastOperationStatus: 'failure' });
  });

  it('writes down the end user who installs', async () => {
    const { request, path, given } = await startInstalling();
    const asAda = given.asConsumer(await given.consumerToken());
    const body = given.installationBody();

    const answer = await request(
      'POST',
      path,
      { ...body, config: { ...body.config, createdBy: 'consumer:somebody' } },
      asAda,
    );

    expect(answer).toMatchObject({ status: 201, body: { createdBy: 'consumer:ada' } });
  });

  it('takes the first save of a write tab', async () => {
    const { request, path } = await startInstalling();
    const content = {
      provider: 'sandboxApiKey',
      read: { objects: {} },
      write: { objects: { contacts: { objectName: 'contacts' } } },
    };

    const answer = await request('POST', path, { groupRef: 'acme', config: { content } });

    expect(answer).toMatchObject({ status: 201, body: { config: { content } } });
  });
});

// @holds S174, S247
describe('a second installation by the same group', () => {
  it('is refused and says who installed it', async () => {
    const { request, path, given, listed } = await startInstalling();
    const asAda = given.asConsumer(await given.consumerToken());
    await request('POST', path, given.installationBody(), asAda);

    const answer = await request('POST', path, given.installationBody());

    expect(answer).toMatchObject({ status: 409, body: { code: 'group_already_installed' } });
    expect(answer.body.detail).toContain('"ada"');
    expect(answer.body.remedy).toContain('uninstall');
    expect(await listed()).toHaveLength(1);
  });

  it('loses, of two at the same time', async () => {
    const { request, path, given, listed } = await startInstalling();
    const body = given.installationBody();

    const answers = await Promise.all([request('POST', path, body), request('POST', path, body)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await listed()).toHaveLength(1);
  });

  it('is no matter for another group, or another integration', async () => {
    const { install, connect, given } = await startInstalling();
    await connect({ groupRef: 'globex' });
    await install();

    expect((await install({ groupRef: 'globex' })).group?.groupRef).toBe('globex');
    const other = await given.integration({ name: 'other' });
    expect((await given.installation(other)).integrationId).toBe(other.id);
  });
});

describe('installing over a connection that does not fit', () => {
  it('is refused without any connection, and says what to do', async () => {
    const { request, path, given, listed } = await startInstalling();

    const answer = await request('POST', path, given.installationBody({ groupRef: 'initech' }));

    expect(answer).toMatchObject({ status: 422, body: { code: 'connection_missing' } });
    expect(answer.body.remedy).toContain('Connect Juniper CRM (API key)');
    expect(await listed()).toEqual([]);
  });

  it("is refused over another group's", async () => {
    const { request, path, given, connect, listed } = await startInstalling();
    const { id } = await connect({ groupRef: 'globex' });

    const answer = await request('POST', path, given.installationBody({ connectionId: id }));

    expect(answer).toMatchObject({ status: 404, body: { code: 'connection_not_found' } });
    expect(await listed()).toEqual([]);
  });

  it("is refused over another provider's", async () => {
    const { request, projectPath, given, connection } = await startInstalling();
    const overOAuth = await given.integration({ oauth: true });

    const answer = await request('POST', `${projectPath}/integrations/${overOAuth.id}/installations`, {
      groupRef: 'acme',
      connectionId: connection.id,
      config: { content: { provider: 'sandbox' } },
    });

    expect(answer).toMatchObject({ status: 422, body: { code: 'connection_missing' } });
    expect(answer.body.detail).toContain('Juniper CRM (API key)');
  });
});

describe('a config that does not fit', () => {
  const contacts = { objectName: 'contacts', selectedFieldMappings: { stage: 'lifecycle_stage' } };

  it.each([
    [
      'an object the manifest lacks',
      { read: { objects: { unicorns: { objectName: 'unicorns' } } } },
      'unicorns',
      'object_unknown',
    ],
    [
      'a field the manifest does not offer',
      { read: { objects: { contacts: { ...contacts, selectedFields: { company_id: true } } } } },
      'company_id',
      'not_in_manifest',
    ],
    [
      'a field the account lacks',
      { read: { objects: { companies: { objectName: 'companies', selectedFields: { shoe_size: true } } } } },
      'shoe_size',
      'field_unknown',
    ],
    [
      'a mapping the manifest lacks',
      { read: { objects: { contacts: { ...contacts, selectedFieldMappings: { mood: 'city' } } } } },
      'mood',
      'mapping_unknown',
    ],
    [
      'a mapping to a field the account lacks',
      { read: { objects: { contacts: { ...contacts, selectedFieldMappings: { stage: 'mood' } } } } },
      'mood',
      'field_unknown',
    ],
    [
      'a schedule that is too dense',
      { read: { objects: { contacts: { ...contacts, schedule: '* * * * *' } } } },
      'schedule',
      'schedule_invalid',
    ],
    ['another provider', { provider: 'sandbox' }, 'sandboxApiKey', 'provider_mismatch'],
    ['a proxy the manifest does not have', { proxy: { enabled: true } }, 'proxy', 'not_in_manifest'],
    [
      'an object to write that the manifest lacks',
      { write: { objects: { companies: { objectName: 'companies' } } } },
      'companies',
      'object_unknown',
    ],
  ])('is refused for %s', async (_case, content, word, reason) => {
    const { request, path, given, listed } = await startInstalling();

    const answer = await request('POST', path, given.installationBody({ content }));

    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'config_invalid', issues: [{ in: 'body', context: { reason } }] },
    });
    expect(answer.body.issues[0].name).toMatch(/^config\.content\./);
    expect(JSON.stringify(answer.body)).toContain(word);
    expect(await listed()).toEqual([]);
  });

  it('names everything that does not fit at once', async () => {
    const { request, path, given } = await startInstalling();
    const objects = {
      unicorns: { objectName: 'unicorns' },
      contacts: { ...contacts, schedule: 'often' },
    };

    const answer = await request('POST', path, given.installationBody({ content: { read: { objects } } }));

    expect(answer.body.issues).toHaveLength(2);
    expect(answer.body.causes).toHaveLength(2);
  });

  it('is saved without asking the account when it does not answer', async () => {
    const { request, path, given, addFault } = await startInstalling();
    await addFault({ path: '/api/v1/objects', status: 503 });
    const companies = { objectName: 'companies', selectedFields: { shoe_size: true } };

    const answer = await request(
      'POST',
      path,
      given.installationBody({ content: { read: { objects: { companies } } } }),
    );

    expect(answer.status).toBe(201);
  });

  // @holds S53, S143, S144
  it.each([
    [{ groupRef: 'acme' }, 'config'],
    [{ config: { content: { provider: 'sandboxApiKey' } } }, 'groupRef'],
    [{ groupRef: 'acme', config: { content: {} } }, 'config.content.provider'],
  ])('is a bad request when a member is missing: %j', async (body, name) => {
    const { request, path } = await startInstalling();

    expect(await request('POST', path, body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', issues: [{ name }] },
    });
  });
});

describe('another group', () => {
  it('sees nothing, may install nothing and change nothing', async () => {
    const { request, path, given, install, projectPath, listed } = await startInstalling();
    const { id } = await install();
    const asGlobex = given.asConsumer(await given.consumerToken({ groupRef: 'globex' }));

    for (const list of [path, `${path}?groupRef=acme`, `${projectPath}/installations?groupRef=acme`]) {
      expect(await request('GET', list, undefined, asGlobex)).toMatchObject({ status: 200, body: [] });
    }
    for (const method of ['GET', 'DELETE']) {
      expect(await request(method, `${path}/${id}`, undefined, asGlobex)).toMatchObject({
        status: 404,
        body: { code: 'installation_not_found' },
      });
    }
    expect(await request('POST', path, given.installationBody(), asGlobex)).toMatchObject({
      status: 403,
      body: { code: 'token_not_allowed' },
    });
    expect(await listed()).toMatchObject([{ id }]);
  });
});

describe('listing installations', () => {
  it('narrows to a group, in one integration or the project', async () => {
    const { request, path, projectPath, install, connect } = await startInstalling();
    await connect({ groupRef: 'globex' });
    const { id } = await install();
    await install({ groupRef: 'globex' });

    expect((await request('GET', path)).body).toHaveLength(2);
    expect((await request('GET', `${path}?groupRef=acme`)).body).toMatchObject([{ id }]);
    expect((await request('GET', `${projectPath}/installations?groupRef=acme`)).body).toMatchObject([{ id }]);
  });

  it('needs a group with a key that pages hold', async () => {
    const { request, path, projectPath, frontendKey } = await startInstalling();

    for (const list of [path, `${projectPath}/installations`]) {
      const answer = await request('GET', list, undefined, { 'x-api-key': frontendKey });
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
      const named = await request('GET', `${list}?groupRef=acme`, undefined, { 'x-api-key': frontendKey });
      expect(named.status).toBe(200);
    }
  });

  it('never shows a credential', async () => {
    const { request, path, install, sandboxAccount } = await startInstalling();
    await install();

    const answer = await request('GET', path);

    expect(answer.body[0].connection).not.toHaveProperty('apiKey');
    expect(JSON.stringify(answer.body)).not.toContain(sandboxAccount.apiKey);
  });

  // @holds S16, S122, S124, S242
  it('is unhealthy while its connection is', async () => {
    const { request, path, base, integration, connection, install, addFault } = await startInstalling();
    const { id } = await install();
    await addFault({ path: '/api/v1', status: 401 });
    await request(
      'GET',
      `${base}/revisions/${integration.latestRevision.id}:hydrate?connectionId=${connection.id}`,
    );

    expect((await request('GET', `${path}/${id}`)).body).toMatchObject({
      healthStatus: 'unhealthy',
      connection: { status: 'bad_credentials' },
    });
  });
});

describe('uninstalling', () => {
  it('takes the connection with it when nothing else uses it', async () => {
    const { request, path, projectPath, install } = await startInstalling();
    const { id } = await install();

    expect(await request('DELETE', `${path}/${id}`)).toMatchObject({ status: 204, body: '' });
    expect((await request('GET', `${projectPath}/connections`)).body).toEqual([]);
    expect(await request('DELETE', `${path}/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'installation_not_found' },
    });
  });

  it('leaves a connection that another installation uses', async () => {
    const { request, path, projectPath, install, given, connection } = await startInstalling();
    const { id } = await install();
    await given.installation(await given.integration({ name: 'other' }));

    await request('DELETE', `${path}/${id}`);

    expect((await request('GET', `${projectPath}/connections`)).body).toMatchObject([{ id: connection.id }]);
  });

  it('can be done by the end user, who can install again', async () => {
    const { request, path, install, connect, given } = await startInstalling();
    const { id } = await install();
    const asAda = given.asConsumer(await given.consumerToken());

    expect((await request('DELETE', `${path}/${id}`, undefined, asAda)).status).toBe(204);
    await connect();
    expect((await install()).id).not.toBe(id);
  });

  it('is 404 under another integration', async () => {
    const { request, projectPath, install, given } = await startInstalling();
    const { id } = await install();
    const other = await given.integration({ name: 'other' });

    const answer = await request('DELETE', `${projectPath}/integrations/${other.id}/installations/${id}`);

    expect(answer).toMatchObject({ status: 404, body: { code: 'installation_not_found' } });
  });
});
