import { NotificationEvent } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { authorizedFetch } from '../../../test/authorized-fetch.ts';
import { controlSandbox, openSandboxAccount, renewCredentials } from '../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../test/signing-in.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { messagesOf } from '../../sync/events/stored-events.fixture.ts';

const HOUR_MS = 60 * 60 * 1000;

async function startConnected() {
  const server = await startSignInServer();
  const { id } = await server.given.oauthConnection();
  return {
    ...server,
    id,
    call: () => authorizedFetch(server.context(), id)('/me').catch((error: unknown) => error),
    revoke: () =>
      controlSandbox(server.sandboxUrl, '/revocations', { clientId: server.clientId, account: 'acme' }),
    told: async () => (await messagesOf(server)).map(({ notificationType }) => notificationType),
  };
}

describe('reporting what happens to connections', () => {
  // @holds S239
  it('tells of the first sign-in, of a later one, of new credentials and of the end', async () => {
    const server = await startTestServer();
    const path = `/v1/projects/${server.project.id}/connections`;
    const { apiKey, accountId } = await openSandboxAccount(server.sandboxUrl);
    const { id } = await server.given.connection({ apiKey });
    await server.given.connection({ apiKey });
    const connection = await renewCredentials(server.sandboxUrl, accountId);

    const changed = await server.request('PATCH', `${path}/${id}`, { updateMask: ['apiKey'], connection });
    const deleted = await server.request('DELETE', `${path}/${id}`);

    expect([changed.status, deleted.status]).toEqual([200, 204]);
    const messages = await messagesOf(server);
    expect(messages.map(({ notificationType }) => notificationType)).toEqual([
      'connection.created',
      'connection.updated',
      'connection.updated',
      'connection.deleted',
    ]);
    for (const message of messages) {
      expect(message.data).toEqual({
        projectId: server.project.id,
        connectionId: id,
        provider: 'sandboxApiKey',
        groupRef: 'acme',
        consumerRef: 'ada',
        consumerName: 'ada',
        account: {
          workspace: { id: accountId, name: 'Test account' },
          person: expect.objectContaining({ id: `usr_${accountId}` }),
        },
      });
    }
  });

  it('names the people as the builder has signed it, whatever the page sends', async () => {
    const { request, given, project, sandboxUrl } = await startTestServer();
    const { apiKey } = await openSandboxAccount(sandboxUrl);
    const names = { groupName: 'Acme Inc', consumerName: 'Ada Okafor' };
    const ada = given.asConsumer(await given.consumerToken(names));
    const owner = { groupRef: 'acme', consumerRef: 'ada', groupName: 'Another' };

    const { body } = await request(
      'POST',
      `/v1/projects/${project.id}/connections:generate`,
      { provider: 'sandboxApiKey', ...owner, apiKey },
      ada,
    );

    expect(body).toMatchObject({
      group: { groupName: 'Acme Inc' },
      consumer: { consumerName: 'Ada Okafor' },
    });
  });

  it('tells once of a refresh that many calls wait for', async () => {
    const { told, call, advanceClock } = await startConnected();
    advanceClock(HOUR_MS);

    await Promise.all([call(), call(), call(), call()]);

    expect(await told()).toEqual(['connection.created', 'connection.refreshed']);
  });

  it('tells once of credentials that turn bad, however many calls fail', async () => {
    const server = await startConnected();
    await server.revoke();

    await Promise.all([server.call(), server.call(), server.call()]);
    await server.call();

    expect(await server.told()).toEqual(['connection.created', 'connection.error']);
    const last = (await messagesOf(server)).at(-1);
    expect(NotificationEvent.parse(last).data).toMatchObject({
      connectionId: server.id,
      errors: ['The provider no longer accepts these credentials.', expect.any(String)],
    });
  });

  it('tells of a later sign-in that the provider refuses', async () => {
    const { signIn, told, list, sandboxUrl, clientId } = await startConnected();
    await controlSandbox(sandboxUrl, '/faults', { path: '/api', clientId, status: 401, times: 1 });

    await signIn();

    expect(await told()).toEqual(['connection.created', 'connection.updated', 'connection.error']);
    expect(await list()).toMatchObject([{ status: 'bad_credentials', diagnosis: { reason: 'revoked' } }]);
  });

  it('tells again when credentials turn bad after they worked again', async () => {
    const server = await startConnected();
    await server.revoke();
    await server.call();
    await server.given.oauthConnection();
    await server.call();
    await server.revoke();

    await server.call();

    expect(await server.told()).toEqual([
      'connection.created',
      'connection.error',
      'connection.updated',
      'connection.error',
    ]);
  });

  it('tells once of a key that is accepted again', async () => {
    const server = await startTestServer();
    const { apiKey } = await openSandboxAccount(server.sandboxUrl);
    const { id } = await server.given.connection({ apiKey });
    const call = () => authorizedFetch(server.context(), id)('/me');
    await controlSandbox(server.sandboxUrl, '/faults', { path: '/api', status: 401, apiKey, times: 1 });
    await call();

    await Promise.all([call(), call(), call()]);

    const told = (await messagesOf(server)).map(({ notificationType }) => notificationType);
    expect(told).toEqual(['connection.created', 'connection.error', 'connection.updated']);
  });

  it('tells nothing of an outage', async () => {
    const server = await startConnected();
    await controlSandbox(server.sandboxUrl, '/faults', {
      clientId: server.clientId,
      path: '/api',
      status: 503,
      times: 1,
    });

    await server.call();

    expect(await server.told()).toEqual(['connection.created']);
  });
});
