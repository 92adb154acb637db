import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

/** A server with two installed integrations, and a key with limits. */
async function startLimited(
  limits: object,
  { env, scopes = ['read', 'write', 'proxy'] }: { env?: Record<string, string>; scopes?: string[] } = {},
) {
  const server = await startTestServer(env ? { env } : {});
  const { given, project, request } = server;
  const [own, other] = [await given.integration({ name: 'own' }), await given.integration({ name: 'other' })];
  const { id: connectionId } = await given.connection();
  const at = { groupRef: 'acme', connectionId };
  const [ownInstallation, otherInstallation] = [
    await given.installation(own, at),
    await given.installation(other, at),
  ];
  const base = `/v1/projects/${project.id}`;
  const { body: key } = await request('POST', `${base}/api-keys`, { label: 'Limited', scopes, ...limits });
  const headers = { 'x-api-key': key.key };
  return {
    ...server,
    base,
    key,
    own,
    other,
    ownInstallation,
    otherInstallation,
    call: (method: string, path: string, body?: object) => request(method, base + path, body, headers),
    /** Calls from an address of the network. */
    async from(remoteAddress: string, more: Record<string, string> = {}) {
      const socket = { incoming: { socket: { remoteAddress } } };
      const answer = await server.app.request(base, { headers: { ...headers, ...more } }, socket);
      return { status: answer.status, body: await answer.json() };
    },
  };
}

describe('a key that works from some addresses', () => {
  const limits = { allowedAddresses: ['203.0.113.0/24', '2001:db8::/32', '198.51.100.7'] };

  it('answers a request from one of them, and from any other without the limit', async () => {
    const { from, call, request, base, key } = await startLimited(limits);

    for (const [address, status] of [
      ['203.0.113.200', 200],
      ['::ffff:203.0.113.1', 200],
      ['2001:db8:1::1', 200],
      ['198.51.100.7', 200],
      ['198.51.100.8', 403],
      ['2001:db9::1', 403],
    ] as const) {
      expect((await from(address)).status, address).toBe(status);
    }
    expect((await call('GET', '')).status, 'unknown').toBe(403);
    await request('PATCH', `${base}/api-keys/${key.id}`, {
      updateMask: ['allowedAddresses'],
      apiKey: { allowedAddresses: [] },
    });
    expect((await call('GET', '')).status).toBe(200);
  });

  it('believes only trusted proxies, and says which address it saw', async () => {
    const { from } = await startLimited(limits, { env: { DOWEL_TRUSTED_PROXIES: '10.0.0.0/8' } });
    const forged = { 'x-forwarded-for': '203.0.113.7' };

    expect((await from('10.1.2.3', forged)).status).toBe(200);
    expect(await from('192.0.2.1', forged)).toMatchObject({
      status: 403,
      body: { code: 'api_key_scope', detail: expect.stringContaining('192.0.2.1') },
    });
  });
});

describe('a key for some integrations', async () => {
  const { app, call, request, base, project, key, own, other, ownInstallation, otherInstallation } =
    await startLimited({ integrationIds: ['own'] });

  it('calls what names one of them, by its id or name, and nothing else', async () => {
    const installations = (integration: string) => `/integrations/${integration}/installations`;
    const statuses = async (...paths: string[]) =>
      Promise.all(paths.map(async (path) => (await call('GET', path)).status));

    expect(
      await statuses(
        installations(own.id),
        installations(own.name),
        `${installations(own.id)}/${ownInstallation.id}`,
      ),
    ).toEqual([200, 200, 200]);
    expect(
      await statuses(
        installations(other.id),
        installations(other.name),
        installations('nothing'),
        `${installations(other.id)}/${otherInstallation.id}`,
        '/connections',
        '/installations',
        '/integrations',
        '',
      ),
    ).toEqual([403, 403, 403, 403, 403, 403, 403, 403]);
    expect(await statuses(`${installations(own.id)}/${otherInstallation.id}`)).toEqual([404]);
  });

  it('follows its own operations, and no others', async () => {
    const read = async ({ id }: { id: string }) => {
      const { body } = await request('POST', `/read${base}/integrations/${id}/objects/contacts`, {
        groupRef: 'acme',
        mode: 'async',
      });
      return body.operationId as string;
    };

    const mine = await call('GET', `/operations/${await read(own)}`);
    const others = await call('GET', `/operations/${await read(other)}`);
    const unknown = await call('GET', '/operations/01970000-0000-7000-8000-000000000001');

    expect([mine.status, others.status, unknown.status]).toEqual([200, 403, 403]);
    expect(others.body.detail).toEqual(unknown.body.detail);
  });

  it('calls the provider only for them', async () => {
    const proxy = async (id: string) => {
      const headers = {
        'x-api-key': key.key,
        'x-amp-proxy-version': '1',
        'x-amp-project-id': project.id,
        'x-amp-installation-id': id,
      };
      const answer = await app.request('/proxy/me', { headers });
      return ((await answer.json()) as { code?: string }).code;
    };

    expect(await proxy(otherInstallation.id)).toBe('api_key_scope');
    expect(await proxy('01970000-0000-7000-8000-000000000001')).toBe('api_key_scope');
    // The manifest of the test lets nobody call.
    expect(await proxy(ownInstallation.id)).toBe('proxy_disabled');
  });

  it('is for nothing once its integration is gone', async () => {
    const path = `/integrations/${own.id}`;
    await request('DELETE', `${base}${path}/installations/${ownInstallation.id}`);
    await request('DELETE', base + path);

    expect((await call('GET', `${path}/installations`)).status).toBe(403);
  });
});
