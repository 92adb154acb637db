import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';

async function startInstalling() {
  const server = await startConnectedServer();
  const path = `${server.base}/installations`;
  return { ...server, path, listed: async () => (await server.request('GET', path)).body };
}

// @holds S2, S7, S15, S17, S18, S19, S20, S21, S22, S25, S54, S57, S142, S145, S146, S147, S148, S187, S208
it('an installation tells how the newest of its operations went', async () => {
  const { install, listed, given, advanceClock } = await startInstalling();
  const installation = await install();
  const run = (status: 'success' | 'failure') => {
    advanceClock(1000);
    return given.operation(installation, { status });
  };

  await run('failure');
  await run('success');
  const [afterSuccess] = await listed();
  await run('failure');
  const [afterFailure] = await listed();

  expect(afterSuccess).toMatchObject({ lastOperationStatus: 'success' });
  expect(afterFailure).toMatchObject({ lastOperationStatus: 'failure' });
});

// @holds S174, S247
describe('a second installation by the same group', () => {
  it('loses, of two at the same time', async () => {
    const { request, path, given, listed } = await startInstalling();
    const body = given.installationBody();

    const answers = await Promise.all([request('POST', path, body), request('POST', path, body)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await listed()).toHaveLength(1);
  });
});

describe('a config that does not fit', () => {
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
});

describe('listing installations', () => {
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
