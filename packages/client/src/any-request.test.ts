import { afterEach, describe, expect, it, vi } from 'vitest';
import { backendClient, fakeService, problem } from '../test/fake-service.ts';
import { clientFromEnvironment } from './client-from-environment.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('requesting what no method wraps', () => {
  it('goes with the credentials and the project of the client', async () => {
    const service = fakeService(Response.json([{ id: 'd' }]));

    const found = await backendClient(service).request<{ id: string }[]>({
      method: 'POST',
      path: '/projects/{projectIdOrName}/destinations',
      query: { kind: 'webhook', page: undefined },
      body: { name: 'crm' },
    });

    const [sent] = service.received;
    expect(found).toEqual([{ id: 'd' }]);
    expect(sent).toMatchObject({ method: 'POST', body: { name: 'crm' } });
    expect(sent?.url.href).toBe('https://dowel.test/v1/projects/demo/destinations?kind=webhook');
    expect(sent?.headers.get('X-Api-Key')).toBe('key-1');
    expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('adds the query to one that the path has', async () => {
    const service = fakeService(Response.json([]));

    await backendClient(service).request({ method: 'GET', path: '/x?kind=webhook', query: { page: 2 } });

    expect(service.received[0]?.url.search).toBe('?kind=webhook&page=2');
  });

  it.each([
    ['text', new Response('an address'), 'an address'],
    ['nothing', new Response(null, { status: 204 }), undefined],
    [
      'nothing, said to be JSON,',
      new Response('', { headers: { 'Content-Type': 'application/json' } }),
      undefined,
    ],
  ])('takes %s as it comes', async (_, reply, expected) => {
    const client = backendClient(fakeService(reply));

    expect(await client.request({ method: 'GET', path: '/x' })).toBe(expected);
  });

  it('fails as every call does', async () => {
    const client = backendClient(fakeService(problem(404, { code: 'endpoint_not_found' })));

    await expect(client.request({ method: 'GET', path: '/x' })).rejects.toMatchObject({
      name: 'NotFoundError',
      operation: 'GET /x',
    });
  });

  it('says what came when JSON is cut', async () => {
    const reply = new Response('{"id": ', { headers: { 'Content-Type': 'application/json' } });

    await expect(
      backendClient(fakeService(reply)).request({ method: 'GET', path: '/x' }),
    ).rejects.toMatchObject({
      name: 'ResponseShapeError',
      operation: 'GET /x',
    });
  });

  it('cannot leave the host', () => {
    const service = fakeService(Response.json({}));

    expect(() => backendClient(service).request({ method: 'GET', path: '@evil.test/' })).toThrow(TypeError);
    expect(service.received).toHaveLength(0);
  });
});

describe('headers of the caller', () => {
  it('go with every call, those of a call win, and our own win over both, whatever their case', async () => {
    const service = fakeService(Response.json([]));
    const headers = { 'X-Gateway': 'all', 'X-Tenant': 'all', 'x-api-key': 'mine', accept: 'text/csv' };

    await backendClient({ ...service, headers }).topics.list({}, { headers: { 'x-tenant': 'one' } });

    const sent = service.received[0]?.headers;
    expect([sent?.get('X-Gateway'), sent?.get('X-Tenant'), sent?.get('X-Api-Key')]).toEqual([
      'all',
      'one',
      'key-1',
    ]);
    expect(sent?.get('Accept')).toMatch(/^application\/json, /);
  });

  it('that HTTP cannot carry are a TypeError, which does not quote the value', async () => {
    const service = fakeService(Response.json([]));
    const call = backendClient(service).topics.list({}, { headers: { 'X-Secret': 'hush\nhush' } });

    const error = await call.then(undefined, (reason: unknown) => reason);

    expect(error).toBeInstanceOf(TypeError);
    expect(String(error)).toContain('"X-Secret"');
    expect(String(error)).not.toContain('hush');
    expect(service.received).toHaveLength(0);
  });
});

describe('making a client from the environment', () => {
  it('takes project, key and address from it, and options first', async () => {
    vi.stubEnv('DOWEL_PROJECT', 'demo');
    vi.stubEnv('DOWEL_API_KEY', 'key-9');
    vi.stubEnv('DOWEL_BASE_URL', 'https://dowel.test/v1');
    const { fetch, received } = fakeService(Response.json([]));

    await clientFromEnvironment({ fetch }).topics.list();
    await clientFromEnvironment({ fetch, project: 'other' }).topics.list();

    expect(received.map(({ url }) => url.pathname)).toEqual([
      '/v1/projects/demo/topics',
      '/v1/projects/other/topics',
    ]);
    expect(received[0]?.headers.get('X-Api-Key')).toBe('key-9');
  });

  it('names what is missing, and refuses to be in a page', () => {
    vi.stubEnv('DOWEL_PROJECT', '');
    expect(() => clientFromEnvironment()).toThrow('DOWEL_PROJECT');

    vi.stubGlobal('location', { origin: 'https://shop.test' });
    expect(() => clientFromEnvironment({ project: 'demo' })).toThrow('is for backends');
  });
});
