import { expect, test } from 'vitest';
import { openSeeded } from '../dialects.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');

/** An account with records, and forms to write with. */
async function openStripe(seeded: Readonly<Record<string, number>> = {}) {
  const opened = await openSeeded('stripe', NOON, seeded);
  const first = (name: string) => opened.ids[name]?.[0] ?? '';
  return {
    ...opened,
    first,
    get: (path: string) => opened.call('GET', path),
    post: (path: string, form: Record<string, string>) =>
      opened.call('POST', path, new URLSearchParams(form).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
  };
}

test('a list can be limited by some members, and shows canceled subscriptions only when asked', async () => {
  const { get } = await openStripe({ customers: 3, subscriptions: 8 });
  const { body } = await get('/v1/customers?limit=1');
  const { email, id } = body.data[0];
  expect((await get(`/v1/customers?email=${encodeURIComponent(email)}`)).body.data).toMatchObject([{ id }]);
  expect((await get('/v1/subscriptions')).body.data).toHaveLength(6);
  expect((await get('/v1/subscriptions?status=all')).body.data).toHaveLength(8);
  expect((await get('/v1/subscriptions?status=canceled')).body.data).toHaveLength(2);
});

test.each([
  ['/v1/customers', { nick: 'x' }, 400, 'parameter_unknown', 'nick'],
  ['/v1/customers', { email: 'none' }, 400, 'email_invalid', 'email'],
  ['/v1/customers', { balance: '1.5' }, 400, 'parameter_invalid_integer', 'balance'],
  ['/v1/charges', { currency: 'eur' }, 400, 'parameter_missing', 'amount'],
  ['/v1/charges', { amount: '1', currency: '' }, 400, 'parameter_missing', 'currency'],
  ['/v1/customers/cus_0', { name: 'x' }, 404, 'resource_missing', 'id'],
])('a write to %s of %j is refused', async (path, form, status, code, param) => {
  const { post, control } = await openStripe();
  const refused = await post(path, form);
  expect(refused.status).toBe(status);
  expect(refused.body.error).toMatchObject({ type: 'invalid_request_error', code, param });
  expect((await control('GET', '/objects/customers/records')).body.records).toEqual([]);
});

test('what cannot be changed is an unknown parameter of an update, and JSON is no form', async () => {
  const { post, call, first } = await openStripe({ prices: 1 });
  const { body } = await post(`/v1/prices/${first('prices')}`, { unit_amount: '5' });
  expect(body.error).toMatchObject({ code: 'parameter_unknown', param: 'unit_amount' });
  const json = await call('POST', '/v1/customers', { name: 'x' });
  expect(json.status).toBe(400);
});

test('a delete removes, cancels, or is refused', async () => {
  const { call, get, post, first } = await openStripe({
    customers: 1,
    subscriptions: 1,
    invoices: 1,
    charges: 1,
  });
  const customer = `/v1/customers/${first('customers')}`;
  const gone = { id: first('customers'), object: 'customer', deleted: true };
  const draft = await post('/v1/invoices', { customer: first('customers') });
  expect((await call('DELETE', customer)).body).toEqual(gone);
  expect((await get(customer)).body).toEqual(gone);
  expect((await get('/v1/customers')).body.data).toEqual([]);
  expect((await call('DELETE', customer)).status).toBe(404);
  const canceled = await call('DELETE', `/v1/subscriptions/${first('subscriptions')}`);
  expect(canceled.body).toMatchObject({ status: 'canceled', canceled_at: NOON / 1000 });
  expect((await call('DELETE', `/v1/invoices/${draft.body.id}`)).body.deleted).toBe(true);
  expect((await call('DELETE', `/v1/invoices/${first('invoices')}`)).body.error.message).toContain('draft');
  expect((await call('DELETE', `/v1/charges/${first('charges')}`)).body.unexpected.method).toBe('DELETE');
});

test('a call is refused in the words of Stripe', async () => {
  const { call, get, set } = await openStripe({ customers: 2 });
  const unauthorized = await call('GET', '/v1/customers', undefined, { authorization: 'Bearer sk_wrong' });
  expect(unauthorized.status).toBe(401);
  expect(unauthorized.body.error).toMatchObject({ type: 'invalid_request_error' });
  const gone = { code: 'resource_missing', param: 'starting_after' };
  const unknown = await get('/v1/customers?starting_after=cus_0');
  expect(unknown).toMatchObject({ status: 400, body: { error: gone } });
  await set({ rate: { limit: 1, perMs: 60_000, retryAfter: 'none' } });
  await get('/v1/customers');
  const limited = await get('/v1/customers');
  expect(limited).toMatchObject({ status: 429, body: { error: { code: 'rate_limit' } } });
  expect(limited.headers.has('retry-after')).toBe(false);
});
