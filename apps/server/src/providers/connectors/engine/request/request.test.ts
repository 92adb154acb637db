import { describe, expect, it } from 'vitest';
import type { ConnectorObject } from '../../format.ts';
import { serving } from '../answering.fixture.ts';
import type { RestDefinition } from '../definition.ts';
import { oak } from '../oak.fixture.ts';
import { type PageRequest, readPage } from '../read-page.ts';
import { queryLanguages } from './literals.ts';

const paging = { style: 'none' as const, size: { into: { query: 'limit' }, max: 10 } };
const timed = (rest: object = {}) => ({
  source: 'filter' as const,
  field: 'Changed',
  format: 'rfc3339' as const,
  isFromInclusive: true,
  settleMs: 0,
  overlapMs: 0,
  granularityMs: 1000,
  ...rest,
});
const soql: ConnectorObject['list'] = {
  request: { path: '/query' },
  records: 'items',
  paging: { style: 'none', size: { max: 10 } },
  fieldsParameter: { as: 'commaList', always: ['Id'] },
  conditions: {
    style: 'text',
    language: 'soql',
    into: { query: 'q' },
    text: 'SELECT {fields} FROM {objectName}{conditions} ORDER BY Changed, Id',
  },
};

async function asked(object: Partial<ConnectorObject>, request: Partial<PageRequest> = {}) {
  const { fetch, requests } = serving(() => ({ body: { items: [] } }));
  await readPage(oak(object), { objectName: 'Leaf', fields: [], pageSize: 10, ...request }, fetch);
  const [first] = requests;
  const text = (await first?.text()) ?? '';
  return { url: new URL(first?.url ?? ''), body: text === '' ? undefined : JSON.parse(text), request: first };
}

describe('a query language', () => {
  it('gets the fields, the window and the filters, with every value quoted', async () => {
    const { url } = await asked(
      { list: soql, changes: timed() },
      {
        fields: ['Name', "$['Owner']['Name']"],
        since: new Date('2026-05-01T10:00:00.700Z'),
        until: new Date('2026-05-01T11:00:00.200Z'),
        filters: [
          { fieldName: 'Name', value: "O'Hara\\ OR Name != '" },
          { fieldName: 'Size', value: 5 },
        ],
      },
    );

    expect(url.searchParams.get('q')).toBe(
      'SELECT Id,Name,Owner FROM Leaf WHERE Changed >= 2026-05-01T10:00:00.000Z AND ' +
        "Changed <= 2026-05-01T11:00:01.000Z AND Name = 'O\\'Hara\\\\ OR Name != \\'' AND Size = 5 " +
        'ORDER BY Changed, Id',
    );
  });

  it('gets no clause when there is nothing to ask for', async () => {
    const { url } = await asked({ list: soql });

    expect(url.searchParams.get('q')).toBe('SELECT Id FROM Leaf ORDER BY Changed, Id');
  });

  // @holds P20
  it.each([
    { objectName: 'Leaf; DELETE' },
    { fields: ['Name FROM Secret'] },
    { filters: [{ fieldName: "a' OR b", value: 1 }] },
  ])('never gets a name that could change the question: %j', async (odd) => {
    await expect(asked({ list: soql }, odd)).rejects.toMatchObject({ kind: 'rejected' });
  });

  it.each([
    ['jql' as const, 'Name = "a\\"b" AND Changed >= "-90m"', 'minutesAgo' as const],
    ['shopifySearch' as const, "Name:'a\"b' AND Changed:>='2026-05-01T10:30:00.000Z'", 'rfc3339' as const],
  ])('can be %s', async (language, text, format) => {
    const conditions = { style: 'text' as const, language, into: { body: 'jql' }, text: '{conditions}' };
    const list = { ...soql, request: { method: 'POST' as const, path: '/search' }, conditions };
    const { body } = await asked(
      { list, changes: timed({ format, granularityMs: 60_000 }) },
      {
        since: new Date('2026-05-01T10:30:00.000Z'),
        now: new Date('2026-05-01T12:00:00.000Z'),
        filters: [{ fieldName: 'Name', value: 'a"b' }],
      },
    );

    expect(body.jql.split(' AND ').toSorted()).toEqual(text.split(' AND ').toSorted());
  });
});

