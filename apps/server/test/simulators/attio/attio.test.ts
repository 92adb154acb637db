import { describe, expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00.345Z');

async function open(counts: Record<string, number> = {}) {
  const opened = await openDialect('attio');
  const set = (quirks: object) => opened.control('PUT', '/quirks', { now: NOON, ...quirks });
  await set({});
  for (const [name, count] of Object.entries(counts)) {
    await opened.control('POST', `/objects/${name}/records`, { count, everyMs: 1000 });
  }
  const idsOf = async (name: string, body: object) =>
    (await opened.call('POST', `/v2/objects/${name}/records/query`, body)).body.data.map(
      (record: { id: { record_id: string } }) => record.id.record_id,
    );
  return { ...opened, set, idsOf };
}

describe('listing Attio', () => {
  it('counts to the end of the records, and finds those that were created since a time', async () => {
    const { idsOf, call } = await open({ companies: 3 });

    const pages = [];
    for (const offset of [0, 2, 4]) pages.push(await idsOf('companies', { limit: 2, offset }));
    const all = pages.flat();
    const since = { created_at: { $gte: '2026-03-01T11:59:59.345Z' } };

    expect(pages.map((page) => page.length)).toEqual([2, 1, 0]);
    expect(new Set(all).size).toBe(3);
    expect(await idsOf('companies', { filter: since })).toEqual(all.slice(1));
    const unknown = { filter: { name: 'Acme' } };
    expect((await call('POST', '/v2/objects/companies/records/query', unknown)).status).toBe(500);
  });

  it('goes in circles for a caller that counts, and never forgets a place', async () => {
    const { idsOf, set } = await open({ companies: 8 });
    await set({ cursor: 'repeats', cursorsDie: { afterPage: 1 } });

    const pages = [];
    for (const offset of [0, 2, 4, 6, 8]) pages.push(await idsOf('companies', { limit: 2, offset }));

    expect(pages.slice(2)).toEqual([pages[1], pages[1], pages[1]]);
    expect(pages[0]).not.toEqual(pages[1]);
  });

  it('has a list of typed values for every attribute, and describes the attributes', async () => {
    const { call } = await open({ people: 1, tasks: 60, lists: 60, notes: 60 });

    const { data } = (await call('POST', '/v2/objects/people/records/query', {})).body;
    const { data: attributes } = (await call('GET', '/v2/objects/people/attributes')).body;

    expect(data[0]).toMatchObject({ created_at: '2026-03-01T12:00:00.345000000Z' });
    expect(data[0].values).toMatchObject({
      name: [{ full_name: 'Alder 1', attribute_type: 'personal-name' }],
      email_addresses: [{ email_address: 'person1@mail.example' }],
    });
    expect(attributes.map((one: { api_slug: string }) => one.api_slug)).toEqual(Object.keys(data[0].values));
    expect(attributes[1]).toMatchObject({ type: 'email-address', is_writable: true, is_multiselect: true });
    const lengths = await Promise.all(
      ['tasks', 'lists', 'notes?limit=50&offset=50'].map(
        async (path) => (await call('GET', `/v2/${path}`)).body.data.length,
      ),
    );
    expect(lengths).toEqual([60, 60, 10]);
    expect((await call('GET', '/v2/notes?limit=51')).status).toBe(500);
  });
});

describe('writing Attio', () => {
  it('replaces several values with PUT, and appends them with PATCH', async () => {
    const { call } = await open();
    const wrap = (values: object) => ({ data: { values } });

    const made = await call(
      'POST',
      '/v2/objects/companies/records',
      wrap({ name: 'Acme', domains: ['a.example'] }),
    );
    const path = `/v2/objects/companies/records/${made.body.data.id.record_id}`;
    const appended = await call('PATCH', path, wrap({ domains: ['b.example'] }));
    const replaced = await call('PUT', path, wrap({ domains: ['c.example'] }));
    const gone = await call('DELETE', path);
    const missing = await call('PUT', path, wrap({ name: 'B' }));

    const domains = ({ body }: typeof made) =>
      body.data.values.domains.map((one: { domain: string }) => one.domain);
    expect([domains(appended), domains(replaced)]).toEqual([['a.example', 'b.example'], ['c.example']]);
    expect(replaced.body.data.values.name).toMatchObject([{ value: 'Acme' }]);
    expect([gone.status, missing.status, missing.body.code]).toEqual([200, 404, 'not_found']);
  });

  it('refuses what it does not know, what is missing, and what nobody writes', async () => {
    const { call } = await open();
    const create = async (name: string, values: object) =>
      (await call('POST', `/v2/objects/${name}/records`, { data: { values } })).body.message;

    expect(await create('companies', { shoe_size: 44 })).toBe(
      'Cannot find attribute with slug/ID "shoe_size".',
    );
    expect(await create('companies', { name: 44 })).toContain('An invalid value');
    expect(await create('companies', { domains: 'a.example' })).toContain('An invalid value');
    expect(await create('deals', { name: 'Roof' })).toContain('"stage" was not provided');
    expect(await create('people', { strongest_connection: 'x' })).toContain('cannot be written');
    expect((await call('DELETE', '/v2/lists/x')).status).toBe(500);
    expect((await call('POST', '/v2/workspace_members', { data: {} })).status).toBe(500);
  });
});
