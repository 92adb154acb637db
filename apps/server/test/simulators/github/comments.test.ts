import { expect, test } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';
import { startReceiver } from '../receiver.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const headers = {
  accept: 'application/vnd.github+json',
  'x-github-api-version': '2022-11-28',
  'user-agent': 'test',
};
const at = '/repos/acme/alder-1';

/** An account with a repository, an issue and a pull request of it. */
async function openRepository() {
  const { call, control } = await openDialect('github');
  await control('PUT', '/quirks', { now: NOON });
  for (const name of ['repos', 'issues', 'repos/pulls']) {
    await control('POST', `/objects/${encodeURIComponent(name)}/records`, { count: 1, everyMs: 1000 });
  }
  return {
    control,
    call: (method: string, path: string, body?: unknown) => call(method, at + path, body, headers),
  };
}

test('comments belong to an issue or a pull request, and are listed for the repository', async () => {
  const { call, control } = await openRepository();

  const made = await call('POST', '/issues/1/comments', { body: 'It leaks.', nothing: 1 });
  const ofPull = await call('POST', '/issues/10001/comments', { body: 'Nice.' });
  await control('PUT', '/quirks', { now: NOON + 60_000 });
  const changed = await call('PATCH', `/issues/comments/${made.body.id}`, { body: 'It leaks a lot.' });
  const since = await call('GET', '/issues/comments?since=2026-03-01T12:00:30Z');

  expect(made).toMatchObject({ status: 201, body: { body: 'It leaks.', user: { login: 'acme' } } });
  expect(made.body.issue_url).toMatch(/\/issues\/1$/);
  expect(changed).toMatchObject({ status: 200, body: { id: made.body.id, body: 'It leaks a lot.' } });
  expect((await call('GET', '/issues/comments')).body).toMatchObject([
    { id: made.body.id },
    { id: ofPull.body.id },
  ]);
  expect(since.body).toMatchObject([{ id: made.body.id }]);
  expect((await call('POST', '/issues/99/comments', { body: 'x' })).status).toBe(404);
  expect((await call('POST', '/issues/1/comments', { body: '' })).status).toBe(422);
  expect((await call('DELETE', `/issues/comments/${made.body.id}`)).status).toBe(204);
  expect((await call('GET', `/issues/comments/${made.body.id}`)).status).toBe(404);
});

test('a webhook tells of comments, unless somebody has switched it off', async () => {
  const { call } = await openRepository();
  const receiver = await startReceiver();
  const config = { url: receiver.url, content_type: 'json', secret: 'hook-secret' };
  const hook = await call('POST', '/hooks', { name: 'web', active: true, events: ['issue_comment'], config });

  const { body } = await call('POST', '/issues/1/comments', { body: 'It leaks.' });
  await call('PATCH', `/issues/comments/${body.id}`, { body: 'It leaks a lot.' });
  const off = await call('PATCH', `/hooks/${hook.body.id}`, { active: false });
  await call('POST', '/issues/1/comments', { body: 'Nobody hears this.' });
  await call('PATCH', `/hooks/${hook.body.id}`, { active: true, events: ['issue_comment', 'issues'] });
  await call('DELETE', `/issues/comments/${body.id}`);
  const [, ...told] = (await receiver.arrived(4)).map(({ body: text }) => JSON.parse(text));

  expect(off.body).toMatchObject({ active: false, events: ['issue_comment'] });
  expect(told).toMatchObject([
    { action: 'created', issue: { number: 1 }, comment: { id: body.id }, repository: { name: 'alder-1' } },
    { action: 'edited', changes: { body: { from: 'It leaks.' } } },
    { action: 'deleted', comment: { body: 'It leaks a lot.' } },
  ]);
});
