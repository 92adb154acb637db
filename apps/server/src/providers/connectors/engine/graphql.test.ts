import { describe, expect, it } from 'vitest';
import type { ConnectorObject } from '../format.ts';
import { type PretendAnswer, serving } from './answering.fixture.ts';
import type { RestDefinition } from './definition.ts';
import { describeObject } from './describe-object.ts';
import { oak } from './oak.fixture.ts';
import { type PageRequest, readPage } from './read-page.ts';

const list: ConnectorObject['list'] = {
  request: {
    method: 'POST',
    path: '/graphql',
    body: { query: 'query ($first: Int) { leaves(first: $first) { nodes { {fields} } } }' },
  },
  records: 'data.leaves.nodes',
  paging: { style: 'none', size: { into: { body: 'variables.first' }, max: 10 } },
  fieldsParameter: { as: 'lines', always: ['id'] },
  conditions: {
    style: 'text',
    language: 'shopifySearch',
    into: { body: 'variables.query' },
    text: '{conditions}',
  },
};
const functions: RestDefinition['functions'] = {
  selectionOf: (name) => (name === 'price' ? '{ amount currency }' : undefined),
  pointsOf: (body) => ({
    requested: body.number('cost.asked'),
    available: body.number('cost.left'),
    perSecond: body.number('cost.rate'),
  }),
};

/** Reads a page, and tells what was sent and for how long all processes have to wait. */
async function read(
  request: Partial<PageRequest> = {},
  answer: PretendAnswer = {},
  whole: Partial<RestDefinition> = {},
) {
  const body = { data: { leaves: { nodes: [] } } };
  const provider = serving(() => ({ ...answer, body: { ...body, ...Object(answer.body) } }));
  const waits: unknown[] = [];
  const fetch: typeof provider.fetch = async (...asked) =>
    Object.assign(await provider.fetch(...asked), {
      noteLimit: async (wait: unknown) => void waits.push(['all', wait]),
      noteUnpaid: async (wait: unknown) => void waits.push(['such', wait]),
    });
  const error = await readPage(
    oak({ list }, { functions, ...whole }),
    { objectName: 'leaves', fields: [], pageSize: 5, ...request },
    fetch,
  ).then(
    () => undefined,
    (refused: unknown) => refused,
  );
  return { sent: await provider.requests[0]?.json(), waits, error };
}

describe('a GraphQL query', () => {
  it('has the fields as lines, with what is asked for of those that have fields of their own', async () => {
    const { sent } = await read({ fields: ['size', "$['price']['amount']"] });

    expect(sent).toEqual({
      query:
        'query ($first: Int) { leaves(first: $first) { nodes { id\nsize\nprice { amount currency } } } }',
      variables: { first: 5 },
    });
  });

  it('gets conditions only if there are any, beside fields of any form', async () => {
    const { sent } = await read({ fields: ['price'], filters: [{ fieldName: 'hue', value: "it's" }] });

    expect(sent.variables).toEqual({ first: 5, query: "hue:'it\\'s'" });
  });

  it('never gets a name that could change the question', async () => {
    const { conditions: _, ...unlimited } = list;
    const { fetch, requests } = serving(() => ({ body: {} }));
    const request = { objectName: 'leaves', fields: ['size } } secrets { id'], pageSize: 5 };

    await expect(readPage(oak({ list: unlimited }), request, fetch)).rejects.toMatchObject({
      kind: 'rejected',
    });
    expect(requests).toEqual([]);
  });
});

describe('fields that an introspection tells', () => {
  it('are left out when a function says so, and have the first known of several types', async () => {
    const fields: ConnectorObject['fields'] = {
      source: 'call',
      request: {
        method: 'POST',
        path: '/graphql',
        body: { query: '{ __type(name: "Leaf") { fields { name } } }' },
      },
      records: 'fields',
      members: { name: 'name', type: ['type.name', 'type.ofType.name'] },
      types: { Int: 'int', ID: 'string' },
      also: [{ name: 'price', type: 'other' }],
    };
    const body = {
      fields: [
        { name: 'id', type: { name: null, ofType: { name: 'ID' } } },
        { name: 'size', type: { name: 'Int', ofType: null } },
        { name: 'tree', type: { name: 'Tree', ofType: null } },
        { name: 'price', type: { name: 'Money', ofType: null } },
      ],
    };

    const connector = oak(
      { fields },
      { functions: { field: (_, field) => (field.valueType === 'other' ? undefined : field) } },
    );

    const description = await describeObject(connector, 'leaves', serving(() => ({ body })).fetch);

    expect(
      Object.values(description.fields).map(({ fieldName, valueType }) => [fieldName, valueType]),
    ).toEqual([
      ['price', 'other'],
      ['id', 'string'],
      ['size', 'int'],
    ]);
  });
});

describe('calls that cost points', () => {
  const errors: RestDefinition['errors'] = {
    message: 'errors.0.message',
    rules: [{ member: 'errors.0.code', text: 'THROTTLED', means: 'rate_limited' }],
  };
  const success: RestDefinition['success'] = [{ mustBeAbsent: 'errors' }];

  it.each([
    [{ asked: 302, left: 298, rate: 50 }, [['such', '1']]],
    [{ asked: 702, left: 298, rate: 50 }, [['such', '9']]],
    [{ asked: 302, left: 302, rate: 50 }, []],
    [{ asked: 302, left: 0, rate: 0 }, []],
    [{ asked: 302, left: null, rate: 50 }, []],
    [undefined, []],
  ])('make such calls wait until the next one can be paid: %j', async (told, waits) => {
    expect(await read({}, { body: { cost: told } })).toMatchObject({
      waits,
      error: undefined,
    });
  });

  it('are refused when they cannot be paid, and the wait is told with the error', async () => {
    const body = {
      errors: [{ message: 'Throttled', code: 'THROTTLED' }],
      cost: { asked: 702, left: 2, rate: 50 },
    };

    expect(await read({}, { body }, { errors, success })).toMatchObject({
      waits: [['all', '14']],
      error: { kind: 'rate_limited', retryAfter: '14' },
    });
  });
});
