import { describe, expect, it } from 'vitest';
import { serving } from '../engine/answering.fixture.ts';
import { restApi } from '../engine/rest-api.ts';
import { attio } from './attio.ts';
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

describe('links of Salesforce', () => {
  const [task, other, contact, lead] = ['00T1', '00T2', '0031', '00Q1'].map((id) => id.padEnd(15, '0'));
  const leading = { name: 'WhoId', referenceTo: ['Contact', 'Lead'] };
  const fields = [leading, { name: 'IsArchived' }, { name: 'IsDeleted' }];
  const records = [
    { Id: task, WhoId: contact },
    { Id: other, WhoId: lead },
  ];

  it.each([
    ['Task', 'Contact', [task, other], { [`${task}`]: contact }],
    ['Contact', 'Task', [contact, lead], { [`${contact}`]: task, [`${lead}`]: other }],
  ])('from %s to %s name records of that object, and archived ones too', async (from, to, ids, expected) => {
    const { fetch, requests } = serving((_, { pathname }) => {
      if (!pathname.endsWith('/describe')) return { body: { records, done: true } };
      const described = pathname.includes('/Task/')
        ? { keyPrefix: '00T', fields }
        : { keyPrefix: '003', fields: [] };
      return { body: described };
    });
    const read = salesforce.functions?.associationsOf?.(from, to)?.(restApi(salesforce, fetch));

    const found = await read?.(ids.map((id = '') => ({ id, original: {} })));

    const links = [...(found ?? [])].map(([id, all]) => [id, ...all.map((link) => link.id)]);
    expect(Object.fromEntries(links)).toEqual(expected);
    const { pathname, searchParams } = new URL(requests.at(-1)?.url ?? '');
    expect(pathname).toMatch(/queryAll$/);
    expect(searchParams.get('q')).toMatch(/ FROM Task WHERE .* AND IsDeleted = false$/);
  });

  it('are unknown where no field that the user sees joins both objects', async () => {
    const { fetch } = serving(() => ({ body: { keyPrefix: '003', fields } }));
    const read = salesforce.functions?.associationsOf?.('Account', 'Campaign')?.(restApi(salesforce, fetch));

    await expect(read?.([{ id: contact ?? '', original: {} }])).rejects.toThrow(
      'no field that this user sees leads from "Account" to "Campaign", or back.',
    );
  });

  it('say on which side the field is, between two records of one object', async () => {
    const [parent, child] = ['0011', '0012'].map((id) => id.padEnd(15, '0'));
    const described = { keyPrefix: '001', fields: [{ name: 'ParentId', referenceTo: ['Account'] }] };
    const { fetch } = serving((_, { pathname, searchParams }) => {
      if (pathname.endsWith('/describe')) return { body: described };
      const isFound = /ParentId IN|'0012/.test(searchParams.get('q') ?? '');
      return { body: { records: isFound ? [{ Id: child, ParentId: parent }] : [], done: true } };
    });
    const read = salesforce.functions?.associationsOf?.('Account', 'Account')?.(restApi(salesforce, fetch));

    const found = async (id = '') => (await read?.([{ id, original: {} }]))?.get(id);

    const said = { object: 'Account', field: 'ParentId' };
    expect([await found(child), await found(parent)]).toEqual([
      [{ id: parent, providerAssociationMetadata: { ...said, side: 'from' } }],
      [{ id: child, providerAssociationMetadata: { ...said, side: 'to' } }],
    ]);
  });
});

describe('links of Attio', () => {
  const opened = (to: string) => attio.functions?.associationsOf?.('deals', to);

  it('to workspace members are in attributes with an actor, which may be something else', async () => {
    const actor = (type: string, id: string | null) => ({
      attribute_type: 'actor-reference',
      referenced_actor_type: type,
      referenced_actor_id: id,
    });
    const values = {
      owner: [actor('workspace-member', 'ada')],
      created_by: [actor('api-token', 'key'), actor('system', null)],
    };
    const read = opened('workspace_members')?.(restApi(attio, serving(() => ({ body: {} })).fetch));

    expect(Object.fromEntries((await read?.([{ id: '1', original: { values } }])) ?? [])).toEqual({
      1: [{ id: 'ada', providerAssociationMetadata: { attribute: 'owner' } }],
    });
  });

  it.each(['tasks', 'notes', 'lists'])('to %s are in no record', (to) => {
    expect(opened(to)).toBeUndefined();
  });
});
