import { describe, expect, it } from 'vitest';
import { openSeeded } from '../dialects.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00.345Z');
const MINUTE_MS = 60_000;

/** An account with issues that changed a minute apart. The last one changed now. */
async function open(counts: Record<string, number> = {}) {
  const opened = await openSeeded('atlassian', NOON, counts, MINUTE_MS);
  const [site] = (await opened.call('GET', '/oauth/token/accessible-resources')).body;
  const call = (method: string, path: string, body?: object) =>
    opened.call(method, `/ex/jira/${site.id}/rest/api/3${path}`, body);
  const search = async (body: object) => call('POST', '/search/jql', body);
  const found = async (jql: string) =>
    (await search({ jql })).body.issues.map(({ id }: { id: string }) => Number(id) - 10_000);
  return { ...opened, site, callSite: opened.call, call, search, found };
}

describe('writing Jira', () => {
  const issue = { summary: 'Roof', project: { key: 'DOW' }, issuetype: { name: 'Task' } };

  it('says what is wrong under the name of the field', async () => {
    const { call } = await open();
    const errorsOf = async (fields: object) => (await call('POST', '/issue', { fields })).body.errors;

    expect(await errorsOf({ ...issue, shoe: 44 })).toEqual({
      shoe: "Field 'shoe' cannot be set. It is not on the appropriate screen, or unknown.",
    });
    expect(await errorsOf({ ...issue, status: { name: 'Done' } })).toHaveProperty('status');
    expect(await errorsOf({ ...issue, description: 'text' })).toEqual({
      description: 'Operation value must be an Atlassian Document',
    });
    expect(await errorsOf({ ...issue, project: undefined })).toEqual({
      project: 'You must specify a Project of the issue.',
    });
  });
});

describe('projects and users of Jira', () => {
  it('are counted by the caller, to a flag or to an empty page', async () => {
    const { call } = await open({ projects: 3, users: 3 });

    const projects = await call('GET', '/project/search?startAt=2&maxResults=2');
    const users = [
      await call('GET', '/users/search?maxResults=2'),
      await call('GET', '/users/search?startAt=3'),
    ];
    const { body: made } = await call('POST', '/project', { key: 'NEW', name: 'New' });

    expect(projects.body).toMatchObject({ isLast: true, total: 3, values: [{ key: 'P3' }] });
    expect(users.map(({ body }) => body.length)).toEqual([2, 0]);
    expect(users[0]?.body[0]).toMatchObject({ accountId: 'account-0', active: true });
    expect((await call('PUT', `/project/${made.id}`, { name: 'Old' })).body).toMatchObject({ name: 'Old' });
    expect((await call('POST', '/user', { emailAddress: 'a@mail.example' })).status).toBe(201);
    expect((await call('GET', '/project/search?maxResults=101')).status).toBe(400);
  });
});

it('takes a webhook with a filter that it knows, at one address, for thirty days', async () => {
  const { call, set } = await open();
  const [url, days] = ['https://events.example/hook', 24 * 60 * MINUTE_MS];
  const register = async (jqlFilter: string, at = url) => {
    const webhooks = [{ events: ['jira:issue_created'], jqlFilter }];
    return (await call('POST', '/webhook', { url: at, webhooks })).body.webhookRegistrationResult[0];
  };

  expect(await register('project is not EMPTY')).toEqual({ errors: ['Operator is not is unsupported'] });
  expect((await register('')).errors).toHaveLength(1);
  expect(await register('project != null')).toEqual({ createdWebhookId: 10_000 });
  expect((await register('project != null', `${url}/other`)).errors).toHaveLength(1);

  const list = async () => (await call('GET', '/webhook')).body.values.length;
  await set({ now: NOON + 20 * days });
  await call('PUT', '/webhook/refresh', { webhookIds: [10_000] });
  await set({ now: NOON + 49 * days });
  expect(await list()).toBe(1);
  await set({ now: NOON + 51 * days });
  expect(await list()).toBe(0);
});
