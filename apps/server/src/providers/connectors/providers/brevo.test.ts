import { describe, expect, it } from 'vitest';
import { pagesOf, serving, writing } from '../engine/answering.fixture.ts';
import { describeObject } from '../engine/describe-object.ts';
import { readPage } from '../engine/read-page.ts';
import { brevo } from './brevo.ts';

/** Twelve contacts, of which three each were created at the same time. */
const contacts = () =>
  Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    createdAt: `2026-03-01T12:00:0${Math.floor(index / 3)}.500Z`,
    attributes: {},
  }));

describe('the connector of Brevo', () => {
  it('has each contact once when others are deleted between two pages', async () => {
    let there = contacts();
    const { fetch } = serving((_, { searchParams }) => {
      const since = searchParams.get('createdSince') ?? '';
      const start = Number(searchParams.get('offset') ?? 0);
      const found = there.filter(({ createdAt }) => createdAt > since).slice(start, start + 4);
      // The oldest one goes after each page.
      there = there.slice(1);
      return { body: { contacts: found, count: there.length } };
    });
    const pages = await pagesOf(brevo, { objectName: 'contacts', fields: [], pageSize: 4 }, fetch);

    expect(pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual(
      contacts().map(({ id }) => id),
    );
  });

  it('changes the address of a contact as an attribute, and sets that of a new one beside them', async () => {
    const { write, requests } = writing(brevo, () => ({ status: 201, body: { id: 7 } }));
    const record = { email: 'ada@mail.example', LASTNAME: 'Lovelace' };

    await write({ objectName: 'contacts', type: 'create', record });
    await write({ objectName: 'contacts', type: 'update', recordId: '7', record });

    const sent = requests.filter(({ method }) => method !== 'GET');
    expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
      { email: 'ada@mail.example', attributes: { LASTNAME: 'Lovelace' } },
      { attributes: { EMAIL: 'ada@mail.example', LASTNAME: 'Lovelace' } },
    ]);
  });

  it('takes a contact out of the lists that are not named, which Brevo does only if it is told which', async () => {
    const { write, requests } = writing(brevo, (request) => ({
      body: request.method === 'GET' ? { id: 7, listIds: [1, 2, 3], attributes: {} } : undefined,
      status: request.method === 'GET' ? 200 : 204,
    }));
    const update = { objectName: 'contacts', type: 'update', recordId: '7' } as const;

    await write({ ...update, record: { listIds: [2, '3', 4] } });
    await write({ ...update, record: { listIds: [4], unlinkListIds: [] } });
    await write({ ...update, record: { LASTNAME: 'Lovelace' } });

    const sent = requests.filter(({ method }) => method === 'PUT');
    expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
      { listIds: [2, '3', 4], unlinkListIds: [1] },
      { listIds: [4], unlinkListIds: [] },
      { attributes: { LASTNAME: 'Lovelace' } },
    ]);
    // The first call asks for the lists, and one after each write for what was taken.
    expect(requests.map(({ method }) => method)).toEqual(['GET', ...Array(3).fill(['PUT', 'GET']).flat()]);
  });

  // src/Contacts/Requests/UpdateContactRequest.php of github.com/getbrevo/brevo-php: values of another type are ignored.
  it.each([
    ['update', '7'],
    ['create', undefined],
    ['upsert', undefined],
  ] as const)(
    'names what Brevo has passed over, whose answer shows no record: %s',
    async (type, recordId) => {
      const attributes = { LASTNAME: 'Lovelace', BORN: '1815-12-10' };
      let status = 200;
      const { write } = writing(brevo, ({ method }) => {
        if (method !== 'GET') return type === 'create' ? { status: 201, body: { id: 7 } } : { status: 204 };
        return { status, body: { id: 7, listIds: [], attributes } };
      });
      const upsertBy = type === 'upsert' ? 'email' : undefined;
      const record = { email: 'ada@mail.example', LASTNAME: 'Lovelace', BORN: 'yesterday', SCORE: 'high' };
      const asked = { objectName: 'contacts', type, recordId, record, upsertBy };

      expect(await write(asked)).toMatchObject({
        recordId: '7',
        otherwise: ['BORN', 'SCORE'],
      });
      status = 500;
      expect(await write(asked)).toMatchObject({
        isUnchecked: true,
        ...(type !== 'upsert' && { recordId: '7' }),
      });
    },
  );

  // https://github.com/sendinblue/APIv3-php-library/issues/172
  it('reads archived campaigns, which the list of campaigns leaves out', async () => {
    const { fetch, requests } = serving(() => ({ body: { campaigns: [{ id: 7 }], count: 1 } }));

    const asked = { objectName: 'archivedEmailCampaigns', fields: [], pageSize: 2 };
    const page = await readPage(brevo, asked, fetch);

    expect(page.records.map(({ id }) => id)).toEqual([7]);
    const { pathname, searchParams } = new URL(requests[0]?.url ?? '');
    expect([pathname, searchParams.get('status')]).toEqual(['/base/v3/emailCampaigns', 'archive']);
  });

  it('says that nobody can write what Brevo computes', async () => {
    const attributes = [
      { name: 'LASTNAME', category: 'normal', type: 'text' },
      { name: 'SPENT', category: 'calculated', calculatedValue: 'SUM[AMOUNT]' },
    ];
    const { fetch } = serving(() => ({ body: { attributes } }));

    const { fields } = await describeObject(brevo, 'contacts', fetch);

    expect([fields.LASTNAME?.readOnly ?? false, fields.SPENT?.readOnly]).toEqual([false, true]);
  });
});
