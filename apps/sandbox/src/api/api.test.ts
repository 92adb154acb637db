import { describe, expect, it } from 'vitest';
import { createSandbox } from '../app.ts';
import type { Field } from '../crm/fields.ts';
import type { CrmRecord } from '../crm/generate.ts';

function connectByKey(options: Parameters<typeof createSandbox>[0] = {}, apiKey = 'juniper_demo_acme') {
  const sandbox = createSandbox(options);
  const call = async (path: string, method = 'GET', body?: unknown) => {
    const response = await sandbox.request(`/api/v1${path}`, {
      method,
      headers: { 'x-api-key': apiKey },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
  };
  return { sandbox, call };
}

describe('calling with an API key', () => {
  it.each([
    ['an unknown key', { 'x-api-key': 'guess' }],
    ['no credential', {}],
    ['a made-up token', { authorization: 'Bearer guess' }],
  ])('refuses %s', async (_case, headers) => {
    const response = await createSandbox().request('/api/v1/me', { headers });

    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('Bearer realm="Juniper"');
    expect(await response.json()).toMatchObject({ error: { code: 'unauthorized' } });
  });
});

describe('describing objects', () => {
  it('lists three of them', async () => {
    const { call } = connectByKey();

    const { objects } = (await call('/objects')).body;
    expect(objects.map((object: { name: string }) => object.name)).toEqual([
      'contacts',
      'companies',
      'deals',
    ]);
  });

  it.each(['contacts', 'companies', 'deals'])(
    'gives %s twelve standard fields and four custom ones of its own per account',
    async (object) => {
      const fieldsOf = async (key: string): Promise<Field[]> =>
        (await connectByKey({}, key).call(`/objects/${object}/fields`)).body.fields;
      const acme = await fieldsOf('juniper_demo_acme');
      const globex = await fieldsOf('juniper_demo_globex');

      const namesOf = (fields: Field[]) =>
        fields.filter((field) => field.isCustom).map((field) => field.name);
      expect(acme.filter((field) => !field.isCustom).length).toBeGreaterThanOrEqual(12);
      expect(namesOf(acme)).toHaveLength(4);
      expect(namesOf(globex)).toHaveLength(4);
      expect(new Set([...namesOf(acme), ...namesOf(globex)])).toHaveProperty('size', 8);
    },
  );

  it('describes the choices of picklists', async () => {
    const { fields } = (await connectByKey().call('/objects/contacts/fields')).body;
    const find = (name: string) => fields.find((field: Field) => field.name === name);

    expect(find('lifecycle_stage')).toMatchObject({
      type: 'picklist',
      options: expect.arrayContaining([{ value: 'qualified_lead', label: 'Qualified lead' }]),
    });
    expect(find('product_interests_c')).toMatchObject({ type: 'multipicklist', isCustom: true });
    expect(find('company_id')).toMatchObject({ type: 'reference', referenceTo: ['companies'] });
  });

  it('answers 404 for an object it does not have', async () => {
    expect(await connectByKey().call('/objects/unicorns/fields')).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
  });
});

describe('defining a custom field', () => {
  const path = '/objects/contacts/fields/shoe_size';
  const shoeSize = { label: 'Shoe size', type: 'integer' };

  it('deletes it with its values, and nothing that is Juniper’s own', async () => {
    const { call } = connectByKey();
    await call(path, 'PUT', shoeSize);
    const { id } = (await call('/objects/contacts/records', 'POST', { last_name: 'Yarrow', shoe_size: 44 }))
      .body;

    const deleted = await call(path, 'DELETE');
    const again = await call(path, 'DELETE');
    const own = await call('/objects/contacts/fields/email', 'DELETE');

    expect([deleted.status, again.status, own.status]).toEqual([204, 404, 400]);
    const { fields } = (await call('/objects/contacts/fields')).body;
    expect(fields.map(({ name }: Field) => name)).not.toContain('shoe_size');
    expect((await call(`/objects/contacts/records/${id}`)).body).not.toHaveProperty('shoe_size');
  });

  it.each([
    ['a field of Juniper', 'email', { label: 'E-mail', type: 'string' }, 'read_only_field'],
    ['another type', 'loyalty_points_c', { label: 'Points', type: 'string' }, 'invalid_value'],
    ['a name that no field can have', '__proto__', shoeSize, 'invalid_value'],
    ['a picklist without options', 'mood', { label: 'Mood', type: 'picklist' }, 'invalid_value'],
    ['a reference to nothing', 'boss', { label: 'Boss', type: 'reference' }, 'invalid_value'],
    ['a type that is not there', 'mood', { label: 'Mood', type: 'colour' }, 'bad_request'],
    ['no definition', 'mood', undefined, 'bad_request'],
  ])('refuses %s', async (_, name, body, code) => {
    const { call } = connectByKey();

    expect(await call(`/objects/contacts/fields/${name}`, 'PUT', body)).toMatchObject({
      status: 400,
      body: { error: { code } },
    });
    const { fields } = (await call('/objects/contacts/fields')).body;
    expect(fields).toEqual((await connectByKey().call('/objects/contacts/fields')).body.fields);
  });
});

describe('listing records', () => {
  it.each([
    ['contacts', 120, 7],
    ['companies', 40, 50],
    ['deals', 60, 200],
  ])('pages through all %s once, oldest change first', async (object, count, limit) => {
    const { call } = connectByKey();
    const seen: CrmRecord[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await call(
        `/objects/${object}/records?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`,
      );
      expect(body.records.length).toBeLessThanOrEqual(limit);
      seen.push(...body.records);
      cursor = body.nextCursor;
    } while (cursor);

    expect(new Set(seen.map((record) => record.id)).size).toBe(count);
    expect(seen).toHaveLength(count);
    const order = seen.map((record) => `${record.updated_at} ${record.id}`);
    expect(order).toEqual([...order].sort());
  });

  it('gives the same records every time, and different ones to different accounts', async () => {
    const pageOf = async (key: string) =>
      (await connectByKey({}, key).call('/objects/contacts/records')).body;

    expect(await pageOf('juniper_demo_acme')).toEqual(await pageOf('juniper_demo_acme'));
    expect(await pageOf('juniper_demo_acme')).not.toEqual(await pageOf('juniper_demo_globex'));
  });

  it('makes records that its own validation accepts', async () => {
    const { call } = connectByKey();
    for (const object of ['contacts', 'companies', 'deals']) {
      const { records } = (await call(`/objects/${object}/records?limit=200`)).body;
      for (const { id, created_at, updated_at, ...values } of records) {
        expect(await call(`/objects/${object}/records/${id}`, 'PATCH', values)).toMatchObject({
          status: 200,
        });
      }
    }
  });

  it('lists only what changed since a time, that time included', async () => {
    const { call } = connectByKey();
    const all: CrmRecord[] = (await call('/objects/contacts/records?limit=200')).body.records;
    const since = all[60]?.updated_at ?? '';
    const { records } = (await call(`/objects/contacts/records?limit=200&updatedSince=${since}`)).body;

    expect(records).toEqual(all.filter((record) => record.updated_at >= since));
    expect(records.length).toBeGreaterThan(50);
  });

  it('shows a change to a reader that asks for changes', async () => {
    const { call } = connectByKey({ now: () => new Date('2026-03-01T10:00:00Z') });
    await call('/objects/contacts/records/con_000003', 'PATCH', { city: 'Ghent' });
    const { records } = (await call('/objects/contacts/records?updatedSince=2026-03-01T00:00:00Z')).body;

    expect(records).toMatchObject([
      { id: 'con_000003', city: 'Ghent', updated_at: '2026-03-01T10:00:00.000Z' },
    ]);
  });

  it('gives only the fields that were asked for', async () => {
    const { records } = (await connectByKey().call('/objects/contacts/records?limit=1&fields=email,city'))
      .body;

    expect(Object.keys(records[0]).sort()).toEqual(['city', 'created_at', 'email', 'id', 'updated_at']);
  });

  it.each([
    ['where=city:Ghent', (one: CrmRecord) => one.city === 'Ghent'],
    [
      'where=lead_score:40&where=is_subscribed:true',
      (one: CrmRecord) => one.lead_score === 40 && one.is_subscribed,
    ],
    [
      'where=updated_at:2025-01-06T15:43:00%2B01:00',
      (one: CrmRecord) => one.updated_at === '2025-01-06T14:43:00.000Z',
    ],
    ['where=lead_score:0', (one: CrmRecord) => one.lead_score === 0],
    ['where=city:', () => false],
  ])('lists only what meets %s', async (query, isMet) => {
    const { call } = connectByKey();
    const all: CrmRecord[] = (await call('/objects/contacts/records?limit=200')).body.records;

    const { records } = (await call(`/objects/contacts/records?limit=200&${query}`)).body;

    expect(records).toEqual(all.filter(isMet));
  });

  it.each([
    ['fields=email,shoe_size', 'unknown_field'],
    ['where=shoe_size:44', 'unknown_field'],
    ['where=lead_score:many', 'invalid_value'],
    ['where=is_subscribed:yes', 'invalid_value'],
    ['where=product_interests_c:rockets', 'invalid_value'],
    ['where=city', 'bad_request'],
    ['cursor=guess', 'bad_cursor'],
    ['limit=0', 'bad_request'],
    ['limit=201', 'bad_request'],
    ['updatedSince=yesterday', 'bad_request'],
  ])('refuses %s', async (query, code) => {
    expect(await connectByKey().call(`/objects/contacts/records?${query}`)).toMatchObject({
      status: 400,
      body: { error: { code } },
    });
  });
});

describe('writing records', () => {
  it('creates one once per Idempotency-Key, and refuses another one with the same key', async () => {
    const { sandbox } = connectByKey();
    const create = async (key: string, last_name: string) => {
      const headers = { 'x-api-key': 'juniper_demo_acme', 'idempotency-key': key };
      const body = JSON.stringify({ last_name });
      const path = '/api/v1/objects/contacts/records';
      const response = await sandbox.request(path, { method: 'POST', headers, body });
      return { status: response.status, body: await response.json() };
    };

    const first = await create('k1', 'Okafor');
    const again = await create('k1', 'Okafor');
    const other = await create('k2', 'Okafor');
    const changed = await create('k1', 'Moreau');

    expect(again).toEqual(first);
    expect(other.body.id).not.toBe(first.body.id);
    expect(changed).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  });

  it('creates, changes and deletes one', async () => {
    const { call } = connectByKey();
    const created = await call('/objects/contacts/records', 'POST', { last_name: 'Yarrow', lead_score: 4 });
    const path = `/objects/contacts/records/${created.body.id}`;
    const changed = await call(path, 'PATCH', { lead_score: null, favourite_colour_c: 'blue' });
    const deleted = await call(path, 'DELETE');

    expect(created).toMatchObject({ status: 201, body: { id: 'con_000121', last_name: 'Yarrow' } });
    expect(changed.body).toMatchObject({ last_name: 'Yarrow', lead_score: null, favourite_colour_c: 'blue' });
    expect(deleted.status).toBe(204);
    expect((await call(path)).status).toBe(404);
  });

  it('changes the one with the same value in a field, or creates it', async () => {
    const { call } = connectByKey();
    const put = (values: object, by = 'email') => call(`/objects/contacts/records?by=${by}`, 'PUT', values);
    const contact = { email: 'new@acme.example', last_name: 'Yarrow' };
    const created = await put(contact);
    const changed = await put({ ...contact, lead_score: 4 });
    await call('/objects/contacts/records', 'POST', contact);

    expect([created.status, changed.status]).toEqual([201, 200]);
    expect(changed.body).toMatchObject({ id: created.body.id, last_name: 'Yarrow', lead_score: 4 });
    expect(await put(contact)).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    expect(await put({ last_name: 'Yarrow' })).toMatchObject({ status: 400 });
    expect(await put(contact, 'shoe_size')).toMatchObject({ body: { error: { code: 'unknown_field' } } });
  });

  it.each([
    [{ last_name: 'Y', shoe_size: 44 }, 'unknown_field', 'shoe_size'],
    [{ last_name: 'Y', updated_at: '2026-01-01T00:00:00Z' }, 'read_only_field', 'updated_at'],
    [{ email: 'y@mail.example' }, 'missing_field', 'last_name'],
    [{ last_name: 'Y', lifecycle_stage: 'friend' }, 'invalid_value', 'lifecycle_stage'],
    [{ last_name: 'Y', product_interests_c: ['rockets', 'boats'] }, 'invalid_value', 'product_interests_c'],
    [{ last_name: 'Y', lead_score: 1.5 }, 'invalid_value', 'lead_score'],
    [{ last_name: 'Y', birth_date: '31/12/1999' }, 'invalid_value', 'birth_date'],
    [{ last_name: 'Y', company_id: 'com_999999' }, 'invalid_value', 'company_id'],
  ])('refuses %j', async (values, code, field) => {
    const { call } = connectByKey();

    expect(await call('/objects/contacts/records', 'POST', values)).toMatchObject({
      status: 400,
      body: { error: { code, field } },
    });
    expect((await call('/objects/contacts/records?limit=200')).body.records).toHaveLength(120);
  });

  it('refuses a body that is not an object of values', async () => {
    expect(await connectByKey().call('/objects/contacts/records', 'POST', ['Yarrow'])).toMatchObject({
      status: 400,
    });
  });
});
