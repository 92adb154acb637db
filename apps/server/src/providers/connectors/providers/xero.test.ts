import { describe, expect, it } from 'vitest';
import { serving, writing } from '../engine/answering.fixture.ts';
import { getRecord } from '../engine/get-record.ts';
import { toObject } from '../engine/object.ts';
import { readPage } from '../engine/read-page.ts';
import { factsOf } from '../engine/record-facts.ts';
import { xero } from './xero.ts';

const invoice = {
  InvoiceID: 'd4956132-ed94-4dd7-9eaa-aa22dfdf06f2',
  Date: '/Date(1539993600000+0000)/',
  Reference: '/Date(of the feast)/',
  UpdatedDateUTC: '/Date(1541176290160)/',
  Payments: [{ Date: '/Date(-1000-0800)/' }],
};

describe('the connector of Xero', () => {
  it('turns times in milliseconds into RFC 3339 at every depth, and leaves the raw record as it came', async () => {
    const { fetch } = serving(() => ({ body: { Invoices: [invoice] } }));

    const page = await readPage(xero, { objectName: 'Invoices', fields: [], pageSize: 10 }, fetch);

    expect(page.records).toEqual([
      {
        ...invoice,
        Date: '2018-10-20T00:00:00.000Z',
        UpdatedDateUTC: '2018-11-02T16:31:30.160Z',
        Payments: [{ Date: '1969-12-31T23:59:59.000Z' }],
      },
    ]);
    expect(page.originals).toEqual([invoice]);
    const { updateMs } = factsOf(toObject(xero, 'Invoices'), page.records[0] ?? {});
    expect(updateMs).toBe(1_541_176_290_160);
  });

  it('creates, changes and deletes in the forms that each object has', async () => {
    const { write, requests } = writing(xero, () => ({ body: {} }));
    const record = { Name: 'Ada' };

    await write({ type: 'create', objectName: 'Contacts', record });
    await write({ type: 'update', objectName: 'Contacts', recordId: 'c1', record });
    await write({ type: 'create', objectName: 'Accounts', record });
    await write({ type: 'delete', objectName: 'Payments', recordId: 'p1', record });

    const calls = requests.map(async (one) => [
      `${one.method} ${new URL(one.url).pathname.replace('/base/api.xro/2.0', '')}`,
      await one.json(),
    ]);
    expect(await Promise.all(calls)).toEqual([
      ['PUT /Contacts', { Contacts: [{ Name: 'Ada' }] }],
      ['POST /Contacts/c1', { Contacts: [{ Name: 'Ada' }] }],
      ['PUT /Accounts', { Name: 'Ada' }],
      ['POST /Payments/p1', { Payments: [{ Status: 'DELETED' }] }],
    ]);
    // Otherwise the document promises a 200 also for what is wrong.
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?summarizeErrors=true', '', '', '']);
  });

  // https://developer.xero.com/documentation/api-guides/rounding-in-xero
  it.each(['Invoices', 'CreditNotes', 'BankTransactions', 'Items'])(
    'reads and writes unit prices of %s with four decimals',
    async (objectName) => {
      const { write, fetch, requests } = writing(xero, () => ({ body: { [objectName]: [{}] } }));
      const record = { Code: 'A' };

      await readPage(xero, { objectName, fields: [], pageSize: 10 }, fetch);
      await getRecord(xero, { objectName, id: '1', fields: [] }, fetch);
      await write({ objectName, type: 'create', record });
      await write({ objectName, type: 'update', recordId: '1', record });

      const asked = requests.map(({ url }) => new URL(url).searchParams.get('unitdp'));
      expect(asked).toEqual(['4', '4', '4', '4']);
    },
  );

  it('believes no success of a record that has errors', async () => {
    const ValidationErrors = [
      { Message: 'The date is in a locked period.' },
      { Message: 'No such contact.' },
    ];
    const { write } = writing(xero, () => ({
      body: { Status: 'OK', Invoices: [{ InvoiceID: '0', ValidationErrors }] },
    }));

    await expect(
      write({ type: 'create', objectName: 'Invoices', record: { Type: 'ACCREC' } }),
    ).rejects.toMatchObject({
      kind: 'rejected',
      message: 'Xero answered 200: The date is in a locked period.; No such contact.',
    });
  });

  it.each(['Invoices', 'CreditNotes', 'Payments', 'BankTransactions', 'Quotes', 'ManualJournals'])(
    'takes %s with the status DELETED for deleted',
    (objectName) => {
      const { isDeleted } = factsOf(toObject(xero, objectName), { Status: 'DELETED' });
      expect(isDeleted).toBe(true);
      expect(factsOf(toObject(xero, objectName), { Status: 'PAID' }).isDeleted).toBe(false);
    },
  );
});
