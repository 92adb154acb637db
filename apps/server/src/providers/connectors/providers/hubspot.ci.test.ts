import type { WriteConfigObject } from '@dowel/schema';
import type { FieldFilter } from '@dowel/schema/rules';
import { describe, expect, it } from 'vitest';
import { installSimulated, startReadingSimulated } from '../../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { startSimulated } from '../../../../test/simulated-provider.ts';
import { restConnector } from '../rest-connector.ts';
import { hubspot } from './hubspot.ts';

const HALF_HOUR_MS = 30 * 60_000;

const receiver = receiverOfEachTest();

/** An installation that reads and writes contacts of an account that has three of them. */
async function startInstalled(writing: Partial<WriteConfigObject> = {}) {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const wire = { takesBatches: true };
  const server = await startSimulated('hubspot', {
    outgoing: (address, init) => {
      const { pathname } = new URL(address);
      calls.push(`${init?.method ?? 'GET'} ${pathname.slice(pathname.indexOf('/objects'))}`);
      if (typeof init?.body === 'string' && pathname.includes('/contacts'))
        bodies.push(JSON.parse(init.body));
      if (!wire.takesBatches && pathname.includes('/batch/'))
        return Promise.resolve(Response.json({ message: 'Duplicate IDs found.' }, { status: 400 }));
      return fetch(address, init);
    },
    // Ten minutes after a run of the schedule, so that no test meets the next one by chance.
    now: new Date(Math.floor(Date.now() / HALF_HOUR_MS) * HALF_HOUR_MS + 10 * 60_000),
  });
  const { atProvider, request } = server;
  const tellTime = () => atProvider('PUT', '/quirks', { now: server.now().getTime() });
  await tellTime();
  await atProvider('POST', '/objects/contacts/records', { count: 3 });
  const contacts = {
    objectName: 'contacts',
    requiredFields: [{ fieldName: 'email' }, { fieldName: 'lifecyclestage', mapToName: 'stage' }],
    backfill: { defaultPeriod: { fullHistory: true } },
  };
  const actions = { provider: 'hubspot', read: [contacts], write: ['contacts'], writing };
  const { base, installation, arrived } = await installSimulated(server, receiver, actions);
  return {
    ...server,
    base,
    tellTime,
    /** The calls of the provider, by method and path. */
    calls,
    wire,
    /** What was sent about contacts. */
    bodies,
    operations: `${base}/installations/${installation.id}/operations`,
    async nextScheduled() {
      server.advanceClock(HALF_HOUR_MS + 5 * 60_000);
      await tellTime();
      await server.runJobs();
    },
    arrived: () => arrived('contacts'),
    write: (body: object) => request('POST', `/write${base}/objects/contacts`, { groupRef: 'acme', ...body }),
  };
}

