import { DowelClient } from '@dowel/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { proxiedServerOfFile } from '../../../test/proxied-server.ts';

const server = proxiedServerOfFile();
let client: DowelClient;
beforeAll(() => {
  const { project, apiKey, fetch } = server;
  client = new DowelClient({ baseUrl: 'http://dowel.test/v1', project: project.name, apiKey, fetch });
});

describe('calling a provider with the client', () => {
  it('is a fetch for one installation', async () => {
    server.oak.answers((request, response) => {
      response.writeHead(418, { 'content-type': 'application/json' });
      request.pipe(response);
    });

    const answer = await client.proxy.fetch({ installationId: server.installation.id }, '/contacts?limit=5', {
      method: 'POST',
      body: JSON.stringify({ name: 'Ada' }),
      headers: { 'content-type': 'application/json' },
    });

    expect(answer.status).toBe(418);
    expect(await answer.json()).toEqual({ name: 'Ada' });
    expect(server.oak.seen[0]?.url).toBe('/base/v1/contacts?limit=5');
  });

  it('finds an installation by names that no header could carry', async () => {
    const groupRef = '東京 Zürich';
    await server.given.connection({ provider: 'oak', apiKey: 'another-key-4711', groupRef });
    const content = { provider: 'oak', read: { objects: {} }, proxy: { enabled: true } };
    await server.given.installation(server.integration, { groupRef, content });
    server.oak.answers((_, response) => response.end('ok'));

    const answer = await client.proxy.fetch({ integrationName: 'oak-sync', groupRef }, '/x');

    expect(await answer.text()).toBe('ok');
    expect(server.oak.seen[0]?.headers['x-oak-key']).toBe('another-key-4711');
  });

  it('throws what the service refuses, and returns what the provider refuses', async () => {
    server.oak.answers((_, response) => response.writeHead(404, { 'retry-after': '1' }).end());
    const installation = { installationId: server.installation.id };

    const ofProvider = await client.proxy.fetch(installation, '/none');
    const ofService = client.proxy.fetch({ installationId: server.project.id }, '/none');

    expect(ofProvider.status).toBe(404);
    await expect(ofService).rejects.toMatchObject({ status: 404, code: 'installation_not_found' });
  });

  it('waits as the provider asks, when told to', async () => {
    server.oak.answers((_, response) => response.writeHead(429, { 'retry-after': '60' }).end());
    const installation = { installationId: server.installation.id };

    const first = await client.proxy.fetch(installation, '/x', { throttle: true });
    const second = client.proxy.fetch(installation, '/x', { throttle: true });

    expect(first.headers.get('x-amp-retryable')).toBe('true');
    await expect(second).rejects.toMatchObject({
      code: 'proxy_throttled',
      retryable: true,
      retryAfterMs: 60_000,
    });
  });

  it.each(['/../v1/projects', '/%2e%2e/v1/projects', 'contacts', 'https://evil.test/'])(
    'refuses the path %s',
    async (path) => {
      await expect(client.proxy.fetch({ installationId: 'x' }, path)).rejects.toThrow(TypeError);
    },
  );

  it.each(['acme ', ' acme', 'acme\n'])('refuses %j, whose blank would be lost', async (groupRef) => {
    const call = client.proxy.fetch({ integrationName: 'oak-sync', groupRef }, '/x');

    await expect(call).rejects.toThrow(/"X-Amp-Group-Ref" cannot be sent/);
  });

  it('needs a key or a token', async () => {
    const signedIn = { baseUrl: 'http://dowel.test/v1', project: 'demo', sessionToken: 'dowel_session_x' };

    const call = new DowelClient(signedIn).proxy.fetch({ installationId: 'x' }, '/x');

    await expect(call).rejects.toThrow('apiKey');
  });
});
