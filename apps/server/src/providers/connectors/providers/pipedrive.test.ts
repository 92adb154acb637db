import { describe, expect, it } from 'vitest';
import { installSimulated } from '../../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { startSimulated } from '../../../../test/simulated-provider.ts';
import { serving } from '../engine/answering.fixture.ts';
import { describeObject } from '../engine/describe-object.ts';
import { readPage } from '../engine/read-page.ts';
import { pipedrive } from './pipedrive.ts';

const HALF_HOUR_MS = 30 * 60_000;
/** The time of a test does not matter. It stands between two times of the schedule. */
const NOW = new Date('2026-03-01T12:10:00Z');

const receiver = receiverOfEachTest();

/** An installation over an account that has three persons and three notes, of which a page has two. */
async function startInstalled() {
  const server = await startSimulated('pipedrive', { now: NOW });
  const { atProvider } = server;
  const tellTime = () => atProvider('PUT', '/quirks', { now: server.now().getTime(), largestPage: 2 });
  await tellTime();
  for (const name of ['persons', 'notes']) await atProvider('POST', `/objects/${name}/records`, { count: 3 });
  const { fields } = await atProvider('GET', '/objects/persons/fields');
  const drink: string = fields.find(({ label }: { label: string }) => label === 'Favourite drink').name;
  const read = [
    {
      objectName: 'persons',
      requiredFields: [{ fieldName: 'name' }, { fieldName: drink, mapToName: 'drink' }],
    },
    { objectName: 'notes', requiredFields: [{ fieldName: 'content' }] },
  ];
  const actions = { provider: 'pipedrive', read, write: ['persons', 'notes'] };
  const installed = await installSimulated(server, receiver, actions);
  return {
    ...server,
    ...installed,
    drink,
    async nextScheduled() {
      receiver.received.length = 0;
      server.advanceClock(HALF_HOUR_MS);
      await tellTime();
      await server.runJobs();
    },
  };
}

describe('the connector of Pipedrive', () => {
  it('reads both generations, then the changes of the one that can tell them', async () => {
    const { nextScheduled, arrived, atProvider, drink } = await startInstalled();
    await atProvider('PATCH', '/objects/persons/records/1', { values: { [drink]: 'Tea' } });

    await nextScheduled();
    const first = { persons: arrived('persons'), notes: arrived('notes') };
    await atProvider('PATCH', '/objects/persons/records/2', { values: { name: 'Renamed' } });
    await nextScheduled();

    const idsOf = (records: { raw: { id: number } }[]) => records.map(({ raw }) => raw.id).toSorted();
    expect(idsOf(first.persons)).toEqual([1, 2, 3]);
    expect(first.persons.find(({ raw }) => raw.id === 1)).toMatchObject({
      mappedFields: { drink: 'Tea' },
      raw: { custom_fields: { [drink]: 'Tea' } },
    });
    expect(idsOf(first.notes)).toEqual([1, 2, 3]);
    expect(arrived('persons')).toMatchObject([{ fields: { name: 'Renamed' } }]);
    expect(idsOf(arrived('notes'))).toEqual([1, 2, 3]);
  });

  it('writes to both generations, and custom fields under the names that they are read by', async () => {
    const { write, atProvider, drink } = await startInstalled();

    const created = await write('persons', 'create', { name: 'Zoë', [drink]: 'Milk' });
    await write('persons', 'update', { id: '1', custom_fields: { [drink]: 'Water' } });
    const note = await write('notes', 'update', { id: '1', content: 'Call again' });
    const removed = await write('notes', 'delete', { id: '2' });
    const refused = await write('persons', 'create', { name: 'Zoë', shoe_size: 44 });

    expect(created.body.result).toMatchObject({ success: true, recordId: '4', data: { name: 'Zoë' } });
    const { records: persons } = await atProvider('GET', '/objects/persons/records');
    expect(persons[3].values).toMatchObject({ name: 'Zoë', [drink]: 'Milk' });
    expect(persons[0].values).toMatchObject({ [drink]: 'Water' });
    expect([note.body.result.success, removed.body.result.success]).toEqual([true, true]);
    const { records: notes } = await atProvider('GET', '/objects/notes/records');
    expect(notes).toMatchObject([{ values: { content: 'Call again' } }, { isDeleted: true }, {}]);
    expect(JSON.stringify(refused.body)).toContain("Parameter 'shoe_size' is not allowed");
  });

  // https://developers.pipedrive.com/changelog/post/breaking-change-archived-deals-and-leads-will-not-be-returned-in-existing-endpoints-and-will-not-be-editable
  it('reads archived leads, which the list of leads leaves out', async () => {
    const { fetch, requests } = serving(() => ({ body: { success: true, data: [{ id: 'a' }] } }));

    const page = await readPage(pipedrive, { objectName: 'leads/archived', fields: [], pageSize: 2 }, fetch);

    expect(page.records.map(({ id }) => id)).toEqual(['a']);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/base/v1/leads/archived']);
  });

  it('knows the fields beyond the largest page of them', async () => {
    const { fetch } = serving((_, { searchParams }) => {
      const isFirst = searchParams.get('cursor') !== 'two';
      const field = { field_code: isFirst ? 'title' : 'a'.repeat(40), field_type: 'varchar' };
      return {
        body: {
          success: true,
          data: [field],
          additional_data: { next_cursor: isFirst ? 'two' : null },
        },
      };
    });

    const { fields } = await describeObject(pipedrive, 'deals', fetch);

    expect(Object.keys(fields)).toEqual(['title', 'a'.repeat(40)]);
  });
});

