import { DowelClient } from '@dowel/client';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { watchedBody, withBody } from '../../../test/watched-body.ts';

/** A server whose buckets hold two requests for a caller, three for a project and two for an address. */
const startTight = (env: Record<string, string> = {}) =>
  startTestServer({
    env: {
      DOWEL_RATE_LIMIT_PER_CALLER: '2',
      DOWEL_RATE_LIMIT_PER_PROJECT: '3',
      DOWEL_RATE_LIMIT_PER_ADDRESS: '2',
      DOWEL_RATE_LIMIT_BURST_SECONDS: '1',
      DOWEL_TRUSTED_PROXIES: 'loopback',
      ...env,
    },
  });

describe('sending more requests than are taken', () => {
  // @holds S250
  it('is refused with the time to wait, and goes on after that', async () => {
    const { request, advanceClock } = await startTight();
    const list = () => request('GET', '/v1/projects');

    const statuses = [(await list()).status, (await list()).status];
    const refused = await list();
    advanceClock(Number(refused.headers.get('retry-after')) * 1000);

    expect(statuses).toEqual([200, 200]);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests', retryable: true } });
    expect(refused.body.detail).toMatch(/^You have sent more requests than are taken.* in one second\.$/);
    expect((await list()).status).toBe(200);
  });

  it('tells the caller in every answer how many requests are left', async () => {
    const { request, project } = await startTight();

    const first = await request('GET', '/v1/projects');
    const refusal = await request('GET', `/v1/projects/${project.id}/integrations/none`);

    expect(Object.fromEntries(first.headers)).toMatchObject({
      'ratelimit-policy': '"caller";q=2;w=1, "project";q=3;w=1, "org";q=3;w=1',
      ratelimit: '"caller";r=1;t=1, "project";r=2;t=1, "org";r=2;t=1',
      'ratelimit-limit': '2',
      'ratelimit-remaining': '1',
      'ratelimit-reset': '1',
    });
    expect(refusal.status).toBeGreaterThanOrEqual(400);
    expect(refusal.headers.get('ratelimit-remaining')).toBe('0');
  });

  it('lets pages read these headers', async () => {
    const { request } = await startTight();

    const { headers } = await request('GET', '/v1/projects', undefined, { Origin: 'https://app.example' });

    expect(headers.get('access-control-expose-headers')?.split(',')).toEqual(
      expect.arrayContaining(['RateLimit', 'RateLimit-Policy', 'RateLimit-Remaining', 'Retry-After']),
    );
  });

  it('is refused before anything of a body is read', async () => {
    const { app, apiKey, project, request } = await startTight();
    await Promise.all([request('GET', '/v1/projects'), request('GET', '/v1/projects')]);
    const body = watchedBody([new Uint8Array(1024)]);

    const answer = await app.request(
      `/v1/projects/${project.id}/topics`,
      withBody(body, { method: 'POST', headers: { 'x-api-key': apiKey } }),
    );

    expect(answer.status).toBe(429);
    expect(body.asked()).toBe(0);
  });

  it('counts the keys of a project by themselves, and the project as a whole', async () => {
    const { request, given, project, makeFrontendKey } = await startTight();
    const [own, strange] = [
      await given.apiKey({ project }),
      await given.apiKey({ project: await given.project() }),
    ];
    const list = (key?: string) =>
      request('GET', '/v1/projects', undefined, key === undefined ? {} : { 'x-api-key': key });
    await Promise.all([list(), list()]);

    const other = await list(own);
    const full = await list(own);
    const customer = await list(await makeFrontendKey());
    const elsewhere = await list(strange);

    expect([other.status, full.status, customer.status, elsewhere.status]).toEqual([200, 429, 429, 200]);
    expect(full.body.detail).toMatch(/^The callers of this project have sent/);
    expect(full.body.builderRemedy).toContain('at most 3 requests a second');
  });

  it.each(['memory', 'postgres'])(
    'gives an org with ten projects no more than one with one, in %s',
    async (store) => {
      const { request, given } = await startTight({
        DOWEL_RATE_LIMIT_PER_CALLER: '0',
        DOWEL_RATE_LIMIT_PER_PROJECT: '10',
        DOWEL_RATE_LIMIT_STORE: store,
      });
      const keysOf = async (count: number) => {
        const { orgId } = await given.project();
        const projects = Array.from({ length: count }, () => given.project({ orgId }));
        return Promise.all(projects.map(async (project) => given.apiKey({ project: await project })));
      };
      const taken = async (keys: readonly string[]) => {
        let number = 0;
        for (let n = 0; n < 20; n += 1) {
          const key = keys[n % keys.length] ?? '';
          const { status } = await request('GET', '/v1/projects', undefined, { 'x-api-key': key });
          if (status === 200) number += 1;
        }
        return number;
      };
      const many = await keysOf(10);
      const one = await keysOf(1);

      expect([await taken(many), await taken(one)]).toEqual([10, 10]);
      const refused = await request('GET', '/v1/projects', undefined, { 'x-api-key': many[0] ?? '' });
      expect(refused.body.detail).toMatch(/^The callers of all projects of this organisation have sent/);
    },
  );

  it.each(['memory', 'postgres'])('takes nothing from others while it is refused, in %s', async (store) => {
    const { request, given, project } = await startTight({ DOWEL_RATE_LIMIT_STORE: store });
    const other = { 'x-api-key': await given.apiKey({ project }) };
    const list = async (headers = {}) => (await request('GET', '/v1/projects', undefined, headers)).status;

    const flood = [await list(), await list(), await list(), await list()];

    expect([...flood, await list(other)]).toEqual([200, 200, 429, 429, 200]);
  });

  it('counts people by themselves, also those with the same name in two groups', async () => {
    const { request, given } = await startTight({ DOWEL_RATE_LIMIT_PER_PROJECT: '0' });
    const tokens = await Promise.all(
      ['acme', 'globex'].map((groupRef) => given.consumerToken({ groupRef, consumerRef: '1' })),
    );
    const [acme = '', globex = ''] = tokens;
    const list = async (token: string) =>
      (await request('GET', '/v1/projects', undefined, given.asConsumer(token))).status;

    const statuses = [await list(acme), await list(acme), await list(acme), await list(globex)];

    expect(statuses.map((status) => status === 429)).toEqual([false, false, true, false]);
  });

  it('is refused nowhere when the limits are off', async () => {
    const { request } = await startTight({ DOWEL_RATE_LIMIT_STORE: 'off' });
    const answers = [];

    for (let n = 0; n < 4; n += 1) answers.push(await request('GET', '/v1/projects'));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[0]?.headers.has('ratelimit')).toBe(false);
  });

  it.each(['memory', 'postgres'])('works the same with buckets in %s', async (store) => {
    const { request } = await startTight({ DOWEL_RATE_LIMIT_STORE: store });
    const statuses = [];

    for (let n = 0; n < 3; n += 1) statuses.push((await request('GET', '/v1/projects')).status);

    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('sending requests without credentials', () => {
  /** Sends a request through a proxy on this machine, from one address. */
  const from = (address: string) => ({
    headers: { 'x-forwarded-for': address },
    bindings: { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  });

  // @holds A8
  it.each([
    ['no key', '/v1/projects', {}, 401],
    ['a wrong key', '/v1/projects', { 'x-api-key': 'dowel_full_wrong' }, 401],
    ['a wrong token', '/v1/projects', { authorization: 'Bearer not.a.token' }, 401],
    ['an address outside /v1', '/callbacks/v1/oauth', {}, 400],
  ])('is counted per address for %s', async (_, path, credentials, usual) => {
    const { app } = await startTight();
    const statuses = [];

    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2']) {
      const { headers, bindings } = from(address);
      const answer = await app.request(path, { headers: { ...headers, ...credentials } }, bindings);
      statuses.push(answer.status);
      expect(answer.headers.get('ratelimit-policy')).toBe('"address";q=2;w=1');
    }

    expect(statuses).toEqual([usual, usual, 429, usual]);
  });

  it('warns once about a proxy that is not in DOWEL_TRUSTED_PROXIES', async () => {
    const { app, logged } = await startTight({ DOWEL_TRUSTED_PROXIES: '' });
    const { headers, bindings } = from('203.0.113.1');
    const foreign = { incoming: { socket: { remoteAddress: '1.1.1.1' } } };

    await app.request('/v1/projects', { headers }, foreign);
    expect(logged.join()).not.toContain('DOWEL_TRUSTED_PROXIES');
    await app.request('/v1/projects', { headers }, bindings);
    await app.request('/v1/projects', { headers }, bindings);

    const said = logged.filter((line) => line.includes('DOWEL_TRUSTED_PROXIES'));
    expect(said).toEqual([expect.stringMatching(/"level":40.*"proxy":"127.0.0.1"/)]);
  });

  // @holds A8
  it('leaves alone who has credentials and the same address, and answers that are ready', async () => {
    const { app, apiKey } = await startTight();
    const { headers, bindings } = from('203.0.113.1');
    for (let n = 0; n < 3; n += 1) await app.request('/v1/providers', { headers }, bindings);

    const answer = await app.request(
      '/v1/projects',
      { headers: { ...headers, 'x-api-key': apiKey } },
      bindings,
    );

    expect(answer.status).toBe(200);
  });
});

describe('calling with the client faster than requests are taken', () => {
  it('waits as long as the server says, and then gets the answer', async () => {
    const { fetch, project, apiKey, advanceClock } = await startTight();
    const statuses: number[] = [];
    const client = new DowelClient({
      baseUrl: 'http://dowel.test/v1',
      project: project.id,
      apiKey,
      retry: { maxRetryAfterMs: 500 },
      fetch: async (request) => {
        const response = await fetch(request);
        statuses.push(response.status);
        if (response.status === 429) advanceClock(Number(response.headers.get('Retry-After')) * 1000);
        return response;
      },
    });

    for (let n = 0; n < 3; n += 1) await client.topics.list();

    expect(statuses).toEqual([200, 200, 429, 200]);
  });
});

// Ten megabytes take some sixty until they are answered: sixty such writes at once ended a process with a heap of 512 MB.
it.each([
  ['announced', { 'content-length': '2000000' }, 0],
  ['without a length', { 'transfer-encoding': 'chunked' }, 1],
])(
  'reads four large writes of an org at once (%s), and refuses those beyond the queue unread',
  async (_, size, first) => {
    const { app, project, apiKey } = await startTestServer();
    const { promise: held, resolve: go } = Promise.withResolvers<void>();
    const chunk = Buffer.alloc(2 ** 20 + 1, ' ');
    const send = async (body: ReturnType<typeof watchedBody>, headers: Record<string, string>) => {
      const url = `/write/v1/projects/${project.id}/integrations/none/objects/contacts`;
      const init = { method: 'POST', headers: { 'x-api-key': apiKey, ...headers } };
      return (await app.request(url, withBody(body, init))).status;
    };
    const wait = async (index: number) => (index < first ? undefined : held);
    const bodies = Array.from({ length: 26 }, () => watchedBody(Array(first).fill(chunk), { wait }));
    const early: number[] = [];
    const answers = bodies.map(async (body) => {
      const status = await send(body, size);
      early.push(status);
      return status;
    });

    await expect.poll(() => early).toEqual([429, 429]);
    await expect.poll(() => bodies.filter((body) => body.asked() > first)).toHaveLength(4);
    const small = await send(watchedBody([]), { 'transfer-encoding': 'chunked' });
    go();

    expect(small).not.toBe(429);
    expect((await Promise.all(answers)).filter((status) => status !== 429)).toHaveLength(24);
  },
);
