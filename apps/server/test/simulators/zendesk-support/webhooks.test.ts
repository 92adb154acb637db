import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';
import { startReceiver } from '../receiver.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00.700Z');
const ticket = (what: string) => `zen:event-type:ticket.${what}`;

async function open() {
  const { call, control } = await openDialect('zendeskSupport');
  await control('PUT', '/quirks', { now: NOON });
  const create = (more: object) =>
    call('POST', '/api/v2/webhooks', {
      webhook: { name: 'Ours', status: 'active', http_method: 'POST', request_format: 'json', ...more },
    });
  return { call, control, create };
}

it('Zendesk signs an event for each kind of change with a secret that has a call of its own', async () => {
  const { call, control, create } = await open();
  const receiver = await startReceiver();
  const subscriptions = ['created', 'subject_changed', 'priority_changed', 'soft_deleted'].map(ticket);
  const records = '/objects/tickets/records';

  const { status, body: made } = await create({ endpoint: receiver.url, subscriptions });
  const { id } = made.webhook;
  const { secret } = (await call('GET', `/api/v2/webhooks/${id}/signing_secret`)).body.signing_secret;
  const { body } = await control('POST', records, { values: { subject: 'A', status: 'new', group_id: 7 } });
  const [ticketId] = body.ids;
  await control('PATCH', `${records}/${ticketId}`, {
    values: { subject: 'B', priority: 'low', status: 'open' },
  });
  await control('DELETE', `${records}/${ticketId}`);
  const sent = await receiver.arrived(4);

  expect([status, JSON.stringify(made).includes(secret)]).toEqual([201, false]);
  const events = sent.map((one) => JSON.parse(one.body));
  expect(events.map(({ type }) => type)).toEqual(subscriptions);
  expect(new Set(events.map((event) => event.id)).size).toBe(4);
  expect(events[1]).toMatchObject({
    subject: `zen:ticket:${ticketId}`,
    detail: { id: ticketId, group_id: '7' },
    event: { previous: 'A', current: 'B' },
  });
  const time = String(sent[0]?.headers['x-zendesk-webhook-signature-timestamp']);
  const signed = createHmac('sha256', secret).update(`${time}${sent[0]?.body}`).digest('base64');
  expect([time, sent[0]?.headers['x-zendesk-webhook-signature']]).toEqual(['2026-03-01T12:00:00Z', signed]);
});

it('Zendesk finds webhooks by a part of their name, and knows its types of events', async () => {
  const { call, create } = await open();
  const endpoint = 'https://events.example/hook';

  const unknown = await create({ endpoint, subscriptions: [ticket('updated')] });
  const { id } = (await create({ endpoint, subscriptions: [ticket('created')] })).body.webhook;
  await create({ endpoint, name: 'Another', subscriptions: [ticket('created')] });
  const list = async () =>
    (await call('GET', '/api/v2/webhooks?filter[name_contains]=Our&page[size]=100')).body.webhooks;
  const found = await list();
  const removed = await call('DELETE', `/api/v2/webhooks/${id}`);
  const missing = await call('DELETE', `/api/v2/webhooks/${id}`);

  expect(unknown.status).toBe(400);
  expect(found).toMatchObject([{ id, endpoint }]);
  expect([removed.status, missing.status, await list()]).toEqual([204, 404, []]);
});
