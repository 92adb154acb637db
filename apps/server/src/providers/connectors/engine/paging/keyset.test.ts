import { describe, expect, it } from 'vitest';
import { pagesOf, serving } from '../answering.fixture.ts';
import { oak } from '../oak.fixture.ts';

const since = new Date('2026-03-01T00:00:00Z');

const leaves = oak({
  list: {
    request: { path: '/{objectName}' },
    records: 'items',
    paging: {
      style: 'keyset',
      after: { field: 'key', member: 'id' },
      end: { when: 'total', member: 'total' },
      size: { into: { query: 'limit' }, max: 2 },
    },
    conditions: { style: 'parameters', from: { query: 'from' }, after: { query: 'after' } },
  },
  changes: {
    source: 'filter',
    format: 'epochSeconds',
    isFromInclusive: true,
    settleMs: 0,
    overlapMs: 0,
    granularityMs: 1000,
  },
});

describe('paging by asking for what comes after the last record', () => {
  it('reads every record that stays, with the window on each page, while others leave', async () => {
    const present = new Set([1, 2, 3, 4, 5, 6]);
    const { requests, fetch } = serving((_, url) => {
      const found = [...present].filter((id) => id > Number(url.searchParams.get('after') ?? 0));
      // An offset would now leave out the third record.
      present.delete(1);
      return { body: { items: found.slice(0, 2).map((id) => ({ id })), total: found.length } };
    });
    const pages = await pagesOf(leaves, { objectName: 'leaves', fields: [], pageSize: 50, since }, fetch);

    expect(pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      '?limit=2&from=1772323200',
      '?limit=2&from=1772323200&after=2',
      '?limit=2&from=1772323200&after=4',
    ]);
  });
});
