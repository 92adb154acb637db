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
