import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';
import { startReceiver } from '../receiver.fixture.ts';

it('tells webhooks of the changes that their filters let pass, one attribute at a time', async () => {
  const { call, control } = await openDialect('attio');
  const receiver = await startReceiver();
  const objectId = (await call('GET', '/v2/objects/companies')).body.data.id.object_id;
  const ofCompanies = { $and: [{ field: 'id.object_id', operator: 'equals', value: objectId }] };
  const subscriptions = [
    { event_type: 'record.created', filter: ofCompanies },
    { event_type: 'record.updated', filter: ofCompanies },
    { event_type: 'task.created', filter: null },
  ];
  const make = (more: object) =>
    call('POST', '/v2/webhooks', { data: { target_url: receiver.url, subscriptions, ...more } });

  const made = await make({});
  const create = async (name: string, values: object) =>
    (await control('POST', `/objects/${name}/records`, { values })).body.ids[0];
  await create('people', { name: 'Wren Ash' });
  const id = await create('companies', { name: 'Ash' });
  await control('PATCH', `/objects/companies/records/${id}`, { values: { name: 'B', description: 'C' } });
  await control('DELETE', `/objects/companies/records/${id}`);
  await create('tasks', { content_plaintext: 'Call' });

  const sent = await receiver.arrived(4);
  const events = sent.map(({ body }) => JSON.parse(body).events);
  expect(events.map((all) => all.length)).toEqual([1, 1, 1, 1]);
  expect(events.map(([{ event_type: type }]) => type)).toEqual([
    ...['record.created', 'record.updated', 'record.updated', 'task.created'],
  ]);
  expect(events[1]?.[0].id).toMatchObject({ object_id: objectId, record_id: id });
  expect(events[1]?.[0].id.attribute_id).not.toBe(events[2]?.[0].id.attribute_id);
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(4);
  const [first] = sent;
  const signature = createHmac('sha256', made.body.data.secret)
    .update(first?.body ?? '')
    .digest('hex');
  expect(first?.headers['attio-signature']).toBe(signature);

  const { data: listed } = (await call('GET', '/v2/webhooks')).body;
  expect(listed).toMatchObject([{ target_url: receiver.url, subscriptions, status: 'active' }]);
  expect(listed[0].secret).toBeUndefined();
  expect((await call('GET', '/v2/webhooks?offset=1')).body.data).toEqual([]);
  const { webhook_id: webhookId } = made.body.data.id;
  const removed = [await call('DELETE', `/v2/webhooks/${webhookId}`)];
  removed.push(await call('DELETE', `/v2/webhooks/${webhookId}`));
  expect(removed.map(({ status }) => status)).toEqual([200, 404]);
  const unknown = [{ event_type: 'record.archived', filter: null }];
  expect((await make({ subscriptions: unknown })).status).toBe(400);
  expect((await make({ subscriptions: [{ event_type: 'record.created' }] })).status).toBe(500);
});
