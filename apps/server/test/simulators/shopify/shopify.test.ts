import { describe, expect, it } from 'vitest';
import { openSeeded } from '../dialects.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00.345Z');
const PATH = '/admin/api/2026-10/graphql.json';

/** A shop with records that changed a second apart. The last one changed now. */
async function open(counts: Record<string, number> = {}) {
  const opened = await openSeeded('shopify', NOON, counts);
  const headers = { 'x-shopify-access-token': opened.account.accessToken };
  const call = (query: string, variables: object = {}) =>
    opened.call('POST', PATH, { query, variables }, headers);
  const list = (object: string, fields: string, variables: object) =>
    call(
      `query ($first: Int!, $after: String, $query: String) {
        ${object}(first: $first, after: $after, query: $query) {
          nodes { ${fields} } pageInfo { hasNextPage endCursor }
        }
      }`,
      variables,
    );
  return { ...opened, call, list };
}

describe('listing Shopify', () => {
  it('takes calls with a query, its token and known arguments only', async () => {
    const { call, account } = await open();
    const { call: bare } = await open();

    expect((await bare('{ shop { name } }')).body.errors[0]).toMatchObject({
      message: "Field 'shop' doesn't exist on type 'Query'",
    });
    expect((await call('{ customers(first: 1, sortKey: ID) { nodes { id } } }')).status).toBe(500);
    expect((await call('{ customers { nodes { id } } }')).status).toBe(500);
    expect((await call('no query')).status).toBe(500);
    expect(account.accessToken).toContain('shopify');
  });
});

describe('what Shopify says of a query', () => {
  it('names fields that do not exist, or that need a selection', async () => {
    const { list } = await open();

    const [unknown, bare] = [
      await list('customers', 'id shoe', { first: 1 }),
      await list('customers', 'id defaultAddress', { first: 1 }),
    ];

    expect([unknown.status, unknown.body.errors]).toEqual([
      200,
      [
        {
          message: "Field 'shoe' doesn't exist on type 'Customer'",
          extensions: { code: 'undefinedField', typeName: 'Customer', fieldName: 'shoe' },
        },
      ],
    ]);
    expect(bare.body.errors[0].extensions.code).toBe('selectionMismatch');
  });

  it('counts what a call costs, refuses what cannot be paid, and restores points every second', async () => {
    const { list, set } = await open({ orders: 200 });
    const prices = 'totalPriceSet { shopMoney { amount } } subtotalPriceSet { shopMoney { amount } }';
    const ask = (first: number) => list('orders', `id ${prices}`, { first });

    const cheap = await ask(1);
    const dear = await ask(201);
    const paid = await ask(190);
    await ask(190);
    const throttled = await ask(100);
    await set({ now: NOON + 10_000 });
    const later = await ask(100);

    expect(cheap.body.extensions.cost).toEqual({
      requestedQueryCost: 7,
      actualQueryCost: 7,
      throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 1993, restoreRate: 100 },
    });
    expect(dear.body.errors[0].extensions).toMatchObject({ code: 'MAX_COST_EXCEEDED', cost: 1007 });
    expect(paid.body.extensions.cost).toMatchObject({ actualQueryCost: 952 });
    expect([throttled.status, throttled.body.errors[0].extensions.code, throttled.body.data]).toEqual([
      ...[200, 'THROTTLED', undefined],
    ]);
    expect(throttled.body.extensions.cost).toMatchObject({
      requestedQueryCost: 502,
      actualQueryCost: null,
      throttleStatus: { currentlyAvailable: 89 },
    });
    expect(later.body.data.orders.nodes).toHaveLength(100);
  });
});