describe('the window of a read', () => {
  const list = { request: { path: '/x' }, records: 'items', paging };
  const conditions = { style: 'parameters' as const, from: { query: 'from' }, until: { query: 'to' } };
  const window = { since: new Date('2026-05-01T10:00:00.700Z'), until: new Date('2026-05-02T10:00:00.200Z') };

  it.each([
    [{ format: 'epochSeconds' }, '1777629600', '1777716001'],
    [{ format: 'epochSeconds', isFromInclusive: false, isUntilInclusive: false }, '1777629599', '1777716002'],
    [{ format: 'epochMs', granularityMs: 1 }, '1777629600700', '1777716000200'],
    [{ format: 'epochSeconds', granularityMs: 86_400_000 }, '1777593600', '1777766400'],
    [{ format: 'date' }, '2026-04-30', '2026-05-03'],
    [{ format: 'date', isFromInclusive: false }, '2026-04-29', '2026-05-03'],
    [{ format: 'minutesAgo' }, '-1m', '0m'],
    [{ format: 'rfc3339', settleMs: 60_000 }, '2026-05-01T09:59:00.000Z', '2026-05-02T10:00:01.000Z'],
  ])('is rounded outwards for %j', async (facts, start, end) => {
    const now = new Date('2026-05-01T10:00:00.700Z');
    const { url } = await asked({ list: { ...list, conditions }, changes: timed(facts) }, { ...window, now });

    expect([url.searchParams.get('from'), url.searchParams.get('to')]).toEqual([start, end]);
  });

  it('is asked of the list that can be limited, and a whole read is not', async () => {
    const filteredList = { ...list, request: { path: '/search' }, conditions };
    const object = { list, filteredList, changes: timed() };

    expect((await asked(object, { until: window.until })).url.pathname).toBe('/base/x');
    expect((await asked(object, window)).url.pathname).toBe('/base/search');
  });
});

describe('two values of one field', () => {
  const list = { request: { path: '/x' }, records: 'items', paging };
  const both = (second: number | string) => [
    { fieldName: 'Size', value: 5 },
    { fieldName: 'Size', value: second },
  ];

  it.each([
    { style: 'parameters' as const, equals: { query: '{fieldName}' } },
    { style: 'parameters' as const, equals: { body: 'filter.{fieldName}' } },
    { style: 'members' as const, body: 'filter', operators: { equals: '$eq' } },
  ])('are refused where a request holds one: %j', async (conditions) => {
    const request = { ...list.request, method: 'POST' as const };
    const object = { list: { ...list, request, conditions } };

    await expect(asked(object, { filters: both(6) })).rejects.toThrow(/one value of "Size" at a time/);
    await expect(asked(object, { filters: both('5') })).resolves.toBeDefined();
  });

  it('are both sent where each has a place of its own', async () => {
    const conditions = {
      style: 'parameters' as const,
      equals: { query: 'filter', text: '{fieldName}:{value}' },
    };
    const { url } = await asked({ list: { ...list, conditions } }, { filters: both(6) });

    expect(url.searchParams.getAll('filter')).toEqual(['Size:5', 'Size:6']);
  });
});

describe('conditions in a body', () => {
  it('can be a map of fields and operators, beside what is always sent', async () => {
    const list: ConnectorObject['list'] = {
      request: { method: 'POST', path: '/query', body: { sorts: [{ by: '{objectName}' }] } },
      records: 'items',
      paging: { style: 'offset', into: { body: 'offset' }, end: { when: 'emptyPage' }, size: { max: 10 } },
      conditions: { style: 'members', body: 'filter', operators: { from: '$gte', equals: '$eq' } },
    };
    const { body, request } = await asked(
      { list, changes: timed() },
      {
        since: new Date('2026-05-01T10:00:00.000Z'),
        filters: [{ fieldName: '__proto__', value: true }],
      },
    );

    expect(JSON.stringify(body)).toBe(
      '{"sorts":[{"by":"Leaf"}],"filter":{"Changed":{"$gte":"2026-05-01T10:00:00.000Z"},"__proto__":{"$eq":true}}}',
    );
    expect(request?.headers.get('content-type')).toBe('application/json');
  });
});

