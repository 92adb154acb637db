import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

describe('making an API key', () => {
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

  it('takes a time that its offset leads out of the years that a database has', async () => {
    const { project, request } = await startTestServer();

    const body = { label: 'Long', expireTime: '9999-12-31T23:59:59-12:00' };
    const made = await request('POST', `/v1/projects/${project.id}/api-keys`, body);

    expect(made).toMatchObject({ status: 201, body: { expireTime: '9999-12-31T23:59:59.999Z' } });
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
});
