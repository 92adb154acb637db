import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import { describe, expect, inject, it } from 'vitest';
import { authorizedFetch } from '../../../test/authorized-fetch.ts';
import { controlSandbox, openSandboxAccount } from '../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../test/signing-in.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { oauthProvider } from '../../providers/provider-auth/providers.fixture.ts';
import * as connections from './service.ts';

async function startServer() {
  const server = await startTestServer();
  return { ...server, path: `/v1/projects/${server.project.id}/connections` };
}

describe('listing connections', () => {
  // @holds S147
  it('puts the newest one that works first', async () => {
    const { given, request, path, advanceClock, context, sandboxUrl } = await startServer();
    const { apiKey } = await openSandboxAccount(sandboxUrl);
    const older = await given.connection({ consumerRef: 'ada' });
    advanceClock(1000);
    const newer = await given.connection({ consumerRef: 'bob', apiKey });

    const { body: healthy } = await request('GET', path);
    await controlSandbox(sandboxUrl, '/faults', { path: '/api', status: 401, apiKey });
    await authorizedFetch(context(), newer.id)('/me');
    const { body: broken } = await request('GET', path);

    expect(healthy.map(({ id }: { id: string }) => id)).toEqual([newer.id, older.id]);
    expect(broken.map(({ id }: { id: string }) => id)).toEqual([older.id, newer.id]);
    const query = { provider: 'sandboxApiKey', groupRef: 'acme' };
    expect(await connections.findDefaultConnection(context(), query)).toMatchObject({ id: older.id });
  });
});

describe('reading credentials', () => {
  // @holds S35, S37
  it('shows when each token was issued and when it ends, as the provider told', async () => {
    const juniper = oauthProvider({});
    const server = await startSignInServer({
      catalogue: createCatalogue(sandboxProviders(inject('sandboxUrl')), { juniper }),
      outgoing: async () =>
        Response.json({
          access_token: 'access-1',
          expires_in: 3600,
          refresh_token: 'refresh-1',
          refresh_token_expires_in: 86_400,
        }),
    });
    await server.given.providerApp({ provider: 'juniper' });
    const { body: start } = await server.begin({ provider: 'juniper' });
    const state = (await server.toProvider(start)).searchParams.get('state');
    const issuedAt = server.now().toISOString();
    await server.visit(`http://dowel/callbacks/v1/oauth?code=1&state=${state}`);
    const [{ id }] = await server.list();

    const { body } = await server.request('GET', `${server.connections}/${id}?includeRefreshToken=true`);

    const inSeconds = (seconds: number) => new Date(Date.parse(issuedAt) + seconds * 1000).toISOString();
    expect(body.oauth2AuthorizationCode).toMatchObject({
      accessToken: { token: 'access-1', issuedAt, expiresAt: inSeconds(3600) },
      refreshToken: { token: 'refresh-1', issuedAt, expiresAt: inSeconds(86_400) },
    });
  });
});

describe('deleting a connection', () => {
  it('deletes one that nothing uses for the feature that stopped using it', async () => {
    const { given, request, path, context } = await startServer();
    const { id } = await given.connection();
    const { id: other } = await given.connection({ groupRef: 'globex' });

    await context().transaction((tx) => connections.deleteUnusedConnections(tx, [id]));

    const left: { id: string }[] = (await request('GET', path)).body;
    expect(left.map((one) => one.id)).toEqual([other]);
  });
});
