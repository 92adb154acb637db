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

  it.each([
    ['groupRef=globex', ['globex']],
    ['consumerRef=ada', ['acme']],
    ['provider=sandboxApiKey', ['globex', 'acme']],
    ['provider=sandbox', []],
    ['groupRef=acme&consumerRef=bob', []],
  ])('shows those that ?%s means', async (query, groups) => {
    const { given, request, path, advanceClock } = await startServer();
    await given.connection({ groupRef: 'acme', consumerRef: 'ada' });
    advanceClock(1000);
    await given.connection({ groupRef: 'globex', consumerRef: 'bob' });

    const { body } = await request('GET', `${path}?${query}`);

    expect(body.map(({ group }: { group: { groupRef: string } }) => group.groupRef)).toEqual(groups);
  });

  it('shows an end user those of the whole group, and none of another', async () => {
    const { given, request, path } = await startServer();
    await given.connection({ groupRef: 'acme', consumerRef: 'ada' });
    await given.connection({ groupRef: 'globex', consumerRef: 'bob' });
    const cy = given.asConsumer(await given.consumerToken({ groupRef: 'acme', consumerRef: 'cy' }));

    const own = await request('GET', path, undefined, cy);
    const foreign = await request('GET', `${path}?groupRef=globex`, undefined, cy);

    expect(own.body).toMatchObject([{ group: { groupRef: 'acme' }, consumer: { consumerRef: 'ada' } }]);
    expect(foreign).toMatchObject({ status: 200, body: [] });
  });

  it('wants a frontend key to name the group', async () => {
    const { given, request, path, frontendKey } = await startServer();
    await given.connection();

    const without = await request('GET', path, undefined, { 'x-api-key': frontendKey });
    const named = await request('GET', `${path}?groupRef=acme`, undefined, { 'x-api-key': frontendKey });

    expect(without).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', issues: [{ name: 'groupRef' }] },
    });
    expect(named.body).toHaveLength(1);
  });

  it('shows nothing of another project', async () => {
    const { given } = await startServer();
    const { id } = await given.connection();
    const other = await startServer();

    expect((await other.request('GET', other.path)).body).toEqual([]);
    expect(await other.request('GET', `${other.path}/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'connection_not_found' },
    });
  });
});

describe('reading credentials', () => {
  // @holds S35, S36
  it('shows the parts that were asked for to the backend', async () => {
    const { given, request, connections: path } = await startSignInServer();
    const { id } = await given.oauthConnection();

    const plain = await request('GET', `${path}/${id}`);
    const withAccess = await request('GET', `${path}/${id}?includeCreds=true`);
    const withBoth = await request('GET', `${path}/${id}?includeRefreshToken=true`);

    expect(plain.body).not.toHaveProperty('oauth2AuthorizationCode');
    expect(withAccess.body.oauth2AuthorizationCode).toEqual({
      accessToken: { token: expect.any(String), issuedAt: expect.any(String), expiresAt: expect.any(String) },
      scopes: ['crm.read', 'crm.write'],
    });
    expect(withBoth.body.oauth2AuthorizationCode.refreshToken.token).toEqual(expect.any(String));
  });

  // @holds S37
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

  it.each(['includeCreds', 'includeRefreshToken'])('refuses ?%s to pages and end users', async (name) => {
    const { given, request, connections: path, frontendKey } = await startSignInServer();
    const { id } = await given.oauthConnection();
    const ada = given.asConsumer(await given.consumerToken());

    const page = await request('GET', `${path}/${id}?${name}=true`, undefined, { 'x-api-key': frontendKey });
    const user = await request('GET', `${path}/${id}?${name}=true`, undefined, ada);

    expect(page).toMatchObject({ status: 403, body: { code: 'api_key_scope', remedy: expect.any(String) } });
    expect(user).toMatchObject({
      status: 403,
      body: { code: 'token_not_allowed', remedy: expect.any(String) },
    });
  });
});

describe('deleting a connection', () => {
  it('forgets it', async () => {
    const { given, request, path } = await startServer();
    const { id } = await given.connection();

    const answer = await request('DELETE', `${path}/${id}`);

    expect(answer).toMatchObject({ status: 204, body: '' });
    expect((await request('GET', path)).body).toEqual([]);
    expect(await request('DELETE', `${path}/${id}`)).toMatchObject({ status: 404 });
  });

  it('keeps one that an installation uses', async () => {
    const { given, request, path, context } = await startServer();
    const { id } = await given.connection();
    await given.installation(await given.integration());

    const answer = await request('DELETE', `${path}/${id}`);

    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'connection_in_use', remedy: expect.stringContaining('Uninstall the integration first') },
    });
    await context().transaction((tx) => connections.deleteUnusedConnections(tx, [id]));
    expect((await request('GET', path)).body).toHaveLength(1);
  });

  it("is not possible for another group's end user", async () => {
    const { given, request, path } = await startServer();
    const { id } = await given.connection();
    const stranger = given.asConsumer(await given.consumerToken({ groupRef: 'globex' }));

    const answer = await request('DELETE', `${path}/${id}`, undefined, stranger);

    expect(answer).toMatchObject({ status: 404, body: { code: 'connection_not_found' } });
    expect((await request('GET', path)).body).toHaveLength(1);
  });

  it('deletes one that nothing uses for the feature that stopped using it', async () => {
    const { given, request, path, context } = await startServer();
    const { id } = await given.connection();
    const { id: other } = await given.connection({ groupRef: 'globex' });

    await context().transaction((tx) => connections.deleteUnusedConnections(tx, [id]));

    const left: { id: string }[] = (await request('GET', path)).body;
    expect(left.map((one) => one.id)).toEqual([other]);
  });
});
