import { describe, expect, it } from 'vitest';
import { openSeeded } from '../dialects.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00.345Z');

async function open(counts: Record<string, number> = {}) {
  const opened = await openSeeded('attio', NOON, counts);
  const idsOf = async (name: string, body: object) =>
    (await opened.call('POST', `/v2/objects/${name}/records/query`, body)).body.data.map(
      (record: { id: { record_id: string } }) => record.id.record_id,
    );
  return { ...opened, idsOf };
}

describe('writing Attio', () => {
  it('replaces several values with PUT', async () => {
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
    expect(domains(replaced)).toEqual(['c.example']);
    // It would append to them, so no connector may send it.
    expect(appended.status).toBe(500);
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