describe('an installation on HubSpot', () => {
  it('delivers a contact that was deleted, once, and knows the types of the properties', async () => {
    const { runJobs, arrived, atProvider, nextScheduled, request, base } = await startInstalled();
    await runJobs();

    await nextScheduled();
    await atProvider('DELETE', '/objects/contacts/records/1000000001');
    await nextScheduled();
    await nextScheduled();

    expect(arrived().slice(3)).toMatchObject([
      { fields: { email: 'bennett.1@mail.example' }, raw: { id: '1000000001', archived: true } },
    ]);
    const { body } = await request('GET', `${base}/objects/contacts/metadata?groupRef=acme`);
    expect(body.fields).toMatchObject({
      email: { valueType: 'string', isCustom: false },
      lifecyclestage: { valueType: 'singleSelect' },
      favourite_channels: { valueType: 'multiSelect', isCustom: true },
      newsletter: { valueType: 'boolean' },
      hs_object_id: { valueType: 'float', readOnly: true },
      archived: { valueType: 'boolean', readOnly: true },
    });
  });

  it('finds texts and choices among several values, in upper and lower case, and none as another one', async () => {
    const actions = { seeded: {}, objects: { companies: 'name type' }, write: ['companies'] };
    const world = await startReadingSimulated('hubspot', receiver, actions);
    for (const values of [
      { name: 'Oak', type: 'PARTNER' },
      { name: 'Elm', type: 'VENDOR' },
      { name: 'Fir', type: 'PROSPECT' },
      { name: 'Yew' },
    ]) {
      await world.atProvider('POST', '/objects/companies/records', { values });
    }
    const search = async (...fieldFilters: FieldFilter[]) =>
      (
        await world.request('POST', `/search${world.base}?groupRef=acme`, {
          objectName: 'companies',
          fieldFilters,
        })
      ).body;
    const found = async (...filters: FieldFilter[]) =>
      (await search(...filters)).results.map(({ fields }: { fields: { name: string } }) => fields.name);
    const types = { fieldName: 'type', values: ['PARTNER', 'VENDOR'] };
    const name = { fieldName: 'name' };

    expect(await found({ ...types, operator: 'in' })).toEqual(['Oak', 'Elm']);
    expect(await found({ ...types, operator: 'notIn' })).toEqual(['Fir', 'Yew']);
    const others = await found({ ...types, operator: 'notIn' }, { ...name, operator: 'notEq', value: 'Fir' });
    expect(others).toEqual(['Yew']);
    expect(await found({ ...name, operator: 'in', values: ['Oak', 'FIR'] })).toEqual(['Oak', 'Fir']);
    const byText = await search({ ...name, operator: 'gt', value: 5 });
    expect(JSON.stringify(byText)).toContain('A range of \\"name\\" needs a value of the type');
    expect(await found({ fieldName: 'numberofemployees', operator: 'gt', value: 5 })).toEqual([]);
  });

  it('reads the owners who are archived too, which a list of its own has', async () => {
    const actions = { seeded: { owners: 3 }, objects: { owners: 'email archived' }, write: ['companies'] };
    const { atProvider, runJobs, arrived } = await startReadingSimulated('hubspot', receiver, actions);
    await atProvider('DELETE', '/objects/owners/records/7000001');

    await runJobs();

    const read = arrived('owners').map(({ fields }) => [fields.email, fields.archived]);
    expect(read).toEqual([
      ['owner0@crm.example', false],
      ['owner2@crm.example', false],
      ['owner1@crm.example', true],
    ]);
  });

  it('writes several contacts in one call, of which each has its own id, and a refused one its own reason', async () => {
    const { write, atProvider, calls } = await startInstalled();
    const emails = ['a@x.example', 'B@x.example', 'c@x.example', 'd@x.example'];
    const batch = emails.map((email, index) => ({
      record: index === 2 ? { email, shoe_size: 44, hat: 1 } : { email, score: 5 },
    }));

    const created = await write({ type: 'create', batch });
    const ids = created.body.results.map((one: { recordId?: string }) => one.recordId);
    const more = [...ids.filter(Boolean), '777'].map((id) => ({ record: { id, city: `City of ${id}` } }));
    const updated = await write({ type: 'update', batch: more });

    const written = calls.filter((call) => !call.startsWith('GET') && call.includes('/contacts'));
    expect(written).toEqual([
      'POST /objects/2026-09/contacts/batch/create',
      'POST /objects/2026-09/contacts/batch/update',
    ]);
    expect(created.body).toMatchObject({ successCount: 3, failureCount: 1 });
    expect(created.body.errors.filter(Boolean)).toMatchObject([
      { message: expect.stringContaining('Property "shoe_size" does not exist') },
    ]);
    expect(JSON.stringify(created.body.results[2])).not.toContain('recordId');
    const { records } = await atProvider('GET', '/objects/contacts/records');
    const idOf = (email: string) =>
      records.find(({ values }: { values: { email: string } }) => values.email === email)?.id;
    expect(ids).toEqual([idOf('a@x.example'), idOf('B@x.example'), undefined, idOf('d@x.example')]);
    expect(updated.body).toMatchObject({ successCount: 3, failureCount: 1 });
    const cities = records.flatMap(({ id, values }: { id: string; values: { city?: string } }) =>
      ids.includes(id) ? [values.city === `City of ${id}`] : [],
    );
    expect(cities).toEqual([true, true, true]);
  });

  it('writes each contact by itself when the call for all is refused, so that each has its own reason', async () => {
    const { write, calls, wire } = await startInstalled();
    wire.takesBatches = false;
    const batch = [{ email: 'a@x.example' }, { email: 'b@x.example', hat: 1 }].map((record) => ({ record }));

    const { body } = await write({ type: 'create', batch });

    expect(calls.filter((call) => call.startsWith('POST /objects/2026-09/contacts'))).toEqual([
      'POST /objects/2026-09/contacts/batch/create',
      'POST /objects/2026-09/contacts',
      'POST /objects/2026-09/contacts',
    ]);
    expect(body).toMatchObject({ successCount: 1, failureCount: 1 });
    expect(JSON.stringify(body.errors)).toContain('Property \\"hat\\" does not exist');
  });

  it('links a new contact to other records, and says that an update cannot', async () => {
    const { write, bodies } = await startInstalled();
    const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 279 }];
    const associations = [{ to: { id: '7' }, types }];
    const one = (email: string) => ({ record: { email } });

    const single = await write({ type: 'create', ...one('a@x.example'), associations });
    const id = single.body.result.recordId;
    const several = await write({
      type: 'create',
      batch: [{ ...one('b@x.example'), associations }, one('c@x.example')],
    });
    const update = await write({ type: 'update', record: { id, city: 'Oslo' }, associations });

    expect([single.status, several.status, update.status]).toEqual([200, 200, 400]);
    expect(bodies).toMatchObject([
      { properties: { email: 'a@x.example' }, associations },
      {
        inputs: [
          { properties: { email: 'b@x.example' }, associations },
          { properties: { email: 'c@x.example' } },
        ],
      },
    ]);
    expect(update.body).toContain('associate records');
  });

  it('writes a property only where the contact has none, and names one that HubSpot leaves out without a word', async () => {
    const server = await startInstalled({ selectedFieldSettings: { city: { writeOnUpdate: 'ifEmpty' } } });
    const { request, base, operations, atProvider, runJobs, write } = server;
    const { body: made } = await write({ type: 'create', record: { email: 'new@x.example', city: 'Oslo' } });
    // Answers leave out most properties.
    await write({ type: 'update', record: { id: made.result.recordId, city: 'Bergen', score: 6 } });
    const kept = (await atProvider('GET', '/objects/contacts/records')).records.at(-1);
    expect(kept.values).toMatchObject({ city: 'Oslo', score: '6' });
    await atProvider('PUT', '/objects/contacts/fields', { hidden: ['lifecyclestage', 'city'] });
    // What an account has is known for half a minute.
    server.advanceClock(31_000);
    await server.tellTime();

    await runJobs();
    const [read] = receiver.received.map(({ body }) => JSON.parse(body));
    const { results } = (await request('GET', operations)).body;
    const found = await request('POST', `/search${base}?groupRef=acme`, {
      objectName: 'contacts',
      fieldFilters: [{ fieldName: 'email', operator: 'eq', value: 'new@x.example' }],
    });
    const written = await write({ type: 'update', record: { id: made.result.recordId, city: 'Bergen' } });
    await atProvider('PUT', '/objects/contacts/fields', {});
    const { records } = await atProvider('GET', '/objects/contacts/records');

    expect(read).toMatchObject({ missingFields: ['lifecyclestage'] });
    expect(read.result[0].fields).toHaveProperty('email');
    expect(JSON.stringify(results)).toContain('without lifecyclestage');
    expect(found.body).toMatchObject({ missingFields: ['lifecyclestage'] });
    expect(JSON.stringify(written.body)).toContain('does not show \\"city\\" to this account');
    expect(records.at(-1).values).toMatchObject({ city: 'Oslo' });
  });
});

