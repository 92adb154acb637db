import { jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';
import { startReceiver } from '../receiver.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const events = ['jira:issue_created', 'jira:issue_deleted'];

it('tells of a comment with the issue that it is below', async () => {
  const { call, control } = await openDialect('atlassian');
  const receiver = await startReceiver();
  const site = (await call('GET', '/oauth/token/accessible-resources')).body[0];
  const at = `/ex/jira/${site.id}/rest/api/3`;
  await control('PUT', '/application', { clientSecret: 'client', url: receiver.url });
  const asked = { events: ['comment_created', 'comment_deleted'], jqlFilter: 'project != null' };
  await call('POST', `${at}/webhook`, { url: receiver.url, webhooks: [asked] });
  const { body: seeded } = await control('POST', '/objects/issues/records', { count: 1, everyMs: 1 });
  const [issue] = seeded.ids;
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'It leaks.' }] }];

  const made = await call('POST', `${at}/issue/${issue}/comment`, {
    body: { type: 'doc', version: 1, content },
  });
  await call('DELETE', `${at}/issue/${issue}/comment/${made.body.id}`);
  const sent = (await receiver.arrived(2)).map(({ body }) => JSON.parse(body));

  const self = `${site.url}/rest/api/2/issue/${issue}`;
  expect(sent).toMatchObject([
    { webhookEvent: 'comment_created', comment: { id: made.body.id }, issue: { id: issue, self } },
    { webhookEvent: 'comment_deleted', comment: { self: `${self}/comment/${made.body.id}` } },
  ]);
});

it('sends events of issues to a webhook with a filter that it knows, for thirty days', async () => {
  const { call, control } = await openDialect('atlassian');
  const receiver = await startReceiver();
  const site = (await call('GET', '/oauth/token/accessible-resources')).body[0];
  const at = `/ex/jira/${site.id}/rest/api/3`;
  await control('PUT', '/quirks', { now: NOON });
  await control('PUT', '/application', { clientSecret: 'client', url: receiver.url });
  const register = async (jqlFilter: string, url = receiver.url) => {
    const { body } = await call('POST', `${at}/webhook`, { url, webhooks: [{ events, jqlFilter }] });
    return body.webhookRegistrationResult[0];
  };
  const make = async () =>
    (await control('POST', '/objects/issues/records', { values: { summary: 'A' } })).body.ids[0];

  expect(await register('project is not EMPTY')).toEqual({ errors: ['Operator is not is unsupported'] });
  expect((await register('')).errors).toHaveLength(1);
  expect(await register('project != null')).toEqual({ createdWebhookId: 10_000 });
  expect((await register('project != null', `${receiver.url}/other`)).errors).toHaveLength(1);
  const id = await make();
  await control('PATCH', `/objects/issues/records/${id}`, { values: { summary: 'B' } });
  await control('DELETE', `/objects/issues/records/${id}`);
  const sent = await receiver.arrived(2);
  expect(sent.map(({ body }) => JSON.parse(body).webhookEvent)).toEqual(events);
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
    issue: { id, self: `${site.url}/rest/api/2/issue/${id}`, fields: { summary: 'A' } },
    matchedWebhookIds: [10_000],
  });
  const [, token = ''] = String(sent[0]?.headers.authorization).split(' ');
  await jwtVerify(token, new TextEncoder().encode('client'), { currentDate: new Date(NOON) });

  const list = async () => (await call('GET', `${at}/webhook`)).body.values.length;
  await control('PUT', '/quirks', { now: NOON + 20 * DAY_MS });
  await call('PUT', `${at}/webhook/refresh`, { webhookIds: [10_000] });
  await control('PUT', '/quirks', { now: NOON + 49 * DAY_MS });
  expect(await list()).toBe(1);
  expect((await call('DELETE', `${at}/webhook`, { webhookIds: [10_000] })).status).toBe(202);
  expect(await list()).toBe(0);
  expect((await call('GET', `${at}/serverInfo`)).body.baseUrl).toBe(site.url);
});