// https://pipedrive.readme.io/docs/pipedrive-api-v2-migration-guide
it.each([
  ['deals', true, 'other'],
  ['deals/archived', true, 'other'],
  ['deals', false, 'float'],
  ['leads', true, 'float'],
])('knows an amount that is a map: of %s, custom: %s', async (objectName, is_custom_field, valueType) => {
  const { fetch } = serving(() => ({
    body: { success: true, data: [{ field_code: 'worth', field_type: 'monetary', is_custom_field }] },
  }));

  const { fields } = await describeObject(pipedrive, objectName, fetch);

  expect(fields.worth).toMatchObject({ valueType });
});

// https://pipedrive.readme.io/docs/core-api-concepts-custom-fields: leads inherit all custom fields of deals.
it.each(['leads', 'leads/archived', 'deals/archived'])(
  'lists the custom fields of deals for %s of Pipedrive',
  async (objectName) => {
    const size = {
      field_code: 'a'.repeat(40),
      field_name: 'Size',
      field_type: 'varchar',
      is_custom_field: true,
    };
    const stage = { field_code: 'stage_change_count', field_type: 'int', is_custom_field: false };
    const { fetch } = serving(() => ({ body: { success: true, data: [size, stage] } }));

    const { fields } = await describeObject(pipedrive, objectName, fetch);

    expect(fields).toMatchObject({ title: {}, [size.field_code]: { displayName: 'Size', isCustom: true } });
    expect(fields).not.toHaveProperty(stage.field_code);
  },
);

// https://developers.pipedrive.com/docs/api/v1/Deals: amounts and quantities have decimals.
it.each([
  ['deals/archived', ['value', 'arr', 'mrr', 'acv']],
  ['deals/products', ['sum', 'item_price', 'quantity']],
])('takes no amount for a whole number: %s of Pipedrive', async (objectName, names) => {
  const { fetch } = serving(() => ({ body: { success: true, data: [] } }));

  const { fields } = await describeObject(pipedrive, objectName, fetch);

  expect(names.map((name) => fields[name]?.valueType)).toEqual(names.map(() => 'float'));
});

// https://developers.pipedrive.com/docs/api/v1/CallLogs#getUserCallLogs, https://developers.pipedrive.com/docs/api/v1/Files#getFiles
it.each([
  ['callLogs', '50'],
  ['files', '100'],
  ['leads/archived', '500'],
])('asks for no larger page than the list takes: %s', async (objectName, largest) => {
  const { fetch, requests } = serving(() => ({ body: { success: true, data: [] } }));

  await readPage(pipedrive, { objectName, fields: [], pageSize: 500 }, fetch);

  expect(new URL(requests[0]?.url ?? '').searchParams.get('limit')).toBe(largest);
});
