import { expect, it } from 'vitest';
import { sandbox } from '../sandbox.ts';
import { serving } from './answering.fixture.ts';
import { oak } from './oak.fixture.ts';
import { writeWhole } from './write-batch.ts';

async function outcomes(body: object) {
  const { fetch, requests } = serving(() => ({ body }));
  const records = ['1', '2'].map((recordId) => ({ recordId, record: { city: 'Oslo' } }));
  const whole = { objectName: 'contacts', type: 'update' as const, records, repeatKey: '' };
  const { results } = await writeWhole(sandbox, whole, fetch);
  return { results, sent: await requests[0]?.json() };
}

it('sends all records at once, each with its id, and takes the results in their order', async () => {
  const body = { results: [{ success: true, record: { id: '1', city: 'Oslo' } }, { success: false }] };

  const { results, sent } = await outcomes(body);

  expect(sent).toEqual({
    allOrNone: true,
    records: [
      { city: 'Oslo', id: '1' },
      { city: 'Oslo', id: '2' },
    ],
  });
  expect(results).toEqual([
    { written: { recordId: '1', data: { id: '1', city: 'Oslo' } } },
    { refused: 'Juniper CRM refused it and gave no reason.' },
  ]);
});

it('takes a result for the record that it names, also in another order', async () => {
  const [one, two] = ['1', '2'].map((id) => ({ success: true, id, record: { city: `Oslo ${id}` } }));

  const { results } = await outcomes({ results: [two, one] });

  expect(results).toEqual([
    { written: { recordId: '1', data: one?.record } },
    { written: { recordId: '2', data: two?.record } },
  ]);
});

it('believes no answer that has not one result for each record', async () => {
  const lost = { kind: 'unreachable', message: expect.stringContaining('a result for each record') };

  await expect(outcomes({ results: [{ success: true, id: '1' }] })).rejects.toMatchObject(lost);
  await expect(outcomes({})).rejects.toMatchObject(lost);
  const two = { success: true, id: '2' };
  await expect(outcomes({ results: [two, two] })).rejects.toMatchObject(lost);
});

it('sends each record in the form in which it is sent alone', async () => {
  const repeat = { by: 'none' } as const;
  const results = { records: 'made', id: 'id' };
  const request = { method: 'POST', path: '/batch' } as const;
  const batch = { request, into: 'oaks', entry: {}, results, repeat };
  const custom = { into: 'custom', except: ['name'] };
  const create = { method: 'POST', path: '/oaks', custom, values: 'lists', repeat, batch } as const;
  const { fetch, requests } = serving(() => ({ body: { made: [{ id: '1' }] } }));
  const records = [{ recordId: undefined, record: { name: 'Old Oak', height: 3 } }];

  const connector = oak({ write: { answer: { id: 'id' }, create } });
  await writeWhole(connector, { objectName: 'oaks', type: 'create', records, repeatKey: '' }, fetch);

  expect(await requests[0]?.json()).toEqual({ oaks: [{ name: ['Old Oak'], custom: [{ height: 3 }] }] });
});
