import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full-run.ts';
import { startReadingSimulated } from '../../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { serving } from '../engine/answering.fixture.ts';
import { toObject } from '../engine/object.ts';
import { readPage } from '../engine/read-page.ts';
import { entriesOf } from '../engine/webhooks/ask-for-events.ts';
import { restEvents } from '../rest-events.ts';
import { stripe } from './stripe.ts';

const MINUTE_MS = 60_000;
const OBJECTS = {
  customers: 'email metadata',
  subscriptions: 'status',
  charges: 'amount',
  prices: 'active nickname',
};

const receiver = receiverOfEachTest();

/** An installation over an account that has so many records. */
const startStripe = (seeded: Partial<Record<keyof typeof OBJECTS, number>> = {}) =>
  startReadingSimulated('stripe', receiver, {
    seeded,
    objects: OBJECTS,
    write: Object.keys(OBJECTS),
    quirks: {},
  });

describe('the connector of Stripe', () => {
  inFull('reads every record by the id of the last one, and after that what its events name', async () => {
    const server = await startStripe({ customers: 101, subscriptions: 4, charges: 2, prices: 4 });
    const ids = (await server.recordsOf('customers')).map(({ id }: { id: string }) => id);
    await server.runJobs();

    const records = server.arrived('customers');
    expect(records.map(({ raw }) => raw.id).toSorted()).toEqual(ids.toSorted());
    expect(records[0]).toMatchObject({ fields: { email: expect.stringContaining('@'), metadata: {} } });
    const statuses = server.arrived('subscriptions').map(({ fields }) => fields.status);
    expect(statuses.toSorted()).toEqual(['active', 'active', 'active', 'canceled']);
    const active = server.arrived('prices').map(({ fields }) => fields.active);
    expect(active.toSorted()).toEqual([false, true, true, true]);
    const { calls } = await server.atProvider('GET', '/calls');
    expect(calls.filter(({ path }: { path: string }) => path.startsWith('/v1/customers?'))).toHaveLength(2);

    const [{ id: subscription }] = await server.recordsOf('subscriptions');
    const [{ id: charge }] = await server.recordsOf('charges');
    const [{ id: price }] = await server.recordsOf('prices');
    // Between the overlap of the last read and the next one, so that only these changes are new.
    await server.pass(15 * MINUTE_MS);
    const change = (path: string, values: object) =>
      server.atProvider('PATCH', `/objects/${path}`, { values });
    await change(`subscriptions/records/${subscription}`, { status: 'past_due' });
    await change(`charges/records/${charge}`, { amount: 7 });
    await change(`prices/records/${price}`, { nickname: 'Yearly' });
    await server.atProvider('DELETE', '/calls');
    await server.nextScheduled();

    expect(server.arrived('subscriptions')).toMatchObject([{ fields: { status: 'past_due' } }]);
    expect(server.arrived('charges')).toMatchObject([{ raw: { id: charge, amount: 7 } }]);
    expect(server.arrived('prices')).toMatchObject([{ fields: { nickname: 'Yearly' } }]);
    expect(server.arrived('customers')).toEqual([]);
  });

  it.each([
    ['charges', 'dispute', { charge: 'ch_1' }],
    ['customers', 'discount', { customer: 'ch_1' }],
  ])('reads %s again when an event tells of a %s', async (objectName, kind, of) => {
    const object = { object: kind, id: 'dp_1', ...of };
    const { fetch } = serving((_, { pathname }) => {
      if (pathname.endsWith('/ch_1')) return { body: { id: 'ch_1', disputed: true } };
      return { body: { data: [{ id: 'evt_1', created: 150, data: { object } }], has_more: false } };
    });
    const request = { objectName, fields: [], pageSize: 25, since: new Date(0), feed: {} };

    const { records } = await readPage(stripe, request, fetch);

    expect(records).toEqual([{ id: 'ch_1', disputed: true }]);
  });

  // https://docs.stripe.com/api/events/types
  it.each([
    ['disputes', 'charge.dispute', ['closed', 'funds_reinstated', 'funds_withdrawn', 'updated']],
    ['issuing/transactions', 'issuing_transaction', ['purchase_details_receipt_updated', 'updated']],
  ])('asks for all events of an update of %s, and takes each for one', (objectName, name, verbs) => {
    const asked = entriesOf(stripe, [{ type: `${name}.updated`, objectName }]);
    const types = asked.map(({ entry }) => String(entry));
    const bodies = types.map((type) =>
      JSON.stringify({ id: 'evt_1', type, data: { object: { id: 'dp_1' } } }),
    );
    const read = bodies.flatMap((body) => restEvents(stripe)?.read(body, new Headers()) ?? []);

    expect(types.toSorted()).toEqual(verbs.map((verb) => `${name}.${verb}`));
    expect(new Set(read.map((event) => event?.meaning))).toEqual(new Set([`${name}.updated`]));
  });

  // https://docs.stripe.com/api/capabilities/object, https://docs.stripe.com/api/radar/value_list_items/list
  it('tells capabilities of accounts apart, and asks for no value that others are like', async () => {
    const { fetch } = serving(() => ({ body: { data: [{ id: 'card_payments' }], has_more: false } }));
    const request = { objectName: 'accounts/capabilities', fields: [], pageSize: 9 };

    const { records } = await readPage(stripe, { ...request, parent: { account: 'acct_1' } }, fetch);

    expect(records).toMatchObject([{ id: 'card_payments', accountAndId: 'acct_1/card_payments' }]);
    const { conditions } = toObject(stripe, 'radar/value_list_items').list;
    expect(conditions?.equalsFields).toEqual([]);
  });

  inFull('writes forms, once also when the answer is lost, and deletes', async () => {
    const { write, request, base, recordsOf, set, atProvider, runJobs, advanceClock } = await startStripe();
    const record = {
      name: 'Ada & Co',
      balance: -250,
      address: { city: 'Ghent' },
      metadata: { plan: 'team' },
    };

    const created = await write('customers', 'create', record);
    const { recordId } = created.body.result;
    const change = { id: recordId, name: null, metadata: { seats: 9 } };
    const updated = await write('customers', 'update', change);
    const records = await recordsOf('customers');
    const refused = await write('customers', 'create', { nick: 'x' });
    const removed = await write('customers', 'delete', { id: recordId });

    expect(created.body).toMatchObject({ result: { success: true, data: { name: 'Ada & Co' } } });
    expect(updated.body).toMatchObject({ result: { success: true } });
    expect(records).toMatchObject([
      { id: recordId, values: { name: null, balance: -250, address: { city: 'Ghent' } } },
    ]);
    expect(records[0].values.metadata).toEqual({ plan: 'team', seats: '9' });
    expect(JSON.stringify(refused.body)).toContain('Received unknown parameter: nick');
    expect(removed.body).toMatchObject({ result: { success: true } });
    expect(await recordsOf('customers')).toMatchObject([{ isDeleted: true }]);

    await atProvider('DELETE', '/calls');
    await set({ faults: [{ method: 'POST', losesAnswer: true }] });
    const later = { groupRef: 'acme', type: 'create', mode: 'asynchronous', record: { name: 'Once' } };
    await request('POST', `/write${base}/objects/customers`, later);
    await runJobs();
    advanceClock(MINUTE_MS);
    await runJobs();
    const { calls } = await atProvider('GET', '/calls');
    const posts = calls.filter(({ method }: { method: string }) => method === 'POST');
    expect(posts.map(({ status }: { status: number }) => status).at(-1)).toBe(200);
    expect(posts).toHaveLength(2);
    expect(await recordsOf('customers')).toHaveLength(2);
  });
});
