import { describe, expect, it } from 'vitest';
import { hubspot } from '../providers/hubspot.ts';
import { serving } from './answering.fixture.ts';
import { writeWhole } from './write-batch.ts';
import { findWrite } from './write-record.ts';

/**
 * What HubSpot says of a batch of some records, of which those of an update have these ids. The form of the answers is that
 * of https://developers.hubspot.com/docs/api-reference/error-handling#multi-status-errors.
 */
async function outcomes(sent: number | string[], body: object, status = 207) {
  const ids = Array.isArray(sent) ? sent : Array.from({ length: sent }, () => undefined);
  const batch = findWrite(hubspot, 'contacts', Array.isArray(sent) ? 'update' : 'create')?.batch;
  if (!batch) throw new Error('Contacts have no batch.');
  const records = ids.map((recordId, index) => ({ recordId, record: { city: `c${index}` } }));
  const { fetch } = serving(() => ({ status, body: { status: 'COMPLETE', ...body } }));
  const { results } = await writeWhole(
    hubspot,
    batch,
    { objectName: 'contacts', records, repeatKey: '' },
    fetch,
  );
  return results.map((one) => {
    if ('refused' in one) return `refused: ${one.refused}`;
    return 'unknown' in one ? 'unknown' : (one.written.recordId ?? 'written');
  });
}

const failure = (message: string, context: object = {}) => ({ status: 'error', message, context });
const traced = (...ids: string[]) => ({ objectWriteTraceId: ids });

describe('a batch of which HubSpot refuses records', () => {
  it('finds those that are named by their trace ids, and the one that is left', async () => {
    const results = [{ id: '51' }];
    const errors = [failure('Too long', traced('0', '2'))];

    expect(await outcomes(3, { results, errors })).toEqual([
      'refused: HubSpot refused it: Too long',
      '51',
      'refused: HubSpot refused it: Too long',
    ]);
    const two = {
      results: [{ id: '52', objectWriteTraceId: '1' }, { id: '51' }],
      errors: [failure('No', traced('2'))],
    };
    expect(await outcomes(3, two)).toEqual(['51', '52', 'refused: HubSpot refused it: No']);
  });

  it('says that several are written without telling which has which id, and never guesses it', async () => {
    const results = [{ id: '52' }, { id: '51' }];

    expect(await outcomes(3, { results, errors: [failure('No', traced('1'))] })).toEqual([
      'written',
      'refused: HubSpot refused it: No',
      'written',
    ]);
    expect(await outcomes(2, { results }, 201)).toEqual(['written', 'written']);
  });

  it('finds those of an update by their ids', async () => {
    const results = [{ id: '3' }, { id: '1' }];
    const errors = [failure('They may be deleted', { ids: ['2', '4'] })];

    expect(await outcomes(['1', '2', '3', '4'], { results, errors })).toEqual([
      '1',
      'refused: HubSpot refused it: They may be deleted',
      '3',
      'refused: HubSpot refused it: They may be deleted',
    ]);
  });

  it('refuses all that are left when nothing is written beside errors that name nobody', async () => {
    const named = { results: [{ id: '1' }], errors: [failure('A'), failure('B', { ids: ['9'] })] };

    expect(await outcomes(['1', '2'], named)).toEqual(['1', 'refused: HubSpot refused it: A; B']);
  });

  it('does not know what became of records that neither list tells apart', async () => {
    expect(await outcomes(3, { results: [{ id: '51' }], errors: [failure('A')] })).toEqual(
      Array(3).fill('unknown'),
    );
    expect(await outcomes(['1', '2'], { results: [{ id: '1' }] }, 200)).toEqual(['1', 'unknown']);
    expect(await outcomes(2, { results: [{ id: '51' }] }, 201)).toEqual(['unknown', 'unknown']);
    const both = { results: [{ id: '1' }], errors: [failure('A', { ids: ['1'] })] };
    expect(await outcomes(['1'], both)).toEqual(['refused: HubSpot refused it: A']);
    await expect(outcomes(2, {}, 201)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
