import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { type DialectAnswer, openDialect } from '../dialects.fixture.ts';
import { startReceiver } from '../receiver.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const HEADERS = {
  accept: 'application/vnd.github+json',
  'x-github-api-version': '2022-11-28',
  'user-agent': 'test',
};

/** An account with records of which each one changed a second after the one before, the last one at noon. */
async function openGithub(seeded: Readonly<Record<string, number>> = {}) {
  const opened = await openDialect('github');
  const set = (quirks: object) => opened.control('PUT', '/quirks', { now: NOON, ...quirks });
  await set({});
  for (const [name, count] of Object.entries(seeded)) {
    const at = `/objects/${encodeURIComponent(name)}/records`;
    await opened.control('POST', at, { count, everyMs: 1000 });
  }
  const call = (method: string, path: string, body?: unknown) => opened.call(method, path, body, HEADERS);
  return { ...opened, set, call, get: (path: string) => call('GET', path) };
}

const idsOf = ({ body }: DialectAnswer): number[] => body.map(({ id }: { id: number }) => id);

/** The path of the next page, out of the header `Link`. */
function nextOf({ headers }: DialectAnswer): string | undefined {
  const address = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return address?.slice(address.indexOf('/dialects/github') + '/dialects/github'.length);
}

test('a list is a bare array, and the header Link leads to the next page', async () => {
  const { get } = await openGithub({ repos: 5, 'user/emails': 1 });
  const pages: number[][] = [];
  let path: string | undefined = '/user/repos?per_page=2&sort=created&direction=asc';
  const asked: string[] = [];
  while (path) {
    asked.push(path);
    const answer: DialectAnswer = await get(path);
    pages.push(idsOf(answer));
    path = nextOf(answer);
  }
  expect(pages).toEqual([[41_000, 41_001], [41_002, 41_003], [41_004]]);
  expect(asked.at(-1)).toBe('/user/repos?per_page=2&sort=created&direction=asc&page=3');
  expect((await get('/user/emails')).body).toEqual([
    { email: 'ada1@mail.example', primary: true, verified: true },
  ]);
});

test('since finds what changed at that second or later, where it is honoured', async () => {
  const { get, control } = await openGithub({ repos: 3, gists: 2, orgs: 1 });
  await control('PATCH', '/objects/repos/records/41000', {
    values: { description: 'Changed' },
    updateTime: NOON + 900,
  });
  const since = 'since=2026-03-01T12:00:00Z';
  expect(idsOf(await get(`/user/repos?${since}&direction=asc`))).toEqual([41_000, 41_002]);
  expect((await get(`/gists?${since}`)).body).toMatchObject([{ description: 'Snippet 2' }]);
  expect(await get(`/user/orgs?${since}`)).toMatchObject({ status: 500 });
});

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

  expect(body.map(({ number }: { number: number }) => number)).toEqual([1, 2]);
  expect(body[0].repository.name).toBe(name);
  expect((await get('/repos/acme/none/issues')).status).toBe(404);
});

test('pull requests are those of a repository, whose list knows no since', async () => {
  const { call, get } = await openGithub({ repos: 2, issues: 1, 'repos/pulls': 4 });
  const [{ name }] = (await get('/user/repos?direction=asc')).body;
  const at = `/repos/acme/${name}/pulls`;

  const listed = await get(`${at}?state=all&direction=asc`);
  const made = await call('POST', at, { title: 'New', head: 'topic', base: 'main', labels: ['x'] });
  const closed = await call('PATCH', `${at}/${made.body.number}`, { state: 'closed', title: 'Old' });
  const issue = await call('POST', `/repos/acme/${name}/issues`, { title: 'Broken' });

  expect(listed.body.map(({ number }: { number: number }) => number)).toEqual([10_001, 10_002]);
  expect(made).toMatchObject({ status: 201, body: { number: 10_003, labels: [], head: { ref: 'topic' } } });
  expect(closed).toMatchObject({ status: 200, body: { id: made.body.id, state: 'closed', title: 'Old' } });
  expect((await get(`${at}/10003`)).body).toMatchObject({ state: 'closed', merged: false });
  expect((await get(at)).body).toMatchObject([{ number: 10_002 }, { number: 10_001 }]);
  expect(issue.body.number, 'no issue has the number of a pull request').toBe(10_004);
  expect((await get(`${at}?since=2026-03-01T12:00:00Z`)).status).toBe(500);
  expect((await call('POST', at, { title: 'x', head: 'topic' })).status).toBe(422);
  expect((await get('/repos/acme/none/pulls')).status).toBe(404);
});

