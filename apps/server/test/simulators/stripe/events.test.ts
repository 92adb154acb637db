import { expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const SECOND_MS = 1000;

it('Stripe lists the events of the last 30 days, the newest first, with records of an old version', async () => {
  const { call, control } = await openDialect('stripe');
  const at = (seconds: number) => control('PUT', '/quirks', { now: NOON + seconds * SECOND_MS });
  await at(0);
  const { ids } = (await control('POST', '/objects/customers/records', { count: 3, everyMs: 1 })).body;
  await control('POST', '/objects/charges/records', { count: 1 });
  await at(10);
  await control('PATCH', `/objects/customers/records/${ids[1]}`, { values: { name: 'Ada' } });
  await at(20);
  await call('DELETE', `/v1/customers/${ids[0]}`);
  const list = async (query: string) => (await call('GET', `/v1/events?${query}`)).body;
  const typesOf = ({ data }: { data: { type: string }[] }) => data.map(({ type }) => type);
  const created = 'customer.created';

  const all = await list('type=customer.*');
  const since = await list(`type=customer.*&created[gte]=${NOON / SECOND_MS + 10}`);
  const [first] = since.data;
  const next = await list(`type=customer.*&limit=1&starting_after=${first.id}`);
  const charges = typesOf(await list('type=charge.*'));
  await at(29 * 24 * 3600);
  const kept = (await list('type=customer.*')).data.length;
  await at(30 * 24 * 3600 + 15);
  const left = typesOf(await list('type=customer.*'));
  const unknown = await call('GET', '/v1/events?starting_after=evt_gone');

  expect(typesOf(all)).toEqual(['customer.deleted', 'customer.updated', created, created, created]);
  expect(typesOf(since)).toEqual(['customer.deleted', 'customer.updated']);
  expect([typesOf(next), next.has_more]).toEqual([['customer.updated'], true]);
  expect(since.data[1].data.object).toMatchObject({ id: ids[1], object: 'customer', name: 'Ada' });
  expect(since.data[1].data.object).not.toHaveProperty('metadata');
  expect([charges, kept, left]).toEqual([['charge.succeeded'], 5, ['customer.deleted']]);
  expect([unknown.status, unknown.body.error.param]).toEqual([400, 'starting_after']);
});
