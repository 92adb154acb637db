import { expect, it } from 'vitest';
import { ProviderText } from '../../provider-words/provider-text.ts';
import { type PretendAnswer, serving } from './answering.fixture.ts';
import { oak } from './oak.fixture.ts';
import { type PageRequest, readPage } from './read-page.ts';

const paging = {
  style: 'cursor' as const,
  next: 'next',
  into: { query: 'c' },
  end: { when: 'absent' as const },
  size: { max: 10 },
};
const list = { request: { path: '/leaves' }, records: 'items', paging };
const from = { query: 'since' };

/** A list that comes in order, and another one of what was deleted. */
const connector = oak(
  {
    record: { id: 'id', updateTime: { member: 'at', format: 'rfc3339', granularityMs: 1 } },
    list: { ...list, conditions: { style: 'parameters', from, equals: { query: '{fieldName}' } } },
    changes: {
      source: 'filter',
      format: 'rfc3339',
      isFromInclusive: true,
      settleMs: 0,
      overlapMs: 0,
      granularityMs: 1,
    },
    deletes: { source: 'endpoint' },
    order: 'ascending',
  },
  {
    functions: {
      deletedOf: () => ({
        list: { ...list, request: { path: '/bin' }, conditions: { style: 'parameters', from } },
        time: { member: 'gone', format: 'rfc3339' },
        member: 'isGone',
      }),
    },
  },
);

const [early, start, later] = [
  '2026-05-01T10:00:00.000Z',
  '2026-05-01T11:00:00.000Z',
  '2026-05-01T12:00:00.000Z',
];

async function pagesOf(asked: Partial<PageRequest>, answer: (url: URL) => PretendAnswer) {
  const { fetch, requests } = serving((_, url) => answer(url));
  const pages = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const at: object = cursor === '' ? {} : { cursor: new ProviderText(cursor) };
    const request = { objectName: 'leaves', fields: [], pageSize: 10, ...asked, ...at };
    const page = await readPage(connector, request, fetch);
    pages.push(page);
    cursor = page.nextCursor?.toSend();
  }
  return {
    pages,
    addresses: requests.map(({ url }) => decodeURIComponent(url.replace(/^.*\/base/, ''))),
  };
}

const answer = (url: URL): PretendAnswer => {
  if (url.pathname.endsWith('/leaves')) return { body: { items: [{ id: '1', at: later }] } };
  const items = [{ id: '2', gone: early }, { id: '3', gone: later }, { id: '4' }];
  return url.searchParams.has('c') ? { body: { items: [] } } : { body: { items, next: 'n' } };
};

it('reads what was deleted since the beginning behind the list, also where the list went on in the middle', async () => {
  const asked = {
    since: new Date(later),
    from: new Date(start),
    filters: [{ fieldName: 'colour', value: 'red' }],
  };

  const { pages, addresses } = await pagesOf(asked, answer);

  expect(addresses).toEqual([
    `/leaves?since=${later}&colour=red`,
    `/bin?since=${start}`,
    `/bin?c=n&since=${start}`,
  ]);
  expect(pages.map(({ records }) => records.map(({ id }) => id))).toEqual([['1'], ['3', '4'], []]);
  expect(pages[1]?.fed).toMatchObject({ changeTimes: [new Date(later), undefined], entries: 3 });
  // A read that wants no more of the list goes on there, too.
  expect(pages[0]?.afterList?.toSend()).toBe(pages[0]?.nextCursor?.toSend());
});

it('reads nothing of it where all records are wanted', async () => {
  const { addresses } = await pagesOf({}, answer);

  expect(addresses).toEqual(['/leaves']);
});