test('a repository tells its webhooks of issues and pull requests, and shows them to admins only', async () => {
  const { call, get, control } = await openGithub({ repos: 2, 'repos/pulls': 2 });
  await control('PATCH', '/objects/repos/records/41001', { values: { permissions: { admin: false } } });
  const receiver = await startReceiver();
  const at = '/repos/acme/alder-1/hooks';
  const config = { url: receiver.url, content_type: 'json', secret: 'hook-secret' };
  const wanted = { name: 'web', active: true, events: ['issues', 'pull_request'], config };

  const made = await call('POST', at, wanted);
  await call('POST', '/repos/acme/alder-1/issues', { title: 'Broken' });
  await call('PATCH', '/repos/acme/alder-1/pulls/10001', { title: 'Other' });
  const [ping, issue, pull] = await receiver.arrived(3);

  expect(made).toMatchObject({ status: 201, body: { config: { secret: '********' } } });
  expect((await call('POST', at, wanted)).status, 'a second one to the same address').toBe(422);
  expect((await get(at)).body).toEqual([made.body]);
  expect((await get('/repos/acme/bright-2/hooks')).status).toBe(404);
  expect(ping?.headers['x-github-event']).toBe('ping');
  expect(JSON.parse(issue?.body ?? '')).toMatchObject({ action: 'opened', issue: { title: 'Broken' } });
  expect(JSON.parse(pull?.body ?? '')).toMatchObject({
    action: 'edited',
    number: 10_001,
    changes: { title: { from: 'Change 1' } },
    repository: { name: 'alder-1', owner: { login: 'acme' } },
  });
  const signed = createHmac('sha256', 'hook-secret')
    .update(issue?.body ?? '')
    .digest('hex');
  expect(issue?.headers['x-hub-signature-256']).toBe(`sha256=${signed}`);
  expect((await call('DELETE', `${at}/${made.body.id}`)).status).toBe(204);
  expect((await get(at)).body).toEqual([]);
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

test('gists and keys are created and deleted by their id', async () => {
  const { call } = await openGithub();
  expect((await call('POST', '/gists', { description: 'x' })).body.errors).toMatchObject([
    { field: 'files' },
  ]);
  const files = { 'a.md': { content: 'x' } };
  const { body: gist } = await call('POST', '/gists', { description: 'x', files });
  expect(gist.id).toMatch(/^[0-9a-f]{32}$/);
  expect((await call('PATCH', `/gists/${gist.id}`, { description: 'y' })).body.description).toBe('y');
  expect((await call('GET', `/gists/${gist.id}`)).body).toMatchObject({ description: 'y', files });
  expect((await call('DELETE', `/gists/${gist.id}`)).status).toBe(204);
  expect((await call('DELETE', `/gists/${gist.id}`)).status).toBe(404);
  const { body: key } = await call('POST', '/user/keys', { title: 'Desk', key: 'ssh-ed25519 B' });
  expect(key).toMatchObject({ id: 700, title: 'Desk' });
  expect((await call('DELETE', '/user/keys/700')).status).toBe(204);
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
  expect((await plain.call('GET', '/user', undefined, {})).status).toBe(403);
  expect((await plain.call('GET', '/user', undefined, { 'user-agent': 'x' })).status).toBe(200);
  expect((await plain.call('GET', '/gists', undefined, { 'user-agent': 'x' })).body).toMatchObject({
    unexpected: { difference: expect.stringContaining('accept') },
  });
});
