import { describe, expect, it } from 'vitest';
import { pagesOf, serving, writing } from '../engine/answering.fixture.ts';
import { readPage } from '../engine/read-page.ts';
import { quickbooks } from './quickbooks.ts';

const customer = (Id: string, CreateTime: string) => ({ Id, MetaData: { CreateTime } });
const asked = { objectName: 'Customer', fields: [], pageSize: 2 };
const first = '2026-03-01T10:00:00-08:00';
const second = '2026-03-01T10:00:05-08:00';

describe('the connector of QuickBooks', () => {
  it('says in the query which page it wants, and goes on behind the last record', async () => {
    const Customer = [customer('1', first), customer('2', second)];
    const { fetch, requests } = serving(() => ({ body: { QueryResponse: { Customer } } }));
    const since = new Date('2026-02-01T00:00:00Z');

    const { nextCursor } = await readPage(quickbooks, { ...asked, since }, fetch);
    await readPage(quickbooks, { ...asked, since, ...(nextCursor && { cursor: nextCursor }) }, fetch);

    const start = `SELECT * FROM Customer WHERE Active IN (true, false) AND MetaData.LastUpdatedTime >= '2026-02-01T00:00:00.000Z'`;
    expect(requests.map(({ url }) => new URL(url).searchParams.get('query'))).toEqual([
      `${start} ORDERBY MetaData.CreateTime STARTPOSITION 1 MAXRESULTS 2`,
      `${start} AND MetaData.CreateTime > '2026-03-01T18:00:04.000Z' ORDERBY MetaData.CreateTime STARTPOSITION 2 MAXRESULTS 2`,
    ]);
  });

  it('counts on where a whole page was created at one time', async () => {
    const Customer = [customer('1', first), customer('2', first)];
    const { fetch, requests } = serving(() => ({ body: { QueryResponse: { Customer } } }));

    await pagesOf(quickbooks, asked, fetch, 3);

    expect(
      requests.map(({ url }) => new URL(url).searchParams.get('query')?.match(/STARTPOSITION \d+/)?.[0]),
    ).toEqual(['STARTPOSITION 1', 'STARTPOSITION 3', 'STARTPOSITION 5']);
  });

  it('takes an answer that names no list for an empty one, and no other', async () => {
    const answers = [{ QueryResponse: {} }, { Response: {} }];
    const { fetch, requests } = serving(() => ({ body: answers[requests.length - 1] }));

    await expect(readPage(quickbooks, asked, fetch)).resolves.toMatchObject({ records: [] });
    await expect(readPage(quickbooks, asked, fetch)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('sends the latest version with a change, or the one that the writer has read', async () => {
    const { write, requests } = writing(quickbooks, () => ({
      body: { Invoice: { Id: '7', SyncToken: '3' } },
    }));
    const invoice = { objectName: 'Invoice', recordId: '7' };

    await write({ ...invoice, type: 'update', record: { PrivateNote: 'a' } });
    await write({ ...invoice, type: 'update', record: { SyncToken: '3' } });
    await write({ ...invoice, type: 'delete' });
    const stale = write({ ...invoice, type: 'update', record: { SyncToken: '2' } });

    await expect(stale).rejects.toMatchObject({ kind: 'rejected', message: expect.stringContaining('"2"') });

    const sent = requests.filter(({ method }) => method === 'POST');
    expect(await Promise.all(sent.map((one) => one.json()))).toEqual([
      { Id: '7', sparse: true, SyncToken: '3', PrivateNote: 'a' },
      { Id: '7', sparse: true, SyncToken: '3' },
      { Id: '7', SyncToken: '3' },
    ]);
  });

  // https://developer.intuit.com/app/developer/qbo/docs/develop/troubleshooting/error-codes
  // https://github.com/routablehq/python-quickbooks/issues/127: another change of the record came first.
  it.each([
    ['6000', 'Business Validation Error', 'rejected'],
    ['5010', 'Stale Object Error', 'conflict'],
  ])('has not written what is answered with a fault of code %s', async (code, Message, kind) => {
    const Fault = { Error: [{ Message, code }], type: 'ValidationFault' };
    const { write } = writing(quickbooks, ({ method }) => ({
      body: method === 'GET' ? { Invoice: { Id: '7', SyncToken: '3' } } : { Fault },
    }));

    const written = write({ objectName: 'Invoice', recordId: '7', type: 'update' });

    await expect(written).rejects.toMatchObject({ kind });
  });
});
