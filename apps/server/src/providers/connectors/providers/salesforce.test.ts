import { describe, expect, inject, it } from 'vitest';
import { openDialectAccount } from '../../../../test/conformance/dialect-account.ts';
import { ProviderBody } from '../../provider-words/provider-body.ts';
import { noSecrets } from '../../provider-words/secrets-in-use.ts';
import { serving } from '../engine/answering.fixture.ts';
import { describeObject } from '../engine/describe-object.ts';
import { fittedTo } from '../engine/object.ts';
import { type PageRequest, type ProviderPage, readPage } from '../engine/read-page.ts';
import { writeWhole } from '../engine/write-batch.ts';
import { writeEach } from '../engine/write-each.ts';
import { writeRecord } from '../engine/write-record.ts';
import { restConnector } from '../rest-connector.ts';
import { salesforce } from './salesforce.ts';
import { salesforceBatch } from './salesforce-batches.ts';

const NOON = new Date('2026-03-01T12:00:00Z');
const HOUR_MS = 60 * 60_000;

/** A new account of the simulator, and the connector with its credential. */
async function open() {
  const simulatorsUrl = inject('simulatorsUrl');
  const account = await openDialectAccount(simulatorsUrl, 'salesforce', NOON);
  const ask = async (pathOrUrl: string, init?: RequestInit) => {
    const address = /^http/.test(pathOrUrl) ? pathOrUrl : `${simulatorsUrl}/dialects/salesforce${pathOrUrl}`;
    const headers = {
      ...Object.fromEntries(new Headers(init?.headers)),
      authorization: `Bearer ${account.accessToken}`,
    };
    return Object.assign(await fetch(address, { ...init, headers }), { secrets: noSecrets, address });
  };
  return {
    ...account,
    ask,
    read: (request: Partial<PageRequest>) =>
      readPage(salesforce, { objectName: 'Account', fields: ['Name'], pageSize: 2000, ...request }, ask),
    write: (write: { type: 'create' | 'update' | 'delete'; recordId?: string; record?: object }) =>
      writeRecord(
        salesforce,
        {
          objectName: 'Account',
          repeatKey: '0190a8f0-0000-7000-8000-000000000000',
          wasSent: false,
          recordId: undefined,
          ...write,
          record: { ...write.record },
        },
        ask,
      ),
  };
}

/** The page after another. */
const pageAfter = ({ nextCursor }: ProviderPage) => (nextCursor ? { cursor: nextCursor } : {});