it('writes times and joins conditions as the connector does', async () => {
  const join = (all: readonly string[]) => all.reduce((before, one) => `(${before} AND ${one})`);
  const functions: RestDefinition['functions'] = {
    writtenTime: (time) => time.replace('.000Z', 'Z'),
    queryLanguage: { ...queryLanguages.soql, join },
  };
  const { fetch, requests } = serving(() => ({ body: { items: [] } }));
  const filters = ['A', 'B'].map((fieldName) => ({ fieldName, value: 1 }));
  const request = { objectName: 'Leaf', fields: [], pageSize: 10, since: new Date('2026-05-01'), filters };

  await readPage(oak({ list: soql, changes: timed() }, { functions }), request, fetch);

  expect(new URL(requests[0]?.url ?? '').searchParams.get('q')).toContain(
    ' WHERE ((Changed >= 2026-05-01T00:00:00Z AND A = 1) AND B = 1) ',
  );
});

describe('more fields than one request takes', () => {
  const fieldsParameter = {
    into: { query: 'fields' },
    as: 'commaList' as const,
    always: ['id'],
    // As long as the id and two fields.
    limit: 8,
  };
  const records = [{ id: 'a' }, { id: 'b' }].map(({ id }, index) => ({
    id,
    properties: { f1: `${id}1`, f2: `${id}2`, f3: `${id}3`, f4: index },
  }));
  const only = (names: readonly string[]) =>
    records.map(({ id, properties }) => ({
      id,
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => names.includes(name))),
    }));
  /** The same with the id among the fields. */
  const inside = (names: readonly string[]) =>
    only(names).map(({ id, properties }) => ({ properties: { id, ...properties } }));
  const list = { request: { path: '/x' }, records: 'items', paging, fieldsParameter };
  const object = { list, record: { id: 'id', unwrap: ['properties'] } };
  const request = { objectName: 'Leaf', fields: ['f1', 'f2', 'f3', 'f4'], pageSize: 10 };
  const whole = records.map(({ id, properties }) => ({ id, ...properties }));

  it.each([
    ['characters', object, undefined, only],
    ['characters', object, undefined, inside],
    ['names', { ...object, list: { ...list, fieldsParameter: { ...fieldsParameter, limit: 100 } } }, 3, only],
  ])(
    'are asked for in parts of some %s, which are put together by the id: %#',
    async (_, limited, mostFields, listed) => {
      const { fetch, requests } = serving((_, url) => ({
        body: { items: listed(url.searchParams.get('fields')?.split(',') ?? []).toReversed() },
      }));

      const page = await readPage(oak(limited, { functions: { mostFields } }), request, fetch);

      expect(requests).toHaveLength(2);
      expect(page.records).toEqual(whole.toReversed());
      expect(page.originals).toEqual(listed(request.fields).toReversed());
    },
  );

  it('are not put together where records have no id', async () => {
    const { fetch } = serving(() => ({ body: { items: [{ properties: {} }, { properties: {} }] } }));

    await expect(readPage(oak(object), request, fetch)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it.each([
    ['beside', only],
    ['among', inside],
  ])('are fetched by an id %s the fields, and a record that is gone stops the page', async (_, listed) => {
    const fetchByIds = {
      request: { method: 'POST' as const, path: '/batch' },
      into: { body: 'inputs' },
      as: 'maps' as const,
      max: 100,
      records: 'found',
      fieldsParameter: { into: { body: 'names' }, as: 'list' as const },
    };
    let isGone = false;
    const { fetch } = serving(async (sent, url) => {
      if (sent.method === 'GET')
        return { body: { items: listed(url.searchParams.get('fields')?.split(',') ?? []) } };
      const { inputs, names } = await sent.json();
      expect(inputs).toEqual([{ id: 'a' }, { id: 'b' }]);
      return { body: { found: listed(names).slice(isGone ? 1 : 0) } };
    });

    expect((await readPage(oak({ ...object, fetchByIds }), request, fetch)).records).toEqual(whole);
    isGone = true;
    await expect(readPage(oak({ ...object, fetchByIds }), request, fetch)).rejects.toMatchObject({
      kind: 'unreachable',
    });
  });
});
