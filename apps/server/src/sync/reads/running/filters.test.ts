import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../../../../test/receiver.ts';
import { startReading } from './reading.fixture.ts';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

type Filter = { fieldName: string; operator: string; value?: unknown; values?: unknown[] };

async function startFiltered(...fieldFilters: Filter[]) {
  const object = {
    requiredFields: ['city', 'lead_score'].map((fieldName) => ({ fieldName })),
    optionalFields: [],
  };
  const reading = await startReading(receiver, { object });
  const { config } = reading.given.installationBody();
  const contacts = { objectName: 'contacts', fieldFilters };
  const body = {
    ...reading.given.installationBody(),
    config: { ...config, content: { ...config.content, read: { objects: { contacts } } } },
  };
  const path = `${reading.base}/installations`;
  return { ...reading, answer: await reading.request('POST', `${path}?skipSampling=true`, body) };
}

describe('filters of a config beyond equality', () => {
  // @holds S92
  it('deliver the records that a filter over all of them would leave, whatever the provider can find', async () => {
    const all = await startFiltered();
    await all.runJobs();
    const records = all.messages().flatMap(({ result = [] }) => result.map(({ raw }) => raw ?? {}));
    const scores = records.map(({ lead_score }) => Number(lead_score)).toSorted((a, b) => a - b);
    const [low = 0, high = 0] = [scores.at(20), scores.at(90)];
    const cities = [...new Set(records.map(({ city }) => String(city)))].slice(0, 3);
    receiver.received.length = 0;

    const some = await startFiltered(
      { fieldName: 'lead_score', operator: 'gte', value: low },
      { fieldName: 'lead_score', operator: 'lt', value: high },
      { fieldName: 'city', operator: 'notIn', values: cities },
    );
    await some.runJobs();

    expect(some.answer.status).toBe(201);
    const expected = records
      .filter(({ lead_score }) => Number(lead_score) >= low && Number(lead_score) < high)
      .filter(({ city }) => !cities.includes(String(city)));
    expect(expected.length).toBeGreaterThan(3);
    expect(some.arrived()).toHaveLength(expected.length);
  });

  it.each<[string, Filter, RegExp]>([
    [
      'without its list',
      { fieldName: 'city', operator: 'in', value: 'Oslo' },
      /needs \\"values\\"|needs "values"/,
    ],
    [
      'of a range of what is no number',
      { fieldName: 'city', operator: 'gt', value: 'Oslo' },
      /needs a number/,
    ],
    ['that does not exist', { fieldName: 'city', operator: 'contains', value: 'Oslo' }, /operator/],
  ])('are refused when they are saved %s', async (_, filter, words) => {
    const { answer } = await startFiltered(filter);

    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(JSON.stringify(answer.body)).toMatch(words);
  });

  it('of a search are refused where the provider finds nothing by them', async () => {
    const { request, base, answer } = await startFiltered();

    const search = (fieldFilters: Filter[]) =>
      request('POST', `/search${base}?groupRef=acme`, { objectName: 'contacts', fieldFilters });
    const range = await search([{ fieldName: 'lead_score', operator: 'gt', value: 5 }]);
    const incomplete = await search([{ fieldName: 'city', operator: 'in' }]);

    expect(answer.status).toBe(201);
    expect([range.status, range.body.code]).toEqual([422, 'search_refused']);
    expect(JSON.stringify(range.body)).toMatch(/does not find .* with/);
    expect(incomplete.status).toBe(400);
  });
});