describe('the connector of Salesforce', () => {
  it('quotes the value of a search as the type of the field wants it', async () => {
    const { ask, seed } = await open();
    await seed('Opportunity', 5);
    const { search } = restConnector(salesforce);
    const find = async (fieldName: string, value: string | number) => {
      const filters = [{ fieldName, value }];
      const request = { objectName: 'Opportunity', fields: ['Name'], pageSize: 10, filters };
      return (await search(request, ask)).records.length;
    };

    expect(await find('CloseDate', '2020-01-01')).toBe(1);
    expect(await find('Amount', '1000')).toBe(1);
    expect(await find('Name', 'Alder 0')).toBe(1);
    // A text that looks like a date, or like the end of a query.
    expect(await find('Name', '2020-01-01')).toBe(0);
    expect(await find('Name', 5)).toBe(0);
    expect(await find('CloseDate', "2020-01-01' OR Name != '").catch(({ kind }) => kind)).toBe('rejected');
  });

  it('describes standard and custom fields with their types and choices', async () => {
    const { ask } = await open();

    const { fields } = await describeObject(salesforce, 'Account', ask);

    expect(fields.Regions__c).toMatchObject({ valueType: 'multiSelect', isCustom: true, readOnly: false });
    expect(fields.SystemModstamp).toMatchObject({ valueType: 'datetime', isCustom: false, readOnly: true });
    expect(fields.OwnerId).toMatchObject({ valueType: 'reference', referenceTo: ['User'] });
    expect(fields.Industry?.values).toContainEqual({ value: 'Energy', displayValue: 'Energy' });
    expect(Object.values(fields).filter(({ valueType }) => valueType === 'other')).toEqual([]);
  });

  it('writes either all records of a collection or none', async () => {
    const { ask, read } = await open();
    const write = (...records: object[]) =>
      writeWhole(
        salesforce,
        {
          objectName: 'Account',
          type: 'create',
          records: records.map((record) => ({ recordId: undefined, record: { ...record } })),
          repeatKey: '',
        },
        ask,
      );

    const none = await write({ Name: 'One' }, { Phone: '1' });
    const before = await read({});
    const all = await write({ Name: 'One' }, { Name: 'Two' });

    expect(none.results).toEqual([
      { refused: expect.stringContaining('rolled back') },
      { refused: expect.stringContaining('Name') },
    ]);
    expect(before.records.map(({ Name }) => Name)).not.toContain('One');
    expect(all.results).toMatchObject([{ written: { recordId: expect.any(String) } }, { written: {} }]);
  });

  it('reads what was asked for, without the attributes that are no field', async () => {
    const { create, read } = await open();
    const id = await create('Account', { Name: 'Acme' });

    const { records, originals } = await read({ fields: ['Name', 'Phone'] });

    const time = '2026-03-01T12:00:00.000+0000';
    const values = { Id: id, SystemModstamp: time, IsDeleted: false, Name: 'Acme', Phone: null };
    expect(records).toEqual([values]);
    expect(originals).toMatchObject([{ attributes: { type: 'Account' }, ...values }]);
  });

  it.each(["O'Larch \\ Sons", 'Two\nlines', "' OR Name != '", 'a\u2028b'])(
    'finds %j, which changes nothing in the query',
    async (name) => {
      const { create, read } = await open();
      await create('Account', { Name: 'Another' });
      const id = await create('Account', { Name: name });

      const { records } = await read({ filters: [{ fieldName: 'Name', value: name }] });

      expect(records.map(({ Id }) => Id)).toEqual([id]);
    },
  );

  it('shows what was deleted to a read of changes, and to no other', async () => {
    const { create, remove, read, setNow } = await open();
    const id = await create('Account', { Name: 'Acme' });
    await setNow(new Date(NOON.getTime() + HOUR_MS));
    await remove('Account', id);

    const filters = [{ fieldName: 'Name', value: 'Acme' }];
    const changed = await read({
      since: new Date(NOON.getTime() + 1),
      until: new Date('2026-03-02T00:00:00Z'),
    });

    expect(changed.records).toMatchObject([{ Id: id, IsDeleted: true }]);
    expect((await read({})).records).toEqual([]);
    expect((await read({ filters })).records).toEqual([]);
  });

  it.each([
    ['User', ['Id', 'SystemModstamp'], true],
    ['UserRole', ['Id', 'SystemModstamp'], true],
    ['AccountShare', ['Id', 'LastModifiedDate', 'IsDeleted'], true],
    ['AccountHistory', ['Id', 'CreatedDate'], false],
    ['TabDefinition', ['Id'], false],
  ])('reads %s by the fields that it has', async (objectName, system, changes) => {
    const { seed, change, setNow, remove, ask } = await open();
    const ids = await seed(objectName, 3);
    const { fields } = await describeObject(salesforce, objectName, ask);
    const fitted = fittedTo(salesforce, objectName, Object.keys(fields));
    const readIt = (request: Partial<PageRequest>) =>
      readPage(fitted, { objectName, fields: [], pageSize: 2000, ...request }, ask);
    const wanted = Object.keys(fields).find(
      (name) => !system.includes(name) && /Level|Name|Field/.test(name),
    );

    const all = await readIt({ fields: [wanted ?? ''] });
    await setNow(new Date(NOON.getTime() + HOUR_MS));
    if (changes) await change(objectName, ids[1] ?? '', {});
    if (system.includes('IsDeleted')) await remove(objectName, ids[2] ?? '');
    const since = await readIt({
      since: new Date(NOON.getTime() + HOUR_MS / 2),
      until: new Date('2026-03-02T00:00:00Z'),
    });

    expect(all.records.map(({ Id }) => Id)).toEqual(ids);
    for (const record of all.records) {
      expect(Object.keys(record).toSorted()).toEqual([...system, wanted].toSorted());
      expect(record[wanted ?? '']).toEqual(expect.any(String));
    }
    const found = system.includes('IsDeleted') ? ids.slice(1) : changes ? ids.slice(1, 2) : [];
    const expected = system.length === 1 ? ids : found;
    expect(since.records.map(({ Id }) => Id)).toEqual(expected);
  });

  // https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_queryall.htm
  it('reads and finds what Salesforce has archived, which are tasks and events of more than a year ago', async () => {
    const { seed, change, remove, ask } = await open();
    const ids = await seed('Task', 3);
    const { fields } = await describeObject(salesforce, 'Task', ask);
    const fitted = fittedTo(salesforce, 'Task', Object.keys(fields));
    const readIt = async (request: Partial<PageRequest>) => {
      const page = await readPage(
        fitted,
        { objectName: 'Task', fields: [], pageSize: 2000, ...request },
        ask,
      );
      return page.records.map(({ Id }) => Id);
    };

    await change('Task', ids[0] ?? '', { IsArchived: true });
    await remove('Task', ids[2] ?? '');

    expect(await readIt({})).toEqual(expect.arrayContaining(ids.slice(0, 2)));
    expect(await readIt({})).toHaveLength(2);
    expect(await readIt({ filters: [{ fieldName: 'Id', value: ids[0] ?? '' }] })).toEqual([ids[0]]);
    expect(await readIt({ filters: [{ fieldName: 'Id', value: ids[2] ?? '' }] })).toEqual([]);
  });

  it('reads more fields than an address can name, from page to page', async () => {
    const { seed, remove, changeFields, set, read } = await open();
    await changeFields('Account', { added: 1500 });
    const ids = await seed('Account', 3);
    await remove('Account', ids[2] ?? '');
    await set({ largestPage: 2 });
    const fields = Array.from({ length: 1500 }, (_, index) => `extra_${index + 1}`);

    const first = await read({ fields, since: new Date(0) });
    const second = await read({ fields, since: new Date(0), ...pageAfter(first) });

    for (const record of first.records)
      expect(record).toMatchObject({ extra_1: 'Extra 1', extra_1500: 'Extra 1500' });
    expect([...first.records, ...second.records].map(({ Id }) => Id)).toEqual(ids);
    expect(second.records).toMatchObject([{ IsDeleted: true }]);
    expect(second.nextCursor).toBeUndefined();
  });

  it.each([
    [{ dailyQuota: 0 }, {}, { kind: 'rate_limited', status: 403 }, 'TotalRequests Limit exceeded'],
    [{}, { fields: ['Nmae'] }, { kind: 'missing_field', missingFields: ['Nmae'] }, 'Nmae'],
    [{}, { objectName: 'Acount' }, { kind: 'missing_object' }, 'Acount'],
    [{ faults: [{ refusal: 'unauthorized' }] }, {}, { kind: 'credentials' }, 'Session expired'],
    [{ faults: [{ refusal: 'forbidden' }] }, {}, { kind: 'forbidden' }, 'Salesforce answered 403'],
    [{ faults: [{ refusal: 'conflict' }] }, {}, { kind: 'conflict' }, 'exclusive access'],
  ])('understands a refusal under %o of %o', async (quirks, request, error, words) => {
    const { read, set } = await open();
    await set(quirks);

    const reading = read(request);

    await expect(reading).rejects.toMatchObject(error);
    await expect(reading).rejects.toThrow(words);
  });

  it('names the field that Salesforce does not show, and no other of the query that it quotes', async () => {
    const { read, changeFields } = await open();
    await changeFields('Account', { hidden: ['BillingCity', 'Phone'] });
    const refusal = (...fields: string[]) => read({ fields }).catch((error: unknown) => error);

    const first = await refusal('Name', 'Website', 'Industry', 'BillingCity', 'Phone');
    const second = await refusal('Name', 'Website', 'Industry', 'Phone');
    const quoted = await read({
      fields: ['Name'],
      filters: [{ fieldName: 'Phone', value: "No such column 'Name' on entity 'Account'" }],
    }).catch((error: unknown) => error);

    expect(first).toMatchObject({ kind: 'missing_field', missingFields: ['BillingCity'] });
    expect(second).toMatchObject({ kind: 'missing_field', missingFields: ['Phone'] });
    expect(quoted).toMatchObject({ kind: 'missing_field', missingFields: [] });
  });

  it('asks for smaller pages', async () => {
    const { seed, read } = await open();
    await seed('Account', 201);

    const page = await read({ pageSize: 200 });

    expect(page.records).toHaveLength(200);
    expect(page.nextCursor).toBeDefined();
  });

  it('knows the address of a page that is gone', async () => {
    const { seed, read, set } = await open();
    await seed('Account', 3);
    await set({ largestPage: 2, cursorsDie: { afterPage: 1 } });
    const first = await read({});

    await expect(read(pageAfter(first))).rejects.toMatchObject({ kind: 'cursor_gone', status: 400 });
  });

  it('creates, updates and deletes a record', async () => {
    const { write, records } = await open();

    const created = await write({ type: 'create', record: { Name: 'Acme' } });
    const recordId = created.recordId ?? '';
    const updated = await write({ type: 'update', recordId, record: { Phone: '+1 555 0100' } });
    const [stored] = await records('Account');
    const deleted = await write({ type: 'delete', recordId });

    expect([created.status, updated, deleted.status]).toEqual([201, { status: 204, recordId }, 204]);
    expect(stored).toMatchObject({ id: recordId, values: { Name: 'Acme', Phone: '+1 555 0100' } });
    expect(await records('Account')).toMatchObject([{ id: recordId, isDeleted: true }]);
  });

  it('takes no record for written whose answer says that it was not', async () => {
    const body = {
      success: false,
      errors: [{ statusCode: 'DUPLICATE_VALUE', message: 'It is there already' }],
    };
    const answer = async () => Object.assign(Response.json(body), { secrets: noSecrets });
    const write = { objectName: 'Account', recordId: undefined, record: {}, repeatKey: '', wasSent: false };

    const writing = writeRecord(salesforce, { ...write, type: 'create' }, answer);

    await expect(writing).rejects.toMatchObject({ kind: 'rejected', status: 200 });
    await expect(writing).rejects.toThrow('It is there already');
  });

  it('writes by itself what only a limit of all records together has refused', () => {
    const refused = (message: string) => ({
      success: false,
      errors: [{ statusCode: 'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY', message }],
    });
    const messages = ['accountTrigger: System.LimitException: Too many SOQL queries: 101', 'Too many'];
    const body = new ProviderBody(messages.map(refused));
    const entries = messages.map((trace) => ({ trace, recordId: undefined, record: {} }));

    const results = salesforceBatch('/composite/sobjects', 'create')?.resultsOf(body, entries);

    expect(results).toEqual(['unwritten', { refused: expect.anything() }]);
  });

  // https://developer.salesforce.com/docs/atlas.en-us.draes.meta/draes/draes_object_relationships_record_level_locking.htm
  it('sends a collection again in which somebody else has locked a record for a moment', async () => {
    const codes = ['ALL_OR_NONE_OPERATION_ROLLED_BACK', 'UNABLE_TO_LOCK_ROW'];
    const body = codes.map((statusCode) => ({ success: false, errors: [{ statusCode, message: 'm' }] }));
    const { fetch } = serving(() => ({ body }));
    const write = { objectName: 'Account', type: 'update' as const, repeatKey: '' };
    const records = ['1', '2'].map((recordId) => ({ trace: recordId, recordId, record: { Name: 'Oak' } }));

    const whole = writeWhole(salesforce, { ...write, records }, fetch);
    const { results } = await writeEach(salesforce, 'update', { ...write, records }, fetch);

    await expect(whole).rejects.toMatchObject({ kind: 'conflict', message: 'Salesforce answered 200: m' });
    expect(results).toEqual([{ refused: 'Salesforce refused it: m' }, 'unwritten']);
  });

  it('says why a record was refused', async () => {
    const { write } = await open();

    const writing = write({ type: 'create', record: { Phone: '1' } });

    await expect(writing).rejects.toMatchObject({ kind: 'rejected', status: 400 });
    await expect(writing).rejects.toThrow('Required fields are missing: [Name]');
  });
});
