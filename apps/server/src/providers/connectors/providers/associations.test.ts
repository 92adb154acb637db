import { describe, expect, it } from 'vitest';
import { serving } from '../engine/answering.fixture.ts';
import { restApi } from '../engine/rest-api.ts';
import { hubspot } from './hubspot.ts';
import { salesforce } from './salesforce.ts';

const linked = (id: string) => ({ from: { id }, to: [{ toObjectId: '7' }] });
const gone = { category: 'OBJECT_NOT_FOUND', message: 'No company is associated with contact 2.' };

describe('links of which a provider did not tell all', () => {
  const linksOf = (connector: typeof hubspot, body: unknown, ids = ['1', '2']) =>
    connector.functions?.associationsOf?.(
      'contacts',
      'companies',
    )?.(restApi(connector, serving(() => ({ body })).fetch))(ids.map((id) => ({ id, original: {} })));

  it('are not taken for none at HubSpot, where only a record without links may be left out', async () => {
    const found = await linksOf(hubspot, { results: [linked('1')], errors: [gone] });

    expect([...(found?.keys() ?? [])]).toEqual(['1']);
    const refused = { category: 'VALIDATION_ERROR', message: 'Contact 2 is locked.' };
    await expect(linksOf(hubspot, { results: [linked('1')], errors: [gone, refused] })).rejects.toThrow(
      'HubSpot did not tell all links: Contact 2 is locked.',
    );
  });

  it('are not taken for all when a page of them comes twice', async () => {
    const endless = { ...linked('1'), paging: { next: { after: 'a' } } };
    const fields = [{ name: 'AccountId', referenceTo: ['companies'] }];
    const id = '003000000000001AAA';
    const page = { fields, records: [{ Id: id, AccountId: '001' }], done: false };

    await expect(linksOf(hubspot, { results: [endless] })).rejects.toThrow('came twice');
    await expect(linksOf(salesforce, { ...page, nextRecordsUrl: '/next' }, [id])).rejects.toThrow(
      'came twice',
    );
    await expect(linksOf(salesforce, page, [id])).rejects.toThrow('did not say where');
  });
});
