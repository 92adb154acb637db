import { describe, expect, it } from 'vitest';
import { openSeeded } from '../dialects.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00.345Z');

async function open() {
  const opened = await openSeeded('atlassian', NOON);
  const [site] = (await opened.call('GET', '/oauth/token/accessible-resources')).body;
  const call = (method: string, path: string, body?: object) =>
    opened.call(method, `/ex/jira/${site.id}/rest/api/3${path}`, body);
  return { ...opened, call };
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

it('takes a webhook with a filter that it knows, at one address, for thirty days', async () => {
  const { call, set } = await open();
  const [url, days] = ['https://events.example/hook', 24 * 60 * 60_000];
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
