import type { FieldFilter } from '@dowel/schema/rules';
import { describe, expect, it } from 'vitest';
import { atlassian } from '../../providers/atlassian.ts';
import { hubspot } from '../../providers/hubspot.ts';
import { paddle } from '../../providers/paddle.ts';
import { salesforce } from '../../providers/salesforce.ts';
import { shopify } from '../../providers/shopify.ts';
import { stripe } from '../../providers/stripe.ts';
import { wooCommerce } from '../../providers/woo-commerce.ts';
import { restConnector } from '../../rest-connector.ts';
import { serving } from '../answering.fixture.ts';
import type { RestDefinition } from '../definition.ts';
import { oak } from '../oak.fixture.ts';
import { requestFor } from '../page-request.ts';

const asked = (
  connector: RestDefinition,
  objectName: string,
  ...filters: (FieldFilter & { isQuoted?: boolean })[]
) =>
  decodeURIComponent(requestFor(connector, { objectName, fields: ['Id'], pageSize: 10, filters })).replaceAll(
    '+',
    ' ',
  );

describe('a filter that is more than a value which a field equals', () => {
  it('is asked for in SOQL, and a value changes nothing else', () => {
    const query = asked(
      salesforce,
      'Account',
      { fieldName: 'Name', operator: 'in', values: ["O'Hara", 'b) OR (1=1'] },
      { fieldName: 'Type', operator: 'notEq', value: 'x' },
      { fieldName: 'Size', operator: 'gte', value: 5, isQuoted: false },
      { fieldName: 'Size', operator: 'lt', value: 9, isQuoted: false },
    );

    expect(query).toContain(
      "WHERE Name IN ('O\\'Hara', 'b) OR (1=1') AND (Type != 'x' OR Type = null) AND Size >= 5 AND Size < 9 ",
    );
  });

  it('is refused as a range of what Salesforce compares as text, and with a name that is none', () => {
    const range = { fieldName: 'Name', operator: 'gt', value: 5 } as const;

    expect(() => asked(salesforce, 'Account', range)).toThrow(/value of the type of the field/);
    expect(() =>
      asked(salesforce, 'Account', { ...range, operator: 'in', fieldName: 'a OR b', values: [1] }),
    ).toThrow(/can have no name/);
  });

  it('is asked for in JQL, with those that have no value among those that do not have this one', () => {
    const query = asked(atlassian, 'issues', {
      fieldName: 'status',
      operator: 'notIn',
      values: ['Done', 'a"b'],
    });

    expect(query).toContain(String.raw`(status not in (\"Done\", \"a\\\"b\") OR status is EMPTY)`);
  });

  it('is asked for in the search syntax of Shopify', () => {
    const query = asked(shopify, 'products', {
      fieldName: 'status',
      operator: 'in',
      values: ['ACTIVE', 'DRAFT'],
    });

    expect(query).toContain("(status:'ACTIVE' OR status:'DRAFT')");
  });

  it('is an entry of its own in the search of HubSpot', () => {
    const query = asked(
      hubspot,
      'contacts',
      { fieldName: 'city', operator: 'in', values: ['Oslo', 'Rome'] },
      { fieldName: 'score', operator: 'lte', value: 5 },
    );

    expect(query).toContain('{"propertyName":"city","operator":"IN","values":["Oslo","Rome","oslo","rome"]}');
    expect(query).toContain('{"propertyName":"score","operator":"LTE","value":"5"}');
  });

  it('is refused beyond what a search of HubSpot takes, with a group for each field without a value', () => {
    const other = (fieldName: string) => ({ fieldName, operator: 'notEq', value: 'x' }) as const;
    const more = { fieldName: 'score', operator: 'gt', value: 5 } as const;
    const words = /at most 5 groups of 6 filters, and 18 in all/;

    expect(asked(hubspot, 'contacts', other('city'), more, more)).toContain(
      '{"filters":[{"propertyName":"city","operator":"NOT_HAS_PROPERTY"},{"propertyName":"score",',
    );
    expect(() => asked(hubspot, 'contacts', other('city'), other('email'), more, more, more)).toThrow(words);
    expect(() => asked(hubspot, 'contacts', ...['city', 'email', 'phone'].map(other))).toThrow(words);
  });

  it('is none where the provider cannot, and is never passed over', () => {
    const filter = { fieldName: 'email', operator: 'in', values: ['a@b.example'] } as const;
    const range = { fieldName: 'created', operator: 'gt', value: 5 } as const;

    expect(restConnector(stripe).canFilter('customers', filter)).toBe(false);
    expect(() => asked(stripe, 'customers', filter)).toThrow(
      /does not find "customers" by "email" with "in"/,
    );
    expect(restConnector(atlassian).canFilter('issues', { ...range, fieldName: 'status' })).toBe(false);
  });
});

