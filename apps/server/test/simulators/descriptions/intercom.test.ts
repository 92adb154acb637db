import { describe, expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';

const NOON = new Date('2026-03-01T12:00:00Z');
const noonSeconds = NOON.getTime() / 1000;

/** An account with some records of an object, and calls with the version that the facts are about. */
async function openIntercom(seed: Record<string, number>, everyMs = 1000) {
  const { call, control, account } = await openDialect('intercom', NOON);
  for (const [object, count] of Object.entries(seed)) {
    await control('POST', `/objects/${object}/records`, { count, everyMs });
  }
  return {
    account,
    control,
    call: (method: string, path: string, body?: unknown) =>
      call(method, path, body, { 'intercom-version': '2.11' }),
    plainCall: call,
  };
}

const find = (operator: string, value: unknown, field = 'updated_at') => ({
  query: { operator: 'AND', value: [{ field, operator, value }] },
});

describe('the simulated Intercom', () => {
  it.each([
    ['contacts', 'list', 'data'],
    ['conversations', 'conversation.list', 'conversations'],
  ])('pages %s with a cursor, in a list whose type says where they are', async (object, type, member) => {
    const { call } = await openIntercom({ [object]: 3 });

    const first = await call('GET', `/${object}?per_page=2`);
    const after = encodeURIComponent(first.body.pages.next.starting_after);
    const second = await call('GET', `/${object}?per_page=2&starting_after=${after}`);

    expect([first.body.type, second.body.type]).toEqual([type, type]);
    const ids = [...first.body[member], ...second.body[member]].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(second.body.pages).not.toHaveProperty('next');
  });

  it('pages companies by number, with the whole address of the next page', async () => {
    const { call } = await openIntercom({ companies: 3 });

    const first = await call('GET', '/companies?per_page=2');
    const second = await call('GET', '/companies?per_page=2&page=2');

    expect(new URL(first.body.pages.next).search).toBe('?per_page=2&page=2');
    expect([first.body.data.length, second.body.data.length, second.body.pages.next]).toEqual([2, 1, null]);
  });

  it('compares times of contacts by day, and of conversations by second', async () => {
    const { call } = await openIntercom({ contacts: 1, conversations: 1 });
    const count = async (object: string, operator: string, value: number) =>
      (await call('POST', `/${object}/search`, find(operator, String(value)))).body.total_count;

    expect(await count('contacts', '>', noonSeconds - 3600)).toBe(0);
    expect(await count('contacts', '=', noonSeconds - 3600)).toBe(1);
    expect(await count('contacts', '>', noonSeconds - 24 * 3600)).toBe(1);
    expect(await count('conversations', '>', noonSeconds - 1)).toBe(1);
    expect(await count('conversations', '>', noonSeconds)).toBe(0);
  });

  it('describes the attributes of the model that is asked for', async () => {
    const { call } = await openIntercom({});
    const namesOf = async (model: string) =>
      (await call('GET', `/data_attributes?model=${model}`)).body.data.map(
        ({ name }: { name: string }) => name,
      );

    expect(await namesOf('contact')).toContain('external_id');
    expect(await namesOf('company')).toContain('company_id');
  });

  it('lists tickets with a search that always matches, and in no other way', async () => {
    const { call } = await openIntercom({ tickets: 3 });
    const open = (value: string) => ({ field: 'open', operator: '=', value });
    const query = { operator: 'OR', value: [open('true'), open('false')] };

    const all = await call('POST', '/tickets/search', { query, pagination: { per_page: 150 } });
    const list = await call('GET', '/tickets');

    expect([all.body.type, all.body.tickets.length, list.status]).toEqual(['ticket.list', 3, 500]);
  });

  it('changes a company that it knows, and refuses a contact that it knows', async () => {
    const { call, control } = await openIntercom({});
    const company = { company_id: 'c1', name: 'One' };

    const [first, second] = [
      await call('POST', '/companies', company),
      await call('POST', '/companies', { ...company, name: 'Two' }),
    ];
    await call('POST', '/contacts', { external_id: 'u1' });
    const again = await call('POST', '/contacts', { external_id: 'u1' });

    expect(second.body).toMatchObject({ id: first.body.id, name: 'Two' });
    expect(again.status).toBe(409);
    expect((await control('GET', '/objects/contacts/records')).body.records).toHaveLength(1);
  });

  it('lists admins, teams and tags whole', async () => {
    const { call } = await openIntercom({ admins: 2, teams: 2, tags: 2 });

    const [admins, teams, tags] = [
      await call('GET', '/admins'),
      await call('GET', '/teams'),
      await call('GET', '/tags'),
    ];

    expect([admins.body.admins, teams.body.teams, tags.body.data].map((list) => list.length)).toEqual([
      2, 2, 2,
    ]);
  });

  it('answers 500 without the version, and to what the facts do not know', async () => {
    const { call, plainCall } = await openIntercom({ contacts: 1 });

    const answers = [
      await plainCall('GET', '/contacts'),
      await call('GET', '/contacts?updated_since=1'),
      await call('POST', '/contacts/search', { query: { field: 'email', operator: '==', value: 'x' } }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
  });
});
