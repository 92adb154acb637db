import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backendClient, fakeService, pageClient, problem, tokenUntil } from '../test/fake-service.ts';
import { DowelClient } from './client.ts';
import type { DowelClientOptions } from './options.ts';

const now = Date.parse('2026-11-20T08:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bearers = ({ received }: ReturnType<typeof fakeService>) =>
  received.map(({ headers }) => headers.get('Authorization'));

describe('making a client', () => {
  const make = (options: object) => () =>
    new DowelClient({ baseUrl: 'https://dowel.test/v1', project: 'demo', ...options } as DowelClientOptions);

  it.each([
    ['no way to sign in', {}, 'exactly one of apiKey'],
    ['two ways to sign in', { apiKey: 'k', getToken: () => 't' }, 'exactly one of apiKey'],
    ['a key and a session', { apiKey: 'k', sessionToken: 's' }, 'exactly one of apiKey'],
    ['no project', { apiKey: 'k', project: '' }, 'needs a project'],
    ['an address without a scheme', { apiKey: 'k', baseUrl: 'localhost:4310/v1' }, 'cannot use the baseUrl'],
    ...['https://u:p@dowel.test/v1', 'https://dowel.test/v1?tenant=a', 'https://dowel.test/v1#a'].map(
      (baseUrl) => [baseUrl, { apiKey: 'k', baseUrl }, 'without password or query'] as const,
    ),
    ['no address outside a page', { apiKey: 'k', baseUrl: undefined }, 'cannot use the baseUrl "/v1"'],
  ] as const)('with %s is explained', (_, options, message) => {
    expect(make(options)).toThrow(message);
    expect(make(options)).not.toThrow('u:p@');
  });

  it('in a page needs no address, and sends no header that CORS does not allow', async () => {
    vi.stubGlobal('location', { origin: 'https://shop.test' });
    const service = fakeService(Response.json([]));

    await new DowelClient({ project: 'demo', apiKey: 'k', fetch: service.fetch }).topics.list();

    expect(service.received[0]?.url.href).toBe('https://shop.test/v1/projects/demo/topics');
    expect(service.received[0]?.headers.has('X-Dowel-Client')).toBe(false);
  });

  it('on a backend names its version', async () => {
    const service = fakeService(Response.json([]));

    await backendClient(service).topics.list();

    expect(service.received[0]?.headers.get('X-Dowel-Client')).toBe('client/1.2.3');
  });
});

describe('calling for a builder who is signed in', () => {
  it('sends the session, needs no project for what is about people, and one for the rest', async () => {
    const service = fakeService(Response.json([]));
    const client = new DowelClient({
      baseUrl: 'https://dowel.test/v1',
      sessionToken: 'dowel_session_1',
      fetch: service.fetch,
    });

    await client.myInfo.sessions();
    await client.providers.list();

    expect(bearers(service)).toEqual(['Bearer dowel_session_1', null]);
    expect(service.received[0]?.headers.has('X-Api-Key')).toBe(false);
    await expect(client.topics.list()).rejects.toThrow('projectIdOrName');
  });
});

describe('signing in with a key', () => {
  it('sends it, except where anybody may call', async () => {
    const service = fakeService(Response.json([]));
    const client = backendClient(service);

    await client.topics.list();
    await client.providers.list();

    expect(service.received.map(({ headers }) => headers.get('X-Api-Key'))).toEqual(['key-1', null]);
  });

  it('cannot speak for one consumer', () => {
    const client = backendClient(fakeService(Response.json([])));

    expect(() => client.withIdentity({ groupRef: 'acme', consumerRef: 'ada' })).toThrow('needs getToken');
  });
});

describe('signing in with tokens', () => {
  it('asks once for calls made together, and once more shortly before the end', async () => {
    const service = fakeService(Response.json([]));
    const getToken = vi.fn(async () => tokenUntil(Date.now() + 300_000));
    const client = pageClient({ ...service, getToken });

    await Promise.all([client.connections.list(), client.installations.listForProject()]);
    vi.setSystemTime(now + 269_000);
    await client.connections.list();
    expect(getToken).toHaveBeenCalledTimes(1);
    vi.setSystemTime(now + 271_000);
    await client.connections.list();

    expect(getToken).toHaveBeenCalledTimes(2);
    expect(getToken).toHaveBeenCalledWith({ groupRef: 'acme', consumerRef: 'ada' });
    expect(bearers(service)[0]).toMatch(/^Bearer ey/);
  });

  it('keeps a token for its lifetime when the clock of the page is a day ahead', async () => {
    const lastsOf = (iat: number) => [{}, { iat, exp: iat + 300 }];
    const parts = lastsOf(now / 1000).map((part) => btoa(JSON.stringify(part)));
    const getToken = vi.fn(async () => `${parts.join('.')}.signature`);
    const client = pageClient({ ...fakeService(Response.json([])), getToken });

    vi.setSystemTime(now + 86_400_000);
    await client.connections.list();
    await client.connections.list();
    expect(getToken).toHaveBeenCalledTimes(1);
    vi.setSystemTime(now + 86_400_000 + 271_000);
    await client.connections.list();

    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('asks every time for a token that does not tell its end', async () => {
    const getToken = vi.fn(async () => 'opaque');
    const client = pageClient({ ...fakeService(Response.json([])), getToken });

    await client.connections.list();
    await client.connections.list();

    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('keeps tokens of groups and consumers apart, over all derived clients', async () => {
    const service = fakeService(Response.json([]));
    const getToken = vi.fn(async ({ groupRef }) => tokenUntil(now + 300_000, groupRef));
    const client = pageClient({ ...service, getToken });
    const globex = { groupRef: 'globex', consumerRef: 'grace' };

    await client.withIdentity(globex).connections.list();
    await client.connections.list({}, { identity: globex });
    await client.connections.list();

    expect(getToken).toHaveBeenCalledTimes(2);
    expect(bearers(service)[1]).toBe(bearers(service)[0]);
    expect(bearers(service)[2]).not.toBe(bearers(service)[0]);
  });

  it('renews a refused token once for all calls, and sends each again with the same key', async () => {
    const tokens = ['old', 'new'].map((mark) => tokenUntil(now + 300_000, mark));
    const service = fakeService(({ headers }) =>
      headers.get('Authorization') === `Bearer ${tokens[0]}`
        ? problem(401, { code: 'token_expired' })
        : Response.json({ id: 'x' }),
    );
    const getToken = vi.fn(async () => tokens[getToken.mock.calls.length - 1] ?? '');
    const client = pageClient({ ...service, getToken });
    const body = { groupRef: 'acme', config: { content: { provider: 'sandbox' } } };

    await Promise.all([client.installations.create('i', body), client.connections.list()]);

    expect(getToken).toHaveBeenCalledTimes(2);
    const keys = service.received
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('gives up when the renewed token is refused too', async () => {
    const service = fakeService(problem(401, { code: 'token_invalid' }));
    const getToken = vi.fn(async () => tokenUntil(now + 300_000));

    await expect(pageClient({ ...service, getToken }).connections.list()).rejects.toMatchObject({
      name: 'AuthenticationError',
      code: 'token_invalid',
    });
    expect(service.received).toHaveLength(2);
  });

  it('explains a getToken that fails, asks again next time, and sends nothing', async () => {
    const service = fakeService(Response.json([]));
    const cause = new Error('backend away');
    const getToken = vi.fn(async () => tokenUntil(now + 300_000)).mockRejectedValueOnce(cause);
    const client = pageClient({ ...service, getToken });

    await expect(client.connections.list()).rejects.toMatchObject({ code: 'token_unavailable', cause });
    await expect(client.connections.list()).resolves.toEqual([]);
    expect(service.received).toHaveLength(1);
  });

  it('says that there is no connection when getToken fails in a browser that is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const getToken = () => Promise.reject(new TypeError('Failed to fetch'));
    const client = pageClient({ ...fakeService(Response.json([])), getToken });

    await expect(client.connections.list()).rejects.toMatchObject({
      name: 'ConnectionError',
      code: 'token_unavailable',
    });
  });

  it('does not wait for ever for a token', async () => {
    const getToken = () => new Promise<string>(() => {});
    const client = pageClient({ ...fakeService(Response.json([])), timeoutMs: 50, getToken });
    const settled = Promise.allSettled([client.connections.list()]);

    await vi.advanceTimersByTimeAsync(50);

    expect((await settled)[0]).toMatchObject({ reason: { code: 'token_unavailable' } });
  });

  it('can be aborted while the token is on its way', async () => {
    const controller = new AbortController();
    const client = pageClient({
      ...fakeService(Response.json([])),
      getToken: () => new Promise<string>(() => {}),
    });
    const promise = client.connections.list({}, { signal: controller.signal });

    controller.abort();

    await expect(promise).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('explains a call without an identity', async () => {
    const client = new DowelClient({
      baseUrl: 'https://dowel.test/v1',
      project: 'demo',
      getToken: () => 'token',
      fetch: fakeService(Response.json([])).fetch,
    });

    await expect(client.connections.list()).rejects.toThrow('needs identity');
  });
});

describe('reading an answer', () => {
  it('gives the response on request', async () => {
    const service = fakeService(Response.json([], { headers: { 'X-Request-Id': 'req-1' } }));

    const { data, response } = await backendClient(service).topics.list().withResponse();

    expect(data).toEqual([]);
    expect(response.headers.get('X-Request-Id')).toBe('req-1');
  });

  it('gives the response of a look-up that finds nothing', async () => {
    const service = fakeService(Response.json([]));

    const answer = await backendClient(service).installations.find('i', { groupRef: 'acme' }).withResponse();

    expect(answer).toMatchObject({ data: null, response: { status: 200 } });
  });

  it('takes plain text as it is, and an empty body as undefined', async () => {
    const text = backendClient(fakeService(new Response('https://provider.test/authorize?a=1')));
    const empty = backendClient(fakeService(new Response(null, { status: 204 })));

    expect(await text.connections.oauthUpdate('c')).toBe('https://provider.test/authorize?a=1');
    expect(await empty.connections.delete('c')).toBeUndefined();
  });

  it.each([
    ['JSON', (client: DowelClient) => client.topics.list()],
    ['text', (client: DowelClient) => client.connections.oauthUpdate('c')],
  ])('refuses a page where %s belongs', async (_, call) => {
    const page = new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });

    await expect(call(backendClient(fakeService(page)))).rejects.toMatchObject({
      name: 'ResponseShapeError',
      message: expect.stringContaining('baseUrl ends in /v1'),
    });
  });
});
