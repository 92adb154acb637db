import { describe, expect, it } from 'vitest';
import { createMockService } from './mock-service.ts';

/** A service with one installation that lets calls through. */
function startService(service = createMockService()) {
  const installation = service.given.installation();
  const integration = service.store.integrations.find(({ id }) => id === installation.integrationId);
  if (!integration) throw new Error('The demo has no integration.');
  integration.latestRevision.content.proxy = { enabled: true };
  installation.config.content.proxy = { enabled: true };
  const call = (path: string, init: RequestInit = {}) =>
    service.fetch(`https://mocks.test/proxy${path}`, {
      ...init,
      headers: {
        'x-amp-proxy-version': '1',
        'x-amp-project-id': 'demo',
        'x-amp-installation-id': installation.id,
        'x-api-key': 'mock_full',
        ...init.headers,
      },
    });
  return { ...service, installation, integration, call };
}

describe('calling through the proxy of the mock', () => {
  it('is answered by the test, in place of the provider', async () => {
    const { proxy, call, installation, integration } = startService();
    proxy(async ({ path, request, installation: { id }, provider }) => {
      const sent = {
        method: request.method,
        body: await request.text(),
        key: request.headers.get('x-api-key'),
      };
      return Response.json({ path, id, provider, ...sent }, { status: 201, headers: { etag: '"1"' } });
    });

    const answer = await call('/contacts?limit=2', { method: 'POST', body: 'hello' });

    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.headers.get('x-dowel-answered-by')).toBe('provider');
    expect(await answer.json()).toEqual({
      path: '/contacts?limit=2',
      id: installation.id,
      provider: integration.provider,
      method: 'POST',
      body: 'hello',
      key: null,
    });
  });

  it('says what is missing until a test answers', async () => {
    const { call } = startService();

    const answer = await call('/contacts');

    expect(answer.status).toBe(502);
    expect((await answer.json()).detail).toContain('service.proxy(handler)');
  });

  it('forgets the answer with a reset', async () => {
    const service = createMockService();
    service.proxy(() => new Response('old'));

    service.reset();
    const again = startService(service);

    expect((await again.call('/contacts')).status).toBe(502);
  });
});
