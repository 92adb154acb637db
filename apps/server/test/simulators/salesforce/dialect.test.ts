import { describe, expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';
import { documentedFields, OBJECTS } from './objects.ts';

const BASE = '/services/data/v66.0';
const NOON = Date.parse('2026-03-01T12:00:00.700Z');

async function open(quirks: object = {}) {
  const opened = await openDialect('salesforce');
  await opened.control('PUT', '/quirks', { now: NOON, ...quirks });
  const call = (method: string, path: string, body?: unknown) => opened.call(method, BASE + path, body);
  return {
    ...opened,
    call,
    query: (soql: string, name = 'query') => call('GET', `/${name}?q=${encodeURIComponent(soql)}`),
    next: (address: string) => call('GET', address.slice(`/dialects/salesforce${BASE}`.length)),
    set: (made: object) => opened.control('PUT', '/quirks', { now: NOON, ...made }),
    async create(object: string, values: object): Promise<string> {
      const { status, body } = await call('POST', `/sobjects/${object}`, values);
      expect([status, body.success]).toEqual([201, true]);
      return body.id;
    },
  };
}

it('has no field of a standard object that the vendor does not have', () => {
  const unknown = Object.entries(documentedFields).flatMap(([name, text]) => {
    const documented = text.split(' ').map((one) => one.split(':')[0]);
    const own = OBJECTS[name]?.fields.filter(({ custom }) => !custom) ?? [];
    return own.filter((field) => !documented.includes(field.name)).map((field) => `${name}.${field.name}`);
  });

  expect(unknown).toEqual([]);
});

describe('reading Salesforce', () => {
  it('ends the oldest of eleven open queries', async () => {
    const { control, query, next } = await open({ largestPage: 1 });
    await control('POST', '/objects/Lead/records', { count: 2 });
    const addresses: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      addresses.push((await query('SELECT Id FROM Lead')).body.nextRecordsUrl);
    }

    const [oldest, second] = [await next(addresses[0] ?? ''), await next(addresses[1] ?? '')];

    expect([oldest.status, oldest.body[0].errorCode]).toEqual([400, 'INVALID_QUERY_LOCATOR']);
    expect([second.status, second.body.done]).toEqual([200, true]);
  });

  it('gets records by their ids, and refuses an address that is too long', async () => {
    const { call, query, create } = await open();
    const ids = [await create('Task', { Subject: 'Call' }), await create('Task', { Subject: 'Write' })];
    await call('DELETE', `/sobjects/Task/${ids[1]}`);

    const found = await call('POST', '/composite/sobjects/Task', { ids, fields: ['subject', 'Id'] });
    const long = await query(`SELECT Id FROM Task WHERE Subject = '${'x'.repeat(16_384)}'`);

    expect(found.body).toEqual([{ attributes: expect.anything(), Subject: 'Call', Id: ids[0] }, null]);
    expect(long.status).toBe(414);
  });

  it.each([
    ['SELECT Nmae FROM Account', 400, 'INVALID_FIELD'],
    ['SELECT Id, Id FROM Account', 400, 'MALFORMED_QUERY'],
    ['SELECT Id FROM Acount', 400, 'INVALID_TYPE'],
    ['SELECT Id FROM Account WHERE', 400, 'MALFORMED_QUERY'],
  ])('refuses %s in its own words', async (soql, status, errorCode) => {
    const { query } = await open();

    const answer = await query(soql);

    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject([{ errorCode, message: expect.any(String) }]);
  });

  it.each([
    [{ dailyQuota: 0 }, 403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests'],
    [{ rate: { limit: 1, perMs: 1000 } }, 403, 'REQUEST_LIMIT_EXCEEDED', 'ConcurrentRequests'],
    [{ faults: [{ after: 1, refusal: 'unauthorized' }] }, 401, 'INVALID_SESSION_ID', 'Session expired'],
  ])('refuses a call under %o', async (quirks, status, errorCode, words) => {
    const { call, set } = await open();
    await set(quirks);
    await call('GET', '/sobjects');

    const answer = await call('GET', '/sobjects');

    expect(answer.status).toBe(status);
    expect(answer.body).toEqual([{ errorCode, message: expect.stringContaining(words) }]);
  });
});

describe('writing Salesforce', () => {
  it.each([
    [{ FirstName: 'No last name' }, 'REQUIRED_FIELD_MISSING', ['LastName']],
    [{ LastName: 'A', Shoe: 9 }, 'INVALID_FIELD', undefined],
    [{ LastName: 'A', HasOptedOutOfEmail: 'yes' }, 'JSON_PARSER_ERROR', undefined],
    [
      { LastName: 'A', SystemModstamp: '2026-01-01T00:00:00Z' },
      'INVALID_FIELD_FOR_INSERT_UPDATE',
      ['SystemModstamp'],
    ],
    [{ LastName: 'A', AccountId: 'acme' }, 'MALFORMED_ID', ['AccountId']],
    [{ LastName: 'A', External_Id__c: 'taken' }, 'DUPLICATE_VALUE', undefined],
  ])('refuses %o', async (values, errorCode, fields) => {
    const { call, create, query } = await open();
    await create('Contact', { LastName: 'First', External_Id__c: 'taken' });

    const { status, body } = await call('POST', '/sobjects/Contact', values);

    expect(status).toBe(400);
    expect(body).toEqual([{ errorCode, message: expect.any(String), ...(fields && { fields }) }]);
    expect((await query('SELECT Id FROM Contact')).body.totalSize).toBe(1);
  });
});
