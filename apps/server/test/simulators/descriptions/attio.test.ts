import { describe, expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';

describe('writing Attio', () => {
  it('refuses what it does not know, what is missing, and what nobody writes', async () => {
    const { call } = await openDialect('attio');
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
