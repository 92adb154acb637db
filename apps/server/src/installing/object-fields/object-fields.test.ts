import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { storedRows } from '../../../test/stored-rows.ts';

const fieldsPath = '/api/v1/objects/contacts/fields';

async function startFields() {
  const server = await startConnectedServer();
  const ofProvider = `${server.projectPath}/providers/sandboxApiKey`;
  return {
    ...server,
    ofProvider,
    get: (path = `${ofProvider}/objects/contacts/metadata?groupRef=acme`) => server.request('GET', path),
    upsert: (
      fields: Record<string, object[]>,
      { path = `${ofProvider}/object-metadata`, groupRef = 'acme', headers = {} } = {},
    ) => server.request('PUT', path, { groupRef, fields }, headers),
  };
}

const field = (fieldName: string) => ({ fieldName, displayName: 'A field', valueType: 'string' });

describe('asking an account for the fields of an object', () => {
  it.each([
    ['is away', 503, 502, 'provider_unreachable', 'provider_unreachable'],
    ['allows no more calls', 429, 502, 'provider_unreachable', 'rate_limited'],
    ['refuses', 400, 422, 'fields_unavailable', undefined],
    ['lacks a permission', 403, 422, 'fields_unavailable', 'insufficient_scope'],
    ['does not have the object', 404, 404, 'object_not_found', undefined],
  ])('says so when the provider %s', async (_, status, answered, code, reason) => {
    const { get, addFault } = await startFields();
    await addFault({ path: fieldsPath, status });

    const answer = await get();

    expect(answer).toMatchObject({ status: answered, body: { code } });
    expect(answer.body.context?.reason).toBe(reason);
  });

  it('says so when the provider answers something else than a list of fields', async () => {
    const { get, addFault } = await startFields();
    await addFault({ path: fieldsPath, status: 200, body: { fields: 'many' } });

    expect(await get()).toMatchObject({ status: 502, body: { code: 'provider_unreachable' } });
  });

  it('uses the connection of the installation, not the newest of the group', async () => {
    const { install, connect, openAccount, addFields, get, base } = await startFields();
    await addFields('contacts', 1);
    await install();
    const { apiKey } = await openAccount();
    await connect({ consumerRef: 'grace', apiKey });

    const installed = await get(`${base}/objects/contacts/metadata?groupRef=acme`);
    const newest = await get();

    expect(installed.body.fields).toHaveProperty('generated_00001_c');
    expect(newest.body.fields).not.toHaveProperty('generated_00001_c');
  });
});

describe('creating fields in an account', () => {
  it('shows them at once, by the mapped name of an object, and tells what the provider cannot store', async () => {
    const server = await startFields();
    const { get, install, upsert, base } = server;
    await install();
    const before = await storedRows(server);
    const known = await get();
    const after = await storedRows(server);

    const { body } = await upsert(
      { person: [{ ...field('tier'), unique: true }] },
      { path: `${base}/object-metadata` },
    );

    expect(known.status).toBe(200);
    expect(known.body.fields).not.toHaveProperty('tier');
    expect(after, 'what the account has is not stored').toEqual(before);
    const warnings = ['Juniper CRM cannot store "unique".'];
    expect(body).toEqual({
      success: true,
      fields: { person: { tier: { fieldName: 'tier', action: 'create', warnings } } },
    });
    expect((await get()).body.fields.tier).toMatchObject({ isCustom: true, valueType: 'string' });
  });

  it('goes on with other objects when the account may not change one', async () => {
    const { upsert, addFault } = await startFields();
    await addFault({ path: '/api/v1/objects/deals/fields', status: 403 });
    const others = Array.from({ length: 10 }, (_, index) => field(`other_${index}`));

    const { body } = await upsert({ deals: [field('kept_out')], contacts: others });

    expect(body.success).toBe(false);
    expect(body.fields.deals.kept_out).toMatchObject({
      action: 'none',
      warnings: [expect.stringContaining('403')],
    });
    expect(body.fields.contacts.other_9).toMatchObject({ action: 'create' });
  });

  it('ends with a problem when the provider is away and nothing was created', async () => {
    const { upsert, addFault } = await startFields();
    await addFault({ path: fieldsPath, status: 503 });

    const { status, body } = await upsert({ contacts: [field('a'), field('b')] });

    expect([status, body.code, body.retryable]).toEqual([502, 'provider_unreachable', true]);
  });

  it('sends no more fields once the provider is away, and says which were created', async () => {
    const { upsert, addFault, get } = await startFields();
    await addFault({ path: '/api/v1/objects/deals/fields', status: 503 });
    const later = Array.from({ length: 60 }, (_, index) => field(`later_${index}`));

    const { body } = await upsert({ contacts: [field('first')], deals: [field('lost')], companies: later });

    expect(body.success).toBe(false);
    expect(body.fields.contacts.first.action).toBe('create');
    expect(body.fields.deals.lost).toMatchObject({
      action: 'none',
      warnings: [expect.stringContaining('503')],
    });
    expect(body.fields.companies.later_59).toEqual({
      fieldName: 'later_59',
      action: 'none',
      warnings: ['Not sent, because Juniper CRM failed.'],
    });
    expect((await get()).body.fields).toHaveProperty('first');
  });

  it('repeats its answer for the same key, and sends nothing again', async () => {
    const { upsert, addFault } = await startFields();
    const headers = { 'idempotency-key': 'once' };
    const first = await upsert({ contacts: [field('tier')] }, { headers });
    await addFault({ path: fieldsPath, status: 503 });

    const second = await upsert({ contacts: [field('tier')] }, { headers });

    expect(second.body).toEqual(first.body);
    expect(second.headers.get('Idempotency-Replayed')).toBe('true');
  });

  it("reaches only the named group's account", async () => {
    const { upsert, connect, openAccount, get, ofProvider } = await startFields();
    const { apiKey } = await openAccount();
    await connect({ groupRef: 'globex', apiKey });

    await upsert({ contacts: [field('tier')] }, { groupRef: 'globex' });

    expect((await get()).body.fields).not.toHaveProperty('tier');
    const theirs = await get(`${ofProvider}/objects/contacts/metadata?groupRef=globex`);
    expect(theirs.body.fields).toHaveProperty('tier');
  });
});
