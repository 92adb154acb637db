import { describe, expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';

const NOON = new Date('2026-03-01T12:00:00Z');
const noonSeconds = NOON.getTime() / 1000;

/** An account with some records of an object, and calls with the version that the facts are about. */
async function openIntercom(seed: Record<string, number>) {
  const { call, control } = await openDialect('intercom', NOON);
  for (const [object, count] of Object.entries(seed)) {
    await control('POST', `/objects/${object}/records`, { count, everyMs: 1000 });
  }
  return {
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

  it('answers 500 without the version, and to what the facts do not know', async () => {
    const { call, plainCall } = await openIntercom({ contacts: 1 });

    const answers = [
      await plainCall('GET', '/contacts'),
      await call('GET', '/tickets'),
      await call('GET', '/contacts?updated_since=1'),
      await call('POST', '/contacts/search', { query: { field: 'email', operator: '==', value: 'x' } }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
  });
});
