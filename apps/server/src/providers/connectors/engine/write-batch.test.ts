import { expect, it } from 'vitest';
import { sandbox } from '../sandbox.ts';
import { serving } from './answering.fixture.ts';
import { writeWhole } from './write-batch.ts';
import { findWrite } from './write-record.ts';

async function outcomes(body: object) {
  const batch = findWrite(sandbox, 'contacts', 'update')?.batch;
  if (!batch) throw new Error('Contacts have no batch.');
  const { fetch, requests } = serving(() => ({ body }));
  const records = ['1', '2'].map((recordId) => ({ recordId, record: { city: 'Oslo' } }));
  const whole = { objectName: 'contacts', type: 'update' as const, records, repeatKey: '' };
  const { results } = await writeWhole(sandbox, batch, whole, fetch);
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

it('believes no answer that has not one result for each record', async () => {
  const lost = { kind: 'unreachable', message: expect.stringContaining('a result for each record') };

  await expect(outcomes({ results: [{ success: true, id: '1' }] })).rejects.toMatchObject(lost);
  await expect(outcomes({})).rejects.toMatchObject(lost);
});
