import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { numberedPages, type PretendAnswer, pretendPages, pretendRecords } from './pretend-pages.fixture.ts';
import { startReading } from './reading.fixture.ts';

const receiver = receiverOfEachTest();

const pages = numberedPages([pretendRecords(3), pretendRecords(3, 3)]);
const expected = Array.from({ length: 6 }, (_, index) => `rec_${index}`);

/** The first read of an installation whose provider refuses some requests. */
async function readWith(refusal: (query: URLSearchParams) => PretendAnswer | undefined, config: object = {}) {
  const pretend = pretendPages((cursor) => {
    const query = pretend.calls.at(-1)?.searchParams ?? new URLSearchParams();
    return refusal(query) ?? pages(cursor);
  });
  const reading = await startReading(receiver, { outgoing: pretend.outgoing });
  const { id } = await reading.installContacts(config);
  await reading.runJobs();
  const [operation] = await reading.operationsOf(id);
  const logs = await reading.logsOf(operation);
  const warnings = logs.filter(({ severity }) => severity === 'WARNING').map(({ message }) => message.msg);
  const queries = pretend.calls.map(({ searchParams }) => searchParams);
  return { arrived: reading.arrived(), warnings, status: operation?.status, queries };
}

describe('a provider that cannot answer what it is asked', () => {
  it('is asked for smaller pages when they are too large, until it can', async () => {
    const { arrived, warnings, status, queries } = await readWith((query) =>
      Number(query.get('limit')) > 60 ? { status: 413, body: {} } : undefined,
    );

    expect({ arrived, status }).toEqual({ arrived: expected, status: 'success' });
    expect(queries.map((query) => query.get('limit'))).toEqual(['200', '100', '50', '50']);
    expect(warnings).toEqual([
      expect.stringContaining('at most 100 records'),
      expect.stringContaining('at most 50 records'),
    ]);
  });

  it('is asked again without a field that it does not have, and the operation says so', async () => {
    const { arrived, warnings, status } = await readWith((query) =>
      query.get('fields')?.split(',').includes('job_title')
        ? {
            status: 400,
            body: {
              error: { code: 'unknown_field', message: 'No email has the field.', field: 'job_title' },
            },
          }
        : undefined,
    );

    expect({ arrived, status }).toEqual({ arrived: expected, status: 'success' });
    expect(warnings).toEqual([expect.stringContaining('the field "job_title"')]);
  });

  it('is asked for what meets the filters, and for everything when it refuses them', async () => {
    const fieldFilters = [{ fieldName: 'email', operator: 'eq', value: '4@people.example' }];
    const { arrived, warnings, status, queries } = await readWith(
      (query) => (query.has('where') ? { status: 400, body: { error: { code: 'bad_request' } } } : undefined),
      { fieldFilters },
    );

    expect(queries[0]?.get('where')).toBe('email:4@people.example');
    expect({ arrived, status }).toEqual({ arrived: ['rec_4'], status: 'success' });
    expect(warnings).toEqual([expect.stringContaining('filtered here')]);
  });
});
