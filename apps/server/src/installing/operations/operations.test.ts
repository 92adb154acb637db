import type { Operation } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import * as recording from '../operation-log/service.ts';

const unknownId = '01970000-0000-7000-8000-000000000000';

async function startWithOperations(count: number) {
  const server = await startConnectedServer();
  const installation = await server.install();
  for (let index = 0; index < count; index += 1) {
    server.advanceClock(1000);
    const time = server.now();
    await recording.record(server.context(), [
      {
        integrationId: server.integration.id,
        installationId: installation.id,
        configId: installation.config.id,
        actionType: 'read',
        status: 'success',
        result: `run ${index}`,
        metadata: { objects: ['contacts'] },
        startTime: time,
        endTime: time,
        logs: ['first', 'second'].map((msg) => ({ time, severity: 'INFO' as const, msg, details: {} })),
      },
    ]);
  }
  const path = `${server.base}/installations/${installation.id}/operations`;
  return { ...server, installation, path };
}

const resultsOf = (operations: Operation[]) => operations.map(({ result }) => result);

describe('listing operations', () => {
  // @holds S248
  it('pages through all of them, newest first', async () => {
    const { request, path } = await startWithOperations(5);
    const seen: unknown[] = [];
    let query = '?pageSize=2';
    for (let page = 0; page < 3; page += 1) {
      const { body } = await request('GET', path + query);
      seen.push(...resultsOf(body.results));
      query = `?pageSize=2&pageToken=${body.pagination.nextPageToken}`;
      expect(body.pagination.done).toBe(page === 2);
    }

    expect(seen).toEqual(['run 4', 'run 3', 'run 2', 'run 1', 'run 0']);
  });

  it('is done at once when everything fits, and gives no token then', async () => {
    const { request, path } = await startWithOperations(2);

    const { body } = await request('GET', `${path}?pageSize=2`);

    expect(body.pagination).toEqual({ done: true });
    expect(resultsOf(body.results)).toEqual(['run 1', 'run 0']);
  });

  it('is not moved by operations that come in between', async () => {
    const { request, path, context, integration, installation, now } = await startWithOperations(2);
    const { body: first } = await request('GET', `${path}?pageSize=1`);
    await recording.record(context(), [
      {
        integrationId: integration.id,
        installationId: installation.id,
        configId: installation.config.id,
        actionType: 'read',
        status: 'failure',
        result: 'late',
        metadata: {},
        startTime: now(),
        endTime: now(),
        logs: [],
      },
    ]);

    const { body } = await request('GET', `${path}?pageSize=1&pageToken=${first.pagination.nextPageToken}`);

    expect(resultsOf(body.results)).toEqual(['run 0']);
  });

  // @holds S248
  it.each(['pageSize=0', 'pageSize=1001', 'pageSize=many', 'pageToken=guess'])(
    'refuses %s',
    async (query) => {
      const { request, path } = await startWithOperations(0);

      expect(await request('GET', `${path}?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', issues: [{ in: 'query', name: query.split('=')[0] }] },
      });
    },
  );

  it('is 404 without such an installation', async () => {
    const { request, base } = await startWithOperations(0);

    expect(await request('GET', `${base}/installations/nonsense/operations`)).toMatchObject({
      status: 404,
      body: { code: 'installation_not_found' },
    });
  });
});

describe('looking at one operation', () => {
  // @holds S11, S114, S118, S152, S156
  it('has its logs, oldest first', async () => {
    const { request, path, projectPath } = await startWithOperations(1);
    const { body: page } = await request('GET', path);
    const [operation] = page.results;

    expect((await request('GET', `${projectPath}/operations/${operation.id}`)).body).toEqual(operation);
    expect((await request('GET', `${projectPath}/operations/${operation.id}/logs`)).body).toMatchObject([
      { severity: 'INFO', message: { msg: 'first', operation_id: operation.id } },
      { severity: 'INFO', message: { msg: 'second' } },
    ]);
  });

  it("is 404 for another project's", async () => {
    const { request, path } = await startWithOperations(1);
    const { body: page } = await request('GET', path);
    const other = await startConnectedServer();

    for (const suffix of ['', '/logs', ':explain']) {
      const answer = await other.request(
        'GET',
        `${other.projectPath}/operations/${page.results[0].id}${suffix}`,
      );
      expect(answer).toMatchObject({ status: 404, body: { code: 'operation_not_found' } });
    }
  });

  it('is for the builder only', async () => {
    const { request, path, projectPath, given, frontendKey } = await startWithOperations(0);
    const asAda = given.asConsumer(await given.consumerToken());

    expect(await request('GET', path, undefined, asAda)).toMatchObject({
      status: 403,
      body: { code: 'token_not_allowed' },
    });
    const explain = `${projectPath}/operations/${unknownId}:explain`;
    for (const headers of [asAda, { 'x-api-key': frontendKey }]) {
      expect((await request('GET', explain, undefined, headers)).status).toBe(403);
    }
    expect(await request('GET', path, undefined, { 'x-api-key': frontendKey })).toMatchObject({
      status: 403,
      body: { code: 'api_key_scope' },
    });
  });
});
