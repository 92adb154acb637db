import { describe, expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00.345Z');
const MINUTE_MS = 60_000;

/** An account with issues that changed a minute apart. The last one changed now. */
async function open(counts: Record<string, number> = {}) {
  const opened = await openDialect('atlassian');
  const set = (quirks: object) => opened.control('PUT', '/quirks', { now: NOON, ...quirks });
  await set({});
  for (const [name, count] of Object.entries(counts)) {
    await opened.control('POST', `/objects/${name}/records`, { count, everyMs: MINUTE_MS });
  }
  const [site] = (await opened.call('GET', '/oauth/token/accessible-resources')).body;
  const call = (method: string, path: string, body?: object) =>
    opened.call(method, `/ex/jira/${site.id}/rest/api/3${path}`, body);
  const search = async (body: object) => call('POST', '/search/jql', body);
  const found = async (jql: string) =>
    (await search({ jql })).body.issues.map(({ id }: { id: string }) => Number(id) - 10_000);
  return { ...opened, set, site, callSite: opened.call, call, search, found };
}

describe('searching Jira', () => {
  it('finds issues by minutes back from now, and by names', async () => {
    const { found, search } = await open({ issues: 5 });

    expect(await found('updated < "0m"')).toEqual([1, 2, 3, 4]);
    expect(await found('updated >= "-2m" AND updated <= "0m"')).toEqual([3, 4, 5]);
    expect(await found('updated > "-2m"')).toEqual([4, 5]);
    expect(await found('status = "in progress" AND project = "DOW"')).toEqual([2, 5]);
    expect(await found('labels = "elm"')).toEqual([5]);
    const refused = [await search({ jql: ' ' }), await search({ jql: 'shoe = "44"' })];
    expect(refused.map(({ status, body }) => [status, body.errorMessages[0]])).toEqual([
      [400, expect.stringContaining('Unbounded')],
      [400, expect.stringContaining("Field 'shoe' does not exist")],
    ]);
    for (const jql of ['updated > "2026-03-01"', 'status = "Done" ORDER BY id', 'summary ~ "Elm"']) {
      expect((await search({ jql })).status).toBe(500);
    }
  });

  it('pages with a token, and shows only ids and keys unless fields are named', async () => {
    const { search, set } = await open({ issues: 3 });
    const jql = 'updated <= "0m"';

    const first = await search({ jql, maxResults: 2 });
    const { nextPageToken } = first.body;
    const second = await search({
      jql,
      maxResults: 2,
      nextPageToken,
      fields: ['updated', 'description', 'assignee', 'no_such_field'],
    });
    const { issues: all } = (await search({ jql, fields: ['*all'] })).body;
    await set({ indexLagMs: MINUTE_MS });
    const early = await search({ jql });

    expect(first.body).not.toHaveProperty('isLast');
    expect(first.body).toMatchObject({ issues: [{ key: 'DOW-10001' }, { id: '10002' }] });
    expect(first.body.issues[0]).not.toHaveProperty('fields');
    expect(second.body).toEqual({
      issues: [
        expect.objectContaining({
          id: '10003',
          fields: {
            updated: '2026-03-01T12:00:00.345+0000',
            description: expect.objectContaining({ type: 'doc' }),
            assignee: { accountId: 'account-2', displayName: 'account-2' },
          },
        }),
      ],
    });
    expect(Object.keys(all[0].fields)).toEqual(
      expect.arrayContaining(['summary', 'created', 'customfield_10002']),
    );
    expect(early.body.issues).toHaveLength(2);
  });

  it('describes all fields in one list, and answers only for the site of the account', async () => {
    const { call, callSite, site } = await open();

    const { body } = await call('GET', '/field');

    expect(body).toContainEqual({
      id: 'customfield_10001',
      key: 'customfield_10001',
      name: 'Delivery note',
      custom: true,
      schema: { type: 'string', custom: 'com.example.fields:string' },
    });
    expect(body).toContainEqual(
      expect.objectContaining({ id: 'labels', schema: { type: 'array', items: 'string', system: 'labels' } }),
    );
    expect(site).toMatchObject({ name: 'acme', url: 'https://acme.atlassian.net' });
    expect((await callSite('GET', '/ex/jira/another/rest/api/3/field')).status).toBe(404);
  });
});

describe('writing Jira', () => {
  const issue = { summary: 'Roof', project: { key: 'DOW' }, issuetype: { name: 'Task' } };

  it('creates, changes and deletes an issue', async () => {
    const { call, found } = await open();

    const made = await call('POST', '/issue', { fields: { ...issue, labels: ['wet'] } });
    const { id } = made.body;
    const changed = await call('PUT', `/issue/${id}`, { fields: { priority: { name: 'High' } } });
    const { fields } = (await call('GET', `/issue/${id}?fields=summary,priority,status`)).body;
    const byLabel = await found('labels = "wet" AND priority = "High"');
    const gone = await call('DELETE', `/issue/${id}`);
    const again = await call('DELETE', `/issue/${id}`);

    expect([made.status, changed.status, gone.status, again.status]).toEqual([201, 204, 204, 404]);
    expect(fields).toMatchObject({ summary: 'Roof', priority: { name: 'High' }, status: { name: 'To Do' } });
    expect(byLabel).toHaveLength(1);
  });

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
    expect((await call('GET', '/project/search?maxResults=101')).status).toBe(500);
  });
});

describe('comments of Jira', () => {
  it('are listed, written and deleted at one issue', async () => {
    const { call } = await open({ issues: 2, comments: 5 });
    const at = '/issue/10002/comment';
    const document = (text: string) => ({
      type: 'doc',
      version: 1,
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    });

    const listed = (await call('GET', `${at}?startAt=1&maxResults=5`)).body;
    const created = await call('POST', at, { body: document('Hello') });
    const changed = await call('PUT', `${at}/${created.body.id}`, { body: document('Bye') });
    const plain = await call('POST', at, { body: 'Hello' });
    const statuses: number[] = [];
    for (const path of [`${at}/${created.body.id}`, '/issue/10001/comment/30002', '/issue/9/comment/30001'])
      statuses.push((await call('DELETE', path)).status);

    expect(listed).toMatchObject({ startAt: 1, total: 2, comments: [{ id: '30004' }] });
    expect(created).toMatchObject({ status: 201, body: { body: document('Hello') } });
    expect(changed).toMatchObject({ status: 200, body: { id: created.body.id, body: document('Bye') } });
    expect(plain.status).toBe(400);
    expect(statuses).toEqual([204, 404, 404]);
  });
});
