import { expect, test } from 'vitest';
import { type DialectAnswer, openDialect, openSeeded } from '../dialects.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const HEADERS = {
  accept: 'application/vnd.github+json',
  'x-github-api-version': '2022-11-28',
  'user-agent': 'test',
};

/** An account with records of which each one changed a second after the one before, the last one at noon. */
async function openGithub(seeded: Readonly<Record<string, number>> = {}) {
  const opened = await openSeeded('github', NOON, seeded);
  const call = (method: string, path: string, body?: unknown) => opened.call(method, path, body, HEADERS);
  return { ...opened, call, get: (path: string) => call('GET', path) };
}

const idsOf = ({ body }: DialectAnswer): number[] => body.map(({ id }: { id: number }) => id);

test('issues are those that are open and assigned to the user, unless all are asked for', async () => {
  const { get } = await openGithub({ issues: 5 });
  expect(idsOf(await get('/issues'))).toEqual([9_000_004, 9_000_002, 9_000_000]);
  const { body } = await get('/issues?filter=all&state=all&direction=asc');
  expect(body).toHaveLength(5);
  expect(body[3]).toMatchObject({ state: 'closed', repository: { owner: { login: 'acme' } } });
  const pulls = body.filter((issue: object) => 'pull_request' in issue);
  expect(pulls).toMatchObject([{ id: 9_000_004, pull_request: { html_url: expect.any(String) } }]);
});

test('the issues of a repository are all its own, whoever has to do with them', async () => {
  const { get } = await openGithub({ repos: 3, issues: 5 });
  const name = (await get('/user/repos?direction=asc')).body[1].name;

  const { body } = await get(`/repos/acme/${name}/issues?state=all&direction=asc`);

  expect(body.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3]);
  expect(body[0].repository.name).toBe(name);
  expect((await get('/repos/acme/none/issues')).status).toBe(404);
});

test('issues and repositories are written where they are, by the names of owner and repository', async () => {
  const { call, get } = await openGithub({ repos: 1, issues: 1 });
  const [{ name }] = (await get('/user/repos')).body;
  const made = await call('POST', `/repos/acme/${name}/issues`, { title: 'Broken', state: 'closed' });
  expect(made).toMatchObject({ status: 201, body: { number: 2, state: 'open', title: 'Broken' } });
  const closed = await call('PATCH', `/repos/acme/${name}/issues/2`, { state: 'closed', nothing: 1 });
  expect(closed).toMatchObject({ status: 200, body: { id: made.body.id, state: 'closed' } });
  expect(closed.body).not.toHaveProperty('nothing');
  expect((await call('PATCH', `/repos/acme/${name}/issues/9`, {})).status).toBe(404);
  expect((await call('POST', '/repos/acme/none/issues', { title: 'x' })).status).toBe(404);
  const renamed = await call('PATCH', `/repos/acme/${name}`, { name: 'other' });
  expect(renamed).toMatchObject({ status: 200, body: { full_name: 'acme/other' } });
  expect((await call('POST', '/user/repos', { name: 'other' })).status).toBe(422);
  expect((await call('DELETE', '/repos/acme/other')).status).toBe(204);
});

test('limits answer 403: that of an hour with a time, and a secondary one with seconds or nothing', async () => {
  const { get, set } = await openGithub();
  await set({ dailyQuota: 0 });
  const spent = await get('/gists');
  expect([spent.status, spent.headers.get('x-ratelimit-remaining')]).toEqual([403, '0']);
  await set({ faults: [{ refusal: 'rateLimited', retryAfter: 'Sun, 01 Mar 2026 12:01:00 GMT' }] });
  expect((await get('/gists')).headers.get('x-ratelimit-reset')).toBe(String(NOON / 1000 + 60));
  await set({ faults: [{ refusal: 'rateLimited', retryAfter: '30' }] });
  const secondary = await get('/gists');
  expect([secondary.status, secondary.headers.get('retry-after')]).toEqual([403, '30']);
  expect(secondary.body.message).toContain('secondary rate limit');
});

test('a call without the version or without a User-Agent is refused', async () => {
  const plain = await openDialect('github');
  expect((await plain.call('GET', '/gists', undefined, { ...HEADERS, 'user-agent': '' })).status).toBe(403);
  expect((await plain.call('GET', '/user', undefined, { 'user-agent': 'x' })).status).toBe(200);
  expect((await plain.call('GET', '/gists', undefined, { 'user-agent': 'x' })).body).toMatchObject({
    unexpected: { difference: expect.stringContaining('accept') },
  });
});
