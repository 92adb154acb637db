import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';
import { startReceiver } from '../receiver.fixture.ts';
import { TASKS, TASKS_DATABASE } from './objects.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const client = { clientSecret: 'client' };

it('tells an address its token, and sends events once the token was told back', async () => {
  const { control, call } = await openDialect('notion');
  await control('PUT', '/quirks', { now: NOON });
  const receiver = await startReceiver();
  const application = { ...client, url: receiver.url };
  const rows = `/objects/${TASKS}/records`;
  const set = async (more: object) =>
    (await control('PUT', '/application', { ...application, ...more })).status;

  expect(await set({})).toBe(204);
  await control('POST', '/objects/pages/records', { values: { title: 'Nobody hears of it' } });
  const [told] = await receiver.arrived(1);
  const { verification_token: token } = JSON.parse(told?.body ?? '');
  expect(told?.headers).not.toHaveProperty('x-notion-signature');
  expect(await set({ signingSecret: 'another' })).toBe(400);
  expect(await set({ signingSecret: token })).toBe(204);
  const { body } = await control('POST', rows, { values: { Name: 'Plan' } });
  const [id] = body.ids;
  await control('PATCH', `${rows}/${id}`, { values: { Name: 'Plans' } });
  await control('PATCH', `${rows}/${id}`, { values: { Done: true } });
  await control('DELETE', `${rows}/${id}`);
  await control('POST', '/objects/databases/records', { values: { title: 'Ideas' } });
  await control('POST', '/objects/users/records', { values: { name: 'Ada' } });
  const sent = (await receiver.arrived(6)).slice(1);

  const events = sent.map((one) => JSON.parse(one.body));
  expect(events.map(({ type }) => type)).toEqual([
    ...['page.created', 'page.content_updated', 'page.properties_updated', 'page.deleted'],
    'database.created',
  ]);
  const me = await call('GET', '/v1/users/me', undefined, { 'notion-version': '2025-09-03' });
  expect(events[2]).toMatchObject({
    workspace_id: me.body.bot.workspace_id,
    entity: { id, type: 'page' },
    data: {
      parent: { id: TASKS_DATABASE, type: 'database', data_source_id: TASKS },
      updated_properties: ['Done'],
    },
  });
  expect(new Set(events.map((event) => event.id)).size).toBe(5);
  const hmac = createHmac('sha256', token)
    .update(sent[0]?.body ?? '')
    .digest('hex');
  expect(sent[0]?.headers['x-notion-signature']).toBe(`sha256=${hmac}`);
});
