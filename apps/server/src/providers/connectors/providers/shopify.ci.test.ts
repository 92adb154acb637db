import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full-run.ts';
import { startReadingSimulated } from '../../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { restConnector } from '../rest-connector.ts';
import { whyNotCompared } from '../why-not-compared.ts';
import { shopify } from './shopify.ts';

const FIVE_MINUTES_MS = 5 * 60_000;
const FIELDS = {
  customers: 'lastName amountSpent',
  orders: 'name totalPriceSet subtotalPriceSet totalTaxSet totalShippingPriceSet',
  products: 'title options',
  productVariants: 'sku price selectedOptions',
};

const receiver = receiverOfEachTest();

/** An installation over a shop that has some records. */
async function startInstalled(seeded: Partial<Record<keyof typeof FIELDS, number>> = {}) {
  const server = await startReadingSimulated('shopify', receiver, {
    seeded,
    objects: FIELDS,
    chosen: Object.keys(seeded),
    write: ['customers', 'orders', 'products'],
    quirks: {},
    inputs: { workspace: 'acme' },
  });
  return {
    ...server,
    write: async (objectName: string, type: string, record: object) =>
      (await server.write(objectName, type, record)).body,
  };
}

describe('the connector of Shopify', () => {
  inFull('reads every object, with what is nested in its fields', async () => {
    const { runJobs, arrived } = await startInstalled({ customers: 2, orders: 2, products: 2 });

    await runJobs();

    const second = (objectName: keyof typeof FIELDS) => arrived(objectName)[1]?.fields;
    expect(second('customers')).toEqual({
      lastName: 'Birch 2',
      amountSpent: { amount: '1.0', currencyCode: 'USD' },
    });
    expect(second('orders')).toMatchObject({
      name: 'Birch 2',
      totalPriceSet: { shopMoney: { amount: '1.0', currencyCode: 'USD' } },
    });
    expect(second('products')).toMatchObject({ options: [{ name: 'Size', values: ['S', 'L'] }] });
    expect(arrived('orders')).toHaveLength(2);
  });

  inFull('reads variants of products with what has changed', async () => {
    const { runJobs, arrived, pass, atProvider, request, base } = await startInstalled({
      productVariants: 2,
    });
    await runJobs();
    const [first] = arrived('productVariants');

    await pass(FIVE_MINUTES_MS);
    const path = `/objects/productVariants/records/${encodeURIComponent(first.raw.id)}`;
    await atProvider('PATCH', path, { values: { price: '7.50' } });
    await pass(30 * 60_000);
    await runJobs();
    const { body } = await request('GET', `${base}/objects/productVariants/metadata?groupRef=acme`);

    expect(arrived('productVariants')).toHaveLength(3);
    expect(arrived('productVariants')[2]).toMatchObject({
      fields: { sku: 'Alder 1', price: '7.50', selectedOptions: [{ name: 'Size', value: 'S' }] },
      raw: { id: first.raw.id },
    });
    expect(body.fields).toMatchObject({
      price: { valueType: 'string' },
      inventoryQuantity: { valueType: 'int' },
      product: { valueType: 'other' },
    });
  });

  inFull('waits until the next page can be paid, instead of asking in vain', async () => {
    const { runJobs, arrived, pass, write, atProvider } = await startInstalled({ orders: 350 });

    await runJobs();
    const first = arrived('orders').length;
    // A write costs less, so it does not wait with the read.
    const { result } = await write('customers', 'create', { email: 'ada@mail.example' });
    for (let count = 0; count < 4; count += 1) {
      await pass(20_000);
      await runJobs();
    }

    const { calls } = await atProvider('GET', '/calls');
    expect([first, result.success]).toEqual([200, true]);
    expect(new Set(arrived('orders').map(({ raw }: { raw: { id: string } }) => raw.id)).size).toBe(350);
    // A call that could not be paid would be one more.
    expect(calls.filter(({ body }: { body: string }) => body.includes('orders('))).toHaveLength(4);
  });

  it('describes the fields that can be asked for', async () => {
    const { request, base } = await startInstalled();

    const { body } = await request('GET', `${base}/objects/orders/metadata?groupRef=acme`);
    const { body: customers } = await request('GET', `${base}/objects/customers/metadata?groupRef=acme`);

    // Shopify calls it deprecated, and has it all the same.
    expect(customers.fields.email).toMatchObject({ valueType: 'string' });
    expect(body.fields).toMatchObject({
      id: { valueType: 'string' },
      updatedAt: { valueType: 'datetime' },
      displayFinancialStatus: { valueType: 'singleSelect' },
      test: { valueType: 'boolean' },
      totalPriceSet: { valueType: 'other' },
    });
    expect(body.fields).not.toHaveProperty('lineItems');
  });

  it('does not take an order for deleted that the list and the single call only hide', () => {
    const connector = restConnector(shopify);

    const [orders, customers] = ['orders', 'customers'].map((name) => whyNotCompared(connector, name));

    expect(orders).toContain('older than 60 days');
    expect(customers).toBeUndefined();
  });

  inFull('writes every object, and says what Shopify says is wrong', async () => {
    const { write, recordsOf } = await startInstalled();

    for (const [name, made, changed] of [
      ['customers', { email: 'ada@mail.example' }, { note: 'kind' }],
      ['orders', { note: 'Fragile' }, { note: 'Heavy' }],
      ['products', { title: 'Roof' }, { vendor: 'Elm' }],
    ] as const) {
      const { recordId: id } = (await write(name, 'create', made)).result;
      expect((await write(name, 'update', { id, ...changed })).result).toMatchObject({ recordId: id });
      expect((await recordsOf(name)).at(-1)).toMatchObject({ id, values: { ...made, ...changed } });
      expect((await write(name, 'delete', { id })).result).toMatchObject({ success: true });
      expect((await recordsOf(name)).at(-1)).toMatchObject({ id, isDeleted: true });
    }

    const nameless = await write('customers', 'create', { note: 'x' });
    const unknown = await write('products', 'create', { title: 'Roof', shoe: 44 });
    expect(JSON.stringify(nameless)).toContain('A name, phone number, or email address must be present');
    expect(JSON.stringify(unknown)).toContain('shoe');
    expect(await recordsOf('products')).toHaveLength(1);
  });
});
