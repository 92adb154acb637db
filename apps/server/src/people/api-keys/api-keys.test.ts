import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

describe('making an API key', () => {
  it('makes a key of scope full that works at once', async () => {
    const { request, project } = await startTestServer();

    const { status, body } = await request('POST', `/v1/projects/${project.id}/api-keys`, {
      label: 'Backend',
    });
    const used = await request('GET', `/v1/projects/${project.id}`, undefined, { 'x-api-key': body.key });

    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      createTime: expect.any(String),
      key: expect.stringMatching(/^dowel_full_.{43}$/),
      label: 'Backend',
      scopes: ['full'],
      projectId: project.id,
      active: true,
      warnings: [expect.stringContaining('may do everything')],
    });
    expect(used.status).toBe(200);
  });

  it('never repeats one', async () => {
    const { given } = await startTestServer();

    const keys = await Promise.all([given.apiKey(), given.apiKey(), given.apiKey()]);

    expect(new Set(keys).size).toBe(3);
  });

  it('refuses a key whose time is over', async () => {
    const { project, request, now, advanceClock } = await startTestServer();
    const expireTime = new Date(now().getTime() + 60_000).toISOString();

    const address = `/v1/projects/${project.id}`;
    const { body } = await request('POST', `${address}/api-keys`, { label: 'Short', expireTime });
    const { key } = body as { key: string };
    const before = await request('GET', address, undefined, { 'x-api-key': key });
    advanceClock(60_000);
    const after = await request('GET', address, undefined, { 'x-api-key': key });

    expect(before.status).toBe(200);
    expect(after).toMatchObject({ status: 401, body: { code: 'api_key_invalid' } });
  });

  it('refuses a scope that does not exist', async () => {
    const { request, project } = await startTestServer();

    const answer = await request('POST', `/v1/projects/${project.id}/api-keys`, {
      label: 'x',
      scopes: ['root'],
    });

    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', issues: [{ name: 'scopes.0' }] },
    });
  });
});

describe('a key for one kind of work', () => {
  it('sees connections of every group, and no credentials', async () => {
    const { request, project, given } = await startTestServer();
    const { id } = await given.connection();
    const path = `/v1/projects/${project.id}/connections`;
    const headers = { 'x-api-key': await given.apiKey({ scopes: ['read', 'support'] }) };

    const all = await request('GET', path, undefined, headers);
    const one = await request('GET', `${path}/${id}`, undefined, headers);
    const opened = await request('GET', `${path}/${id}?includeCreds=true`, undefined, headers);
    const forced = await request('GET', `${path}/${id}?refresh=force`, undefined, headers);

    expect(all.body).toMatchObject([{ id }]);
    expect(one).toMatchObject({ status: 200, body: { id } });
    for (const refused of [opened, forced]) {
      expect(refused).toMatchObject({ status: 403, body: { code: 'api_key_scope' } });
    }
  });

  it('is told which scope it has when that is not enough', async () => {
    const { request, project, given } = await startTestServer();
    const headers = { 'x-api-key': await given.apiKey({ scopes: ['read'] }) };

    const answer = await request('GET', `/v1/projects/${project.id}/api-keys`, undefined, headers);

    expect(answer).toMatchObject({
      status: 403,
      body: { detail: 'The API key has the scope "read", which does not allow this.' },
    });
    expect(answer.body.builderRemedy).toContain('updateApiKey');
  });

  it('works until its time', async () => {
    const { request, project, given, now, advanceClock } = await startTestServer();
    const expireTime = new Date(now().getTime() + 60_000);
    const key = await given.apiKey({ scopes: ['read'], expireTime });
    const use = () => request('GET', `/v1/projects/${project.id}`, undefined, { 'x-api-key': key });

    expect((await use()).status).toBe(200);
    advanceClock(60_000);
    expect(await use()).toMatchObject({ status: 401, body: { code: 'api_key_invalid' } });
  });
});

