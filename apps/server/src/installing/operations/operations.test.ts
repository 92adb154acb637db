import type { Operation } from '@dowel/schema';
import { sql } from 'drizzle-orm';
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

it('listing operations of a customer looks at all installations, however many they have', async () => {
  const { request, projectPath, installation, dependencies, install, given } = await startWithOperations(1);
  const { id } = installation;
  await given.connection({ groupRef: 'globex' });
  await given.operation(await install({ groupRef: 'globex' }), { result: 'of another' });
  await dependencies.db.execute(sql`
    insert into installations (id, project_id, integration_id, group_ref, installation_ref, connection_id, config_id,
      created_by, create_time)
    select ('ffffffff-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, project_id, integration_id, group_ref,
      'of-' || n, connection_id, config_id, created_by, create_time
    from installations, generate_series(1, 1000) n where id = ${id}::uuid`);
  const found = ['', '&status=success', `&installationId=${id}`].map(async (query) => {
    const { body } = await request('GET', `${projectPath}/operations?groupRef=acme${query}`);
    return resultsOf(body);
  });

  expect(await Promise.all(found)).toEqual([['run 0'], ['run 0'], ['run 0']]);
});
