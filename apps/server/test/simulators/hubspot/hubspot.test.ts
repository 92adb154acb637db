import { describe, expect, it } from 'vitest';
import { mountDialect } from '../mount.ts';
import { createDialectWorld } from '../world.ts';
import { hubspotDialect } from './dialect.ts';

const JUNE = Date.UTC(2026, 5, 1, 12);

/** An account of the simulated vendor, whose clock stands still unless a test moves it. */
function openAccount() {
  const clock = { now: JUNE };
  const world = createDialectWorld(hubspotDialect, {
    now: () => new Date(clock.now),
    randomToken: () => crypto.randomUUID(),
  });
  const account = world.openAccount();
  const app = mountDialect(world);
  const call = async (method: string, path: string, body?: object) => {
    const response = await app.request(path, {
      method,
      headers: { authorization: `Bearer ${account.accessToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  };
  return { account, clock, call };
}

const idsOf = ({ body }: { body: { results: { id: string }[] } }) => body.results.map(({ id }) => id);

function searching(filters: object[], more: object = {}) {
  const sorts = [{ propertyName: 'hs_object_id', direction: 'ASCENDING' }];
  return { filterGroups: [{ filters }], sorts, ...more };
}

describe('listing in the way of HubSpot', () => {
  it('refuses an address with too many names', async () => {
    const { call } = openAccount();

    const { status } = await call('GET', `/crm/objects/2026-09/contacts?properties=${'a'.repeat(8000)}`);

    expect(status).toBe(414);
  });
});

describe('searching in the way of HubSpot', () => {
  it.each([
    ['RFC 3339', new Date(JUNE).toISOString()],
    ['epoch milliseconds', String(JUNE)],
  ])('takes a time as %s, and includes it', async (_, value) => {
    const { account, call } = openAccount();
    account.seed('contacts', 2, 1000);
    const find = (operator: string) =>
      call(
        'POST',
        '/crm/objects/2026-09/contacts/search',
        searching([{ propertyName: 'lastmodifieddate', operator, value }]),
      );

    expect(idsOf(await find('GTE'))).toEqual(['1000000001']);
    expect(idsOf(await find('GT'))).toEqual([]);
    expect(idsOf(await find('LTE'))).toHaveLength(2);
  });

  it('compares ids as numbers, sorts by them, and goes on behind one', async () => {
    const { account, call } = openAccount();
    for (const id of ['10', '9', '100']) account.create('deals', {}, { id });

    const filters = [{ propertyName: 'hs_object_id', operator: 'GT', value: '9' }];
    const found = await call('POST', '/crm/objects/2026-09/deals/search', searching(filters));

    expect(idsOf(found)).toEqual(['10', '100']);
  });

  it.each([
    ['contacts', 'lastmodifieddate', 'hs_lastmodifieddate'],
    ['companies', 'hs_lastmodifieddate', 'lastmodifieddate'],
  ])('finds changed %s only by %s', async (object, right, wrong) => {
    const { call } = openAccount();
    const by = (propertyName: string) =>
      call(
        'POST',
        `/crm/objects/2026-09/${object}/search`,
        searching([{ propertyName, operator: 'GTE', value: '0' }]),
      );

    expect((await by(right)).status).toBe(200);
    expect(await by(wrong)).toMatchObject({
      status: 400,
      body: { status: 'error', errors: [{ code: 'PROPERTY_DOESNT_EXIST' }] },
    });
  });

  it('answers 500 to a body that the facts do not know', async () => {
    const { call } = openAccount();

    const answers = [
      await call('POST', '/crm/objects/2026-09/contacts/search', { limit: 201 }),
      await call('POST', '/crm/objects/2026-09/contacts/search', { filters: [] }),
      await call('GET', '/crm/objects/2026-09/contacts?since=2026-01-01'),
      await call('GET', '/crm/v4/objects/contacts'),
    ];

    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
  });
});

describe('writing in the way of HubSpot', () => {
  it.each([
    ['a property that does not exist', { shoe_size: '44' }, 400, 'VALIDATION_ERROR'],
    ['a value that is no option', { lifecyclestage: 'friend' }, 400, 'VALIDATION_ERROR'],
    ['a read-only property', { createdate: '2026-01-01' }, 400, 'VALIDATION_ERROR'],
    ['a number that is none', { score: 'high' }, 400, 'VALIDATION_ERROR'],
    ['an email that another contact has', { email: 'a@x.example' }, 409, 'CONFLICT'],
  ])('refuses %s', async (_, properties, status, category) => {
    const { account, call } = openAccount();
    account.create('contacts', { email: 'A@x.example' });

    const answer = await call('POST', '/crm/objects/2026-09/contacts', { properties });

    expect(answer).toMatchObject({ status, body: { status: 'error', category } });
    expect(account.everyRecord('contacts')).toHaveLength(1);
  });

  it('writes the good records of a batch if each has a trace id, and nothing of a bad batch otherwise', async () => {
    const { account, call } = openAccount();
    const good = { properties: { city: 'Oslo' } };
    const bad = { properties: { shoe_size: '44' } };

    const plain = await call('POST', '/crm/objects/2026-09/contacts/batch/create', { inputs: [good, bad] });
    const untouched = account.everyRecord('contacts').length;
    const inputs = [good, bad, good].map((input, at) => ({ ...input, objectWriteTraceId: `t${at}` }));
    const traced = await call('POST', '/crm/objects/2026-09/contacts/batch/create', { inputs });

    expect([plain.status, untouched]).toEqual([400, 0]);
    expect(traced.status).toBe(207);
    // The vendor's own example has no trace ids in its results.
    expect(Object.keys(traced.body.results[0])).not.toContain('objectWriteTraceId');
    expect(traced.body).toMatchObject({
      results: [{ id: '1000000001' }, { id: '1000000000' }],
      numErrors: 1,
      errors: [{ category: 'VALIDATION_ERROR', context: { objectWriteTraceId: ['t1'] } }],
    });
  });

  it('reads many by their ids, and names those that are not there', async () => {
    const { account, call } = openAccount();
    account.seed('companies', 1, 0);
    const inputs = [{ id: '2000000000' }, { id: '1' }];

    const answer = await call('POST', '/crm/objects/2026-09/companies/batch/read', {
      inputs,
      properties: ['name'],
    });

    expect(answer).toMatchObject({
      status: 207,
      body: { results: [{ id: '2000000000' }], errors: [{ context: { ids: ['1'] } }] },
    });
  });
});

describe('what else HubSpot answers', () => {
  it('refuses calls over the limit without a category, as the vendor does', async () => {
    const { account, call } = openAccount();
    account.quirks.rate = { limit: 1, perMs: 1000, retryAfter: 'none' };

    const answers = [await call('GET', '/crm/owners/2026-09'), await call('GET', '/crm/owners/2026-09')];

    expect(answers[1]).toMatchObject({
      status: 429,
      body: { status: 'error', errorType: 'RATE_LIMIT', policyName: 'SECONDLY' },
    });
  });

  it('refuses an object that does not exist', async () => {
    const { call } = openAccount();

    expect(await call('GET', '/crm/objects/2026-09/shoes')).toMatchObject({
      status: 400,
      body: { message: 'Unable to infer object type from: shoes' },
    });
  });
});
