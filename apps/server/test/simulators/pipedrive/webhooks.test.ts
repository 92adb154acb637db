import { expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';
import { startReceiver } from '../receiver.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;

it('tells webhooks of events, with a user and a password', async () => {
  const { call, control } = await openDialect('pipedrive');
  const receiver = await startReceiver();
  const webhook = { subscription_url: receiver.url, event_action: '*', event_object: 'deal' };
  const signing = { http_auth_user: 'me', http_auth_password: 'word' };
  const make = (more: object) => call('POST', '/v1/webhooks', { ...webhook, ...more });

  const made = await make({ ...signing, version: '2.0' });
  const fields = (await control('GET', '/objects/deals/fields')).body.fields;
  const custom = fields.find(({ isCustom }: { isCustom?: boolean }) => isCustom).name;
  await control('POST', '/objects/persons/records', { values: { name: 'Ada' } });
  const [id] = (await control('POST', '/objects/deals/records', { values: { title: 'A' } })).body.ids;
  await control('PATCH', `/objects/deals/records/${id}`, { values: { title: 'B', [custom]: 'C' } });
  await control('DELETE', `/objects/deals/records/${id}`);

  const sent = await receiver.arrived(3);
  expect([made.status, made.body.success]).toEqual([201, true]);
  expect(sent[0]?.headers.authorization).toBe(`Basic ${Buffer.from('me:word').toString('base64')}`);
  const [created, changed, removed] = sent.map(({ body }) => JSON.parse(body));
  expect(created).toMatchObject({
    meta: { action: 'create', entity: 'deal', entity_id: id },
    previous: null,
  });
  expect(changed).toMatchObject({
    data: { title: 'B' },
    previous: { title: 'A', custom_fields: { [custom]: null } },
  });
  expect(removed).toMatchObject({ meta: { action: 'delete' }, data: null, previous: { title: 'B' } });
  expect(new Set([created, changed, removed].map(({ meta }) => meta.id)).size).toBe(3);

  const { data: listed } = (await call('GET', '/v1/webhooks')).body;
  expect(listed).toMatchObject([{ id: made.body.data.id, ...webhook, is_active: 1 }]);
  const remove = () => call('DELETE', `/v1/webhooks/${made.body.data.id}`);
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  expect((await make({ event_action: 'merged' })).status).toBe(500);
  for (let count = 0; count < 40; count += 1) await make({});
  expect((await make({})).status).toBe(400);
});

it('ends a webhook that has failed for three days', async () => {
  const { call, control } = await openDialect('pipedrive');
  const nobody = { subscription_url: 'http://127.0.0.1:9/', event_action: 'create', event_object: '*' };
  const change = () => control('POST', '/objects/deals/records', { values: { title: 'A' } });
  const left = async () => (await control('GET', '/subscriptions')).body.subscriptions.length;
  await control('PUT', '/quirks', { now: NOON });
  await call('POST', '/v1/webhooks', nobody);
  await change();
  const lastDelivery = async () => (await call('GET', '/v1/webhooks')).body.data[0]?.last_delivery_time;
  await expect.poll(lastDelivery, { timeout: 15_000 }).toBe(new Date(NOON).toISOString());
  expect(await left()).toBe(1);
  await control('PUT', '/quirks', { now: NOON + 3 * DAY_MS });
  await change();
  await expect.poll(left, { timeout: 15_000 }).toBe(0);
});
