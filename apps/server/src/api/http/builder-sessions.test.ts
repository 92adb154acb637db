import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

async function startWithBuilder() {
  const server = await startTestServer();
  const builder = await server.given.builder({ orgId: server.project.orgId, role: 'member' });
  const path = `/v1/projects/${server.project.name}`;
  const ask = (method: string, at: string, body?: unknown, headers = {}) =>
    server.request(method, at, body, { ...builder.headers, ...headers });
  return { ...server, builder, path, ask };
}

describe('calling with the session of a builder', async () => {
  const { ask, request, given, builder, path, project } = await startWithBuilder();

  it('finds no project for a builder without an org', async () => {
    const { headers } = await given.builder();

    const answer = await request('GET', path, undefined, headers);
    const list = await request('GET', '/v1/projects', undefined, headers);

    expect(answer).toMatchObject({ status: 404, body: { code: 'project_not_found' } });
    expect(list).toMatchObject({ status: 200, body: [] });
  });

  it('lists every project of the org, and no other', async () => {
    const second = await given.project({ orgId: project.orgId });
    await given.project();

    const { body } = await ask('GET', '/v1/projects');

    expect(body.map(({ id }: { id: string }) => id)).toEqual([project.id, second.id]);
  });

  it('takes the project from the body or the query where the path has none', async () => {
    await given.providerApp();
    const signIn = { provider: 'sandbox', groupRef: 'acme', consumerRef: 'ada' };
    const other = await given.project();

    const inBody = await ask('POST', '/v1/oauth-connect', { ...signIn, projectIdOrName: project.name });
    const inQuery = await ask('GET', `/v1/generate-upload-url?projectIdOrName=${project.id}`);
    const foreign = await ask('GET', `/v1/generate-upload-url?projectIdOrName=${other.id}`);
    const unnamed = await ask('GET', '/v1/generate-upload-url');

    expect(inBody.status).toBe(200);
    expect(inQuery.body.path).toContain(project.id);
    expect(foreign).toMatchObject({ status: 404, body: { code: 'project_not_found' } });
    expect(unnamed).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', issues: [{ name: 'projectIdOrName' }] },
    });
  });

  it('counts the key when both are sent', async () => {
    const other = await given.project();
    const key = await given.apiKey({ project: other });

    const { body } = await request('GET', '/v1/projects', undefined, {
      ...builder.headers,
      'x-api-key': key,
    });

    expect(body).toMatchObject([{ id: other.id }]);
  });

  it('does a request once for an idempotency key, and keeps those of two builders apart', async () => {
    const second = await given.builder({ orgId: project.orgId });
    const once = { 'idempotency-key': 'once' };
    const body = { label: 'Made once' };

    const first = await ask('POST', `${path}/api-keys`, body, once);
    const again = await ask('POST', `${path}/api-keys`, body, once);
    const others = await request('POST', `${path}/api-keys`, body, { ...second.headers, ...once });

    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(others.body.key).not.toBe(first.body.key);
  });

  // @holds T12
  it('names the builder and the project in the log, and never the token', async () => {
    const { ask, path, builder, project, logged } = await startWithBuilder();

    await ask('GET', path);
    await ask('GET', '/v1/projects');

    const lines = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(lines).toMatchObject([
      { actor: `builder:${builder.id}`, projectId: project.id },
      { actor: `builder:${builder.id}`, orgId: project.orgId },
    ]);
    expect(logged.join('')).not.toContain(builder.token);
  });

  it.each(['dowel_session_', 'dowel_session_wrong', `dowel_session_${'x'.repeat(5000)}`])(
    'refuses the token %.40s',
    async (token) => {
      const answer = await ask('GET', path, undefined, { authorization: `Bearer ${token}` });

      expect(answer).toMatchObject({ status: 401, body: { code: 'session_invalid' } });
    },
  );
});
