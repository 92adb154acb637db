import { expect, it } from 'vitest';
import { serving } from './answering.fixture.ts';
import { getOriginal, getRecord } from './get-record.ts';
import { oak } from './oak.fixture.ts';

const write = {
  answer: { id: 'id' },
  get: {
    method: 'POST' as const,
    path: '/graphql',
    body: { query: '{ leaf(id: $id) { {fields} } }', variables: { id: '{id}' } },
    fieldsParameter: { as: 'lines' as const, always: ['id'] },
    record: 'data.leaf',
  },
};
const connector = oak(
  { write },
  {
    errors: {
      message: 'errors.0',
      rules: [{ status: 200, means: 'missing_field', field: { member: 'errors.0', after: 'No field ' } }],
    },
    success: [{ mustBeAbsent: 'errors' }],
    functions: { selectionOf: (name) => (name === 'price' ? '{ amount }' : undefined) },
  },
);

it('asks for one record in the body of a POST, without the fields that turn out not to exist', async () => {
  const provider = serving(async (request) => {
    const { query } = await request.json();
    const missing = ['hue', 'size'].find((name) => query.includes(name));
    return { body: missing ? { errors: [`No field ${missing}`] } : { data: { leaf: { id: '7' } } } };
  });
  const wanted = { objectName: 'leaves', id: '7', fields: ['price', 'hue', "$['size']['unit']"] };

  const { found: record } = await getOriginal(connector, wanted, provider.fetch);

  expect(record).toEqual({ id: '7' });
  const sent = await Promise.all(provider.requests.map((request) => request.json()));
  expect(sent).toHaveLength(3);
  expect(sent.at(-1)).toEqual({
    query: '{ leaf(id: $id) { id\nprice { amount } } }',
    variables: { id: '7' },
  });
});

it('fails with an error that no field explains, and knows that a record is gone', async () => {
  const wanted = { objectName: 'leaves', id: '7', fields: ['price'] };
  const answered = (body: object) => getOriginal(connector, wanted, serving(() => ({ body })).fetch);

  await expect(answered({ errors: ['No such query'] })).rejects.toMatchObject({ kind: 'rejected' });
  await expect(answered({ data: { leaf: null } })).rejects.toMatchObject({ kind: 'record_gone' });
  // Of a connector that does not say how its provider tells of errors.
  const failed = serving(() => ({ body: { data: { leaf: null }, errors: [{ message: 'Timeout' }] } }));
  const plain = getOriginal(oak({ write }), { objectName: 'leaves', id: '7', fields: [] }, failed.fetch);
  await expect(plain).rejects.toMatchObject({ kind: 'unreachable' });
  const bare = oak({ write: { ...write, get: { path: '/leaves/{id}' } } });
  const refused = serving(() => ({ body: { error: { message: 'Timeout' } } }));
  await expect(
    getOriginal(bare, { objectName: 'leaves', id: '7', fields: [] }, refused.fetch),
  ).rejects.toMatchObject({
    kind: 'unreachable',
  });
});

it('asks in several calls for more fields than the address of a list takes', async () => {
  const short = oak({
    write: { answer: { id: 'id' }, get: { path: '/leaves/{id}', query: { fields: '{fields}' } } },
    record: { id: 'id', unwrap: ['own'] },
    list: {
      request: { path: '/leaves' },
      records: 'items',
      paging: { style: 'none', size: { max: 9 } },
      fieldsParameter: { into: { query: 'fields' }, as: 'commaList', limit: 9 },
    },
  });
  const { fetch, requests } = serving((_, { searchParams }) => {
    const names = searchParams.get('fields')?.split(',') ?? [];
    return { body: { id: '7', own: Object.fromEntries(names.map((name) => [name, 1])) } };
  });

  const { found } = await getRecord(
    short,
    { objectName: 'leaves', id: '7', fields: ['hue', 'size', 'age'] },
    fetch,
  );

  expect(found).toEqual({ id: '7', hue: 1, size: 1, age: 1 });
  expect(requests).toHaveLength(2);
});