describe('an event about a link of HubSpot', () => {
  const older = (associationType: string) => ({
    subscriptionType: 'deal.associationChange',
    associationType,
  });
  const newer = (toObjectTypeId: string) => ({ fromObjectTypeId: '0-3', toObjectTypeId });

  it.each([
    ['line_items', older('DEAL_TO_LINE_ITEM')],
    [undefined, older('DEAL_TO_ENGAGEMENT')],
    ['meetings', newer('0-47')],
    [undefined, { ...newer('2-77'), associationType: 'CONTACT_TO_COMPANY' }],
  ])('leads from a deal to a record of %s', (to, said) => {
    const event = { ...said, fromObjectId: 1, toObjectId: 2 };

    expect(hubspot.functions?.events?.associationOf?.(event)).toEqual({
      from: { id: '1', objectName: 'deals' },
      to: { id: '2', objectName: to },
    });
  });

  it('is told from those of other records and labels of the same moment, which may have its id', () => {
    const event = { ...newer('0-2'), subscriptionType: 'object.associationChange', eventId: 1, portalId: 3 };
    const links = [
      { fromObjectId: 1, toObjectId: 2, associationTypeId: 5 },
      { fromObjectId: 7, toObjectId: 2, associationTypeId: 5 },
      { fromObjectId: 1, toObjectId: 2, associationTypeId: 6 },
    ];

    const body = JSON.stringify(links.map((link) => ({ ...event, ...link })));
    const read = restConnector(hubspot).events?.read(body, new Headers());

    expect(new Set(read?.map((one) => one?.id)).size).toBe(links.length);
  });
});
