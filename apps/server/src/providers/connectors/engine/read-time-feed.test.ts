import { describe, expect, it } from 'vitest';
import type { ConnectorObject } from '../format.ts';
import { serving } from './answering.fixture.ts';
import type { TimeFeed } from './feed-changes.ts';
import { oak } from './oak.fixture.ts';
import { readPage, requestFor } from './read-page.ts';

const feed: TimeFeed = {
  by: 'time',
  list: {
    request: { path: '/changes' },
    records: 'entries',
    paging: {
      style: 'cursor',
      next: 'next',
      into: { query: 'page' },
      end: { when: 'absent' },
      size: { max: 3 },
    },
    conditions: { style: 'parameters', from: { query: 'from' }, until: { query: 'to' } },
  },
  format: 'epochSeconds',
  isFromInclusive: true,
  isUntilInclusive: true,
  settleMs: 0,
  overlapMs: 0,
  granularityMs: 1000,
  entry: {
    time: { member: 'at', format: 'epochSeconds' },
    recordId: 'about.id',
    only: { member: 'about.kind', text: 'tree' },
  },
};
const changesOf = () => ({ source: 'feed' as const, retentionDays: 30, feed });
const withFeed: Partial<ConnectorObject> = {
  record: { id: 'id' },
  deletes: { source: 'feed', member: 'felled' },
  write: { get: { path: '/{objectName}/{id}' }, answer: { record: '.', id: 'id' } },
};
const entry = (id: string | undefined, at: number, kind = 'tree') => ({ at, about: { id, kind } });
const window = { since: new Date(100_000), until: new Date(200_000) };
const request = { objectName: 'trees', fields: [], pageSize: 100, ...window, feed: {} };

/** A provider with these changes, where only record 1 and 2 are left. */
function orchard(entries: object[], next?: string) {
  return serving((_, { pathname }) => {
    if (pathname === '/base/changes') return { body: { entries, ...(next && { next }) } };
    const id = pathname.split('/').at(-1);
    return id === '1' || id === '2' ? { body: { id, height: 7 } } : { status: 404, body: { message: 'No.' } };
  });
}

describe('a feed by time', () => {
  it('is asked for the window, and each record that it names is read once, as it is now', async () => {
    const provider = orchard([entry('1', 190), entry('2', 150), entry('1', 120)], 'more');

    const page = await readPage(oak(withFeed, { functions: { changesOf } }), request, provider.fetch);

    expect(provider.requests.map(({ url }) => url)).toEqual([
      'https://oak.example/base/changes?from=100&to=200',
      'https://oak.example/base/trees/1',
      'https://oak.example/base/trees/2',
    ]);
    expect(page.originals).toEqual([
      { id: '1', height: 7 },
      { id: '2', height: 7 },
    ]);
    expect(page.fed).toMatchObject({ changeTimes: [new Date(190_000), new Date(150_000)], entries: 3 });
    expect(page.nextCursor?.toSend()).toBe('more');
  });

  it('passes over what is about other objects, about nothing, or behind the window', async () => {
    const entries = [entry('1', 150, 'bush'), entry(undefined, 150), entry('1', 201), entry('2', 199)];

    const page = await readPage(oak(withFeed, { functions: { changesOf } }), request, orchard(entries).fetch);

    expect(page.originals).toEqual([{ id: '2', height: 7 }]);
  });

  it('tells of a record that is gone with the mark of a deletion, and of none without one', async () => {
    const gone = orchard([entry('9', 150)]);
    const unmarked = { ...withFeed, deletes: { source: 'unknown' as const } };

    const marked = await readPage(oak(withFeed, { functions: { changesOf } }), request, gone.fetch);
    const silent = await readPage(oak(unmarked, { functions: { changesOf } }), request, gone.fetch);

    expect([marked.originals, silent.originals]).toEqual([[{ id: '9', felled: true }], []]);
  });
});

describe('a feed by token', () => {
  const byToken = oak(
    {},
    {
      functions: {
        changesOf: () => ({ source: 'feed', feed: { by: 'token', token: 'sync', into: { query: 'sync' } } }),
      },
    },
  );

  it('is the list with a token, whose last page has the next one, and no log shows it', async () => {
    const provider = serving(() => ({ body: { items: [{ id: '1' }], sync: 'second' } }));
    const asked = { objectName: 'trees', fields: [], pageSize: 100, feed: { token: 'first' } };

    const page = await readPage(byToken, asked, provider.fetch);

    expect(provider.requests.map(({ url }) => url)).toEqual(['https://oak.example/base/trees?sync=first']);
    expect(page.nextToken?.toSend()).toBe('second');
    expect(requestFor(byToken, asked)).toBe('GET /trees?sync=hidden');
  });
});
