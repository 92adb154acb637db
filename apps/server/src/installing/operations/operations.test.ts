import type { Operation } from '@dowel/schema';
import { expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';

async function startWithOperations(count: number) {
  const server = await startConnectedServer();
  const installation = await server.install();
  for (let index = 0; index < count; index += 1) {
    server.advanceClock(1000);
    const time = server.now();
    const logs = ['first', 'second'].map((msg) => ({ time, severity: 'INFO' as const, msg, details: {} }));
    await server.given.operation(installation, { result: `run ${index}`, logs });
  }
  const path = `${server.base}/installations/${installation.id}/operations`;
  return { ...server, installation, path };
}

const resultsOf = (operations: Operation[]) => operations.map(({ result }) => result);

it('listing operations is not moved by operations that come in between', async () => {
  const { request, path, given, installation } = await startWithOperations(2);
  const { body: first } = await request('GET', `${path}?pageSize=1`);
  await given.operation(installation, { status: 'failure', result: 'late' });

  const { body } = await request('GET', `${path}?pageSize=1&pageToken=${first.pagination.nextPageToken}`);

  expect(resultsOf(body.results)).toEqual(['run 0']);
});

// @holds S11, S114, S118, S152, S156
it('looking at one operation has its logs, oldest first', async () => {
  const { request, path, projectPath } = await startWithOperations(1);
  const { body: page } = await request('GET', path);
  const [operation] = page.results;

  expect((await request('GET', `${projectPath}/operations/${operation.id}`)).body).toEqual(operation);
  expect((await request('GET', `${projectPath}/operations/${operation.id}/logs`)).body).toMatchObject([
    { severity: 'INFO', message: { msg: 'first', operation_id: operation.id } },
    { severity: 'INFO', message: { msg: 'second' } },
  ]);
});

it.each([
  ['0000-01-01T00:00:00Z', ['run 0']],
  ['9999-12-31T23:59:59-12:00', []],
])('listing operations since %s takes the nearest time that a database has', async (sinceTime, found) => {
  const { request, projectPath } = await startWithOperations(1);

  const { status, body } = await request('GET', `${projectPath}/operations?sinceTime=${sinceTime}`);

  expect([status, resultsOf(body)]).toEqual([200, found]);
});
