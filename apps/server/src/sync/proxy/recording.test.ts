import type { Activity, Log } from '@dowel/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OAK_KEY, type ProxiedServer, startProxiedServer } from '../../../test/proxied-server.ts';

const servers: ProxiedServer[] = [];
let server: ProxiedServer;
beforeAll(async () => {
  server = await start();
});
afterAll(() => servers.forEach((one) => void one.stop()));

async function start(env?: Record<string, string>): Promise<ProxiedServer> {
  const started = await startProxiedServer(env && { env });
  servers.push(started);
  return started;
}

describe('recording calls through the proxy', () => {
  // @holds P15
  it('tells method, path without its query, status and time as an operation with a log, and as an activity', async () => {
    server.oak.answers((_, response) => response.writeHead(201).end('{}'));

    await server.call('/contacts/7?token=s3cr3t-in-the-query', { method: 'POST', body: '{"name":"Ada"}' });

    const [operation] = await server.operations();
    expect(operation).toMatchObject({
      actionType: 'proxy',
      status: 'success',
      result: 'POST /contacts/7 answered 201',
      integrationId: server.integration.id,
      installationId: server.installation.id,
      configId: server.installation.config.id,
      metadata: {
        call: { method: 'POST', path: '/contacts/7', status: 201, durationMs: expect.any(Number) },
      },
    });
    const logs: Log[] = (
      await server.request('GET', `/v1/projects/${server.project.id}/operations/${operation?.id}/logs`)
    ).body;
    expect(logs).toMatchObject([
      { severity: 'INFO', message: { details: { request: 'POST /contacts/7', end: 'complete' } } },
    ]);
    const [latest]: Activity[] = (await server.request('GET', `${server.path}/activity`)).body;
    expect(latest).toMatchObject({
      kind: 'called',
      status: 'success',
      call: { method: 'POST', path: '/contacts/7', status: 201 },
    });
    expect(JSON.stringify([operation, logs, latest])).not.toMatch(/s3cr3t|Ada/);
  });

  // @holds P15
  it('masks a secret in the path', async () => {
    server.oak.answers((_, response) => response.end());

    await server.call(`/bot${OAK_KEY}/send`);

    const [operation] = await server.operations();
    expect(operation?.metadata?.call?.path).toBe('/bot•••/send');
  });

  it('calls an answer from 400 on, a missing one and a broken one a failure', async () => {
    server.oak.answers((_, response) => response.writeHead(404).end());
    await server.call('/a');
    server.oak.answers((request) => request.socket.destroy());
    await server.call('/b', { method: 'POST', body: '{}' });
    server.oak.answers((_, response) => {
      response.write('half');
      setImmediate(() => response.destroy());
    });
    await server.call('/c').catch(() => undefined);

    const ended = (await server.operations()).slice(0, 3).map(({ status, result }) => [status, result]);

    expect(ended).toEqual([
      ['failure', 'GET /c answered 200, and its answer broke off'],
      ['failure', 'POST /b had no answer'],
      ['failure', 'GET /a answered 404'],
    ]);
  });

  it('costs the call nothing: it is stored later, and many at once', async () => {
    server.oak.answers((_, response) => response.end());
    const { operations } = { operations: (await server.operations()).length };

    await Promise.all(Array.from({ length: 20 }, (_, index) => server.call(`/many/${index}`)));
    const before = (await server.request('GET', `${server.path}/operations`)).body.results.length;
    const after = (await server.operations()).length;

    expect([before - operations, after - operations]).toEqual([0, 20]);
  });

  it.each([
    ['errors', ['GET /bad answered 500']],
    ['off', []],
  ])('records only what DOWEL_PROXY_OPERATIONS=%s says', async (setting, expected) => {
    const other = await start({ DOWEL_PROXY_OPERATIONS: setting });
    other.oak.answers(({ url }, response) => response.writeHead(url?.endsWith('bad') ? 500 : 200).end());

    await other.call('/good');
    await other.call('/bad');

    expect((await other.operations()).map(({ result }) => result)).toEqual(expected);
  });
});