describe('reading API keys', () => {
  it('shows a key again, which stays readable', async () => {
    const { request, project, frontendKey } = await startTestServer();

    const one = await request('GET', `/v1/projects/${project.id}/api-keys/${frontendKey}`);
    const all = await request('GET', `/v1/projects/${project.id}/api-keys`);

    expect(one).toMatchObject({ status: 200, body: { key: frontendKey, scopes: ['frontend'] } });
    expect(all.body).toContainEqual(one.body);
  });

  it('hides inactive ones when asked to', async () => {
    const { request, project, given } = await startTestServer();
    const key = await given.apiKey();
    const path = `/v1/projects/${project.id}/api-keys`;
    await request('PATCH', `${path}/${key}`, { updateMask: ['active'], apiKey: { active: false } });

    const active = await request('GET', `${path}?active=true`);
    const all = await request('GET', path);

    expect(keysIn(active.body)).not.toContain(key);
    expect(keysIn(all.body)).toContain(key);
  });

  it('knows no key of another project', async () => {
    const { request, project, given } = await startTestServer();
    const foreign = await given.apiKey({ project: await given.project() });

    const answers = await Promise.all([
      request('GET', `/v1/projects/${project.id}/api-keys/${foreign}`),
      request('DELETE', `/v1/projects/${project.id}/api-keys/${foreign}`),
    ]);

    expect(answers).toMatchObject([
      { status: 404, body: { code: 'api_key_not_found' } },
      { status: 404, body: { code: 'api_key_not_found' } },
    ]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(foreign);
  });
});

describe('changing an API key', () => {
  it('stops a key by switching it off, and lets it work again', async () => {
    const { request, project, given } = await startTestServer();
    const key = await given.apiKey();
    const path = `/v1/projects/${project.id}/api-keys/${key}`;
    const use = () => request('GET', `/v1/projects/${project.id}`, undefined, { 'x-api-key': key });

    await request('PATCH', path, { updateMask: ['active'], apiKey: { active: false } });
    const whileOff = await use();
    await request('PATCH', path, { updateMask: ['active'], apiKey: { active: true } });
    const whileOn = await use();

    expect(whileOff).toMatchObject({ status: 401, body: { code: 'api_key_invalid' } });
    expect(whileOn.status).toBe(200);
  });

  it('changes the masked values only', async () => {
    const { request, project, given } = await startTestServer();
    const key = await given.apiKey();

    const answer = await request('PATCH', `/v1/projects/${project.id}/api-keys/${key}`, {
      updateMask: ['label', 'scopes'],
      apiKey: { label: 'Pages', scopes: ['frontend'], active: false },
    });

    expect(answer).toMatchObject({
      status: 200,
      body: { label: 'Pages', scopes: ['frontend'], active: true },
    });
  });

  it('refuses a masked value that is missing, and changes nothing', async () => {
    const { request, project, given } = await startTestServer();
    const key = await given.apiKey();
    const path = `/v1/projects/${project.id}/api-keys/${key}`;

    const answer = await request('PATCH', path, {
      updateMask: ['active', 'label'],
      apiKey: { active: false },
    });
    const after = await request('GET', path);

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_update_mask' } });
    expect(after.body.active).toBe(true);
  });
});

describe('deleting an API key', () => {
  it('stops it for good', async () => {
    const { request, project, given } = await startTestServer();
    const key = await given.apiKey();
    const path = `/v1/projects/${project.id}/api-keys/${key}`;

    const deleted = await request('DELETE', path);
    const again = await request('DELETE', path);
    const used = await request('GET', `/v1/projects/${project.id}`, undefined, { 'x-api-key': key });

    expect(deleted).toMatchObject({ status: 204, body: '' });
    expect(again.status).toBe(404);
    expect(used.status).toBe(401);
  });
});

function keysIn(body: { key: string }[]): string[] {
  return body.map(({ key }) => key);
}