describe('a value with a comma', () => {
  it.each([
    ['Paddle', paddle, 'customers', 'email'],
    ['WooCommerce', wooCommerce, 'products', 'sku'],
  ])('is refused where %s would take it for several', (name, connector, objectName, fieldName) => {
    const withValue = (value: string) => asked(connector, objectName, { fieldName, operator: 'eq', value });

    expect(withValue('a@b.example')).toContain(`${fieldName}=a@b.example`);
    expect(() => withValue('a@b.example,c@d.example')).toThrow(
      `${name} was not called. It would take a value of "${fieldName}" with a comma for several.`,
    );
  });

  it('is asked for everywhere else', () => {
    const query = asked(wooCommerce, 'coupons', { fieldName: 'code', operator: 'eq', value: 'a,b' });

    expect(query).toContain('code=a,b');
  });
});

describe('an empty value', () => {
  it.each(['', ' '])(
    'as "%s" is asked for in no parameter, because a provider may list everything then',
    (value) => {
      const filter = { fieldName: 'sku', operator: 'eq', value } as const;

      expect(() => asked(wooCommerce, 'products', filter)).toThrow(
        'WooCommerce was not called. It does not find "products" by "sku" with an empty value.',
      );
      expect(restConnector(wooCommerce).canFilter('products', filter)).toBe(false);
      expect(asked(salesforce, 'Account', { ...filter, fieldName: 'Name' })).toContain(`Name = '${value}'`);
    },
  );
});

// class-wc-rest-products-controller.php and its neighbours: `! empty( $request['sku'] )`. WP_User_Query: `*` at an end of `search`.
it.each([
  ['products', 'sku', '0'],
  ['coupons', 'code', '0'],
  ['customers', 'email', '*@b.example'],
])('does not ask WooCommerce for %s by a value that finds others: %s %s', (objectName, fieldName, value) => {
  const filter = { fieldName, operator: 'eq', value } as const;

  expect(() => asked(wooCommerce, objectName, filter)).toThrow(
    `WooCommerce was not called. It does not find "${objectName}" by "${fieldName}" with this value.`,
  );
  expect(restConnector(wooCommerce).canFilter(objectName, filter)).toBe(false);
});

describe('a search by a parameter that the provider may not know', () => {
  const definition = oak({
    list: {
      request: { path: '/{objectName}' },
      records: 'items',
      paging: { style: 'none', size: { max: 9 } },
      conditions: { style: 'parameters', equals: { query: '{fieldName}' } },
    },
  });
  const searched = (...items: object[]) =>
    restConnector(definition).search(
      {
        objectName: 'leaves',
        fields: [],
        pageSize: 9,
        filters: [{ fieldName: 'email', value: 'a@oak.example' }],
      },
      serving(() => ({ body: { items } })).fetch,
    );

  it('is refused when all records that it finds have another value', async () => {
    await expect(searched({ email: 'b@oak.example' }, { email: 'c@oak.example' })).rejects.toMatchObject({
      kind: 'rejected',
      message: expect.stringContaining('"email"'),
    });
  });

  it.each([
    ['nothing', []],
    ['a record with the value', [{ email: 'b@oak.example' }, { email: 'A@oak.example' }]],
    ['a record that does not show it', [{ email: 'b@oak.example' }, { id: 1 }]],
  ])('is answered when it finds %s', async (_, items) => {
    expect((await searched(...items)).records).toEqual(items);
  });
});
