import { describe, expect, it } from 'vitest';
import { ProviderText } from '../../../provider-words/provider-text.ts';
import type { Paging } from '../../format.ts';
import { type PretendAnswer, pagesOf, serving } from '../answering.fixture.ts';
import type { ProviderFetch } from '../call.ts';
import type { RestDefinition } from '../definition.ts';
import { oak, paged } from '../oak.fixture.ts';
import { readPage } from '../read-page.ts';

const all = Array.from({ length: 5 }, (_, index) => ({ id: `r${index}` }));
const size = { into: { query: 'limit' }, max: 2 };

const cursorPaging = {
  style: 'cursor',
  next: 'next',
  into: { query: 'c' },
  end: { when: 'absent' },
  size,
} as const;
const byCursor = oak(paged(cursorPaging));

/** The ids of each page. A list that does not end within ten pages is given up. */
async function idsOf(connector: RestDefinition, fetch: ProviderFetch): Promise<unknown[][]> {
  const pages = await pagesOf(connector, { objectName: 'leaves', fields: [], pageSize: 50 }, fetch, 10);
  return pages.map(({ records }) => records.map(({ id }) => id));
}

const numberIn = (url: URL, name: string) => Number(url.searchParams.get(name) ?? 0);
const from = (start: number) => all.slice(start, start + 2);

interface Family {
  name: string;
  paging: Paging;
  answer: (url: URL, body: Record<string, number | undefined>) => PretendAnswer;
  /** The ids of the pages, when they are not simply all. */
  pages?: string[][];
}

const inPages = [['r0', 'r1'], ['r2', 'r3'], ['r4']];
const next = (start: number) => (start + 2 < all.length ? String(start + 2) : null);

const families: Family[] = [
  {
    name: 'a cursor in the query, absent on the last page',
    paging: cursorPaging,
    answer: (url) => ({ body: { items: from(numberIn(url, 'c')), next: next(numberIn(url, 'c')) } }),
  },
  {
    name: 'a number as the cursor in the body, until a flag is false',
    paging: {
      style: 'cursor',
      next: 'page.next',
      into: { body: 'page.at' },
      end: { when: 'false', member: 'page.more' },
      size: { into: { body: 'page.limit' }, max: 2 },
    },
    answer: (_, { at = 0 }) => ({ body: { items: from(at), page: { next: at + 2, more: at + 2 < 5 } } }),
  },
  {
    name: 'the id of the last record, until a flag is false',
    paging: {
      style: 'lastRecord',
      member: 'id',
      into: { query: 'after' },
      end: { when: 'false', member: 'more' },
      size,
    },
    answer: (url) => {
      const start = all.findIndex(({ id }) => id === url.searchParams.get('after')) + 1;
      return { body: { items: from(start), more: start + 2 < 5 } };
    },
  },
  {
    name: 'a relative address, until a flag is true',
    paging: { style: 'nextUrl', next: 'next', end: { when: 'true', member: 'done' }, size },
    answer: (url) => {
      const start = numberIn(url, 'c');
      return { body: { items: from(start), next: `/base/more?c=${start + 2}`, done: start + 2 >= 5 } };
    },
  },
  {
    name: 'the header Link',
    paging: { style: 'linkHeader', size },
    answer: (url) => {
      const start = numberIn(url, 'c');
      const links = ['<https://oak.example/base/leaves?c=0>; rel="first"'];
      if (start + 2 < 5) links.push(`<https://oak.example/base/leaves?c=${start + 2}>; rel="next"`);
      return { body: { items: from(start) }, headers: { link: links.join(', ') } };
    },
  },
  {
    name: 'the header Link, which says that the next page is empty',
    paging: { style: 'linkHeader', size },
    answer: (url) => {
      const start = numberIn(url, 'c');
      const to = (at: number, rel: string) =>
        `<https://oak.example/base/leaves?c=${at}>; rel="${rel}"; results="${at >= 0 && at < 5}"; cursor="0:${at}:0"`;
      return {
        body: { items: from(start) },
        headers: { link: `${to(start - 2, 'previous')}, ${to(start + 2, 'next')}` },
      };
    },
  },
  {
    name: 'an offset, until an empty page',
    paging: { style: 'offset', into: { query: 'offset' }, end: { when: 'emptyPage' }, size },
    answer: (url) => ({ body: { items: from(numberIn(url, 'offset')) } }),
    pages: [...inPages, []],
  },
  {
    name: 'an offset, until a short page',
    paging: { style: 'offset', into: { query: 'offset' }, end: { when: 'shortPage' }, size },
    answer: (url) => ({ body: { items: all.slice(0, 3).slice(numberIn(url, 'offset')).slice(0, 2) } }),
    // A page of one record could be one of many.
    pages: [['r0', 'r1'], ['r2'], []],
  },
  {
    name: 'page numbers from one, until the total',
    paging: {
      style: 'pageNumber',
      into: { query: 'page' },
      first: 1,
      end: { when: 'total', member: 'total' },
      size,
    },
    answer: (url) => ({ body: { items: from((numberIn(url, 'page') - 1) * 2), total: 5 } }),
  },
  {
    name: 'record counts, where the total is below zero because nobody has counted',
    paging: { style: 'offset', into: { query: 'offset' }, end: { when: 'total', member: 'total' }, size },
    answer: (url) => ({ body: { items: from(numberIn(url, 'offset')), total: -1 } }),
    pages: [...inPages, []],
  },
];

describe('paging', () => {
  it.each(families)('with $name reads each record once, and ends', async ({ paging, answer, pages }) => {
    const { fetch } = serving(async (request, url) => {
      const sent = request.body ? await request.json() : {};
      return answer(url, sent.page ?? {});
    });
    const connector = oak(paged(paging));
    const isInBody = 'into' in paging && 'body' in paging.into;
    const { list } = connector.object;
    const request = isInBody ? { method: 'POST' as const, path: '/search' } : list.request;

    const read = await idsOf(
      { ...connector, object: { ...connector.object, list: { ...list, request } } },
      fetch,
    );

    expect(read).toEqual(pages ?? inPages);
  });

  it('goes on after an empty page that has a cursor, and takes null for an empty list', async () => {
    const pages = [{ items: [], next: 'a' }, { items: null, next: 'b' }, { items: from(3) }];
    const { fetch, requests } = serving(() => ({ body: pages[requests.length - 1] }));

    expect(await idsOf(byCursor, fetch)).toEqual([[], [], ['r3', 'r4']]);
  });

  it.each([
    ['a link', { headers: { link: '<https://oak.example/leaves?page=2>; rel="next"' } }],
    ['its status', { status: 206 }],
  ])('ends with an error when %s says more, and the list is said to have one page', async (_, said) => {
    const { fetch } = serving(() => ({ body: { items: from(0) }, ...said }));

    await expect(idsOf(oak(paged({ style: 'none', size })), fetch)).rejects.toThrow('there are more records');
  });

  it.each(['offset', 'pageNumber'] as const)(
    'asks behind a gap in a list that says how many records it has, by %s',
    async (style) => {
      const end = { when: 'total', member: 'total' } as const;
      const paging: Paging = {
        into: { query: 'at' },
        end,
        size,
        ...(style === 'offset' ? { style } : { style, first: 0 }),
      };
      const { fetch } = serving((_, url) => {
        const start = numberIn(url, 'at') * (style === 'offset' ? 1 : 2);
        return { body: { items: start === 2 ? [] : from(start), total: 5 } };
      });

      expect(await idsOf(oak(paged(paging)), fetch)).toEqual([['r0', 'r1'], [], ['r4']]);
    },
  );

  it.each<[string, Paging]>([
    ['a cursor', { ...cursorPaging, end: { when: 'total', member: 'total' } }],
    [
      'a question',
      {
        style: 'keyset',
        after: { field: 'id', member: 'id' },
        end: { when: 'total', member: 'total' },
        size,
      },
    ],
  ])('does not take an empty page for the end where the total says otherwise, by %s', async (_, paging) => {
    const { fetch } = serving(() => ({ body: { items: [], total: 5 } }));

    await expect(idsOf(oak(paged(paging)), fetch)).rejects.toThrow('there are more records');
  });

  it('goes on where all pages are shorter than was asked for', async () => {
    const large = { ...size, max: 100 };
    const paging: Paging = {
      style: 'offset',
      into: { query: 'offset' },
      end: { when: 'shortPage' },
      size: large,
    };
    const { fetch } = serving((_, url) => ({ body: { items: from(numberIn(url, 'offset')) } }));

    expect(await idsOf(oak(paged(paging)), fetch)).toEqual([...inPages, []]);
  });

  it.each([
    ['as it came', 'a+b/c==', 'a+b/c=='],
    ['with every digit of a number', JSON.rawJSON('12345678901234567891'), '12345678901234567891'],
  ])('sends a cursor back %s', async (_, next, sent) => {
    const { fetch, requests } = serving((_, { search }) => ({
      body: { items: [], ...(search.includes('c=') ? {} : { next }) },
    }));

    await idsOf(byCursor, fetch);

    expect(new URL(requests[1]?.url ?? '').searchParams.get('c')).toBe(sent);
  });

  it.each<[string, Paging, object]>([
    ['a cursor', { ...cursorPaging, end: { when: 'false', member: 'more' } }, { items: all, more: true }],
    [
      'an address',
      { style: 'nextUrl', next: 'next', end: { when: 'true', member: 'done' }, size },
      { items: all, done: false },
    ],
    [
      'a last record',
      {
        style: 'lastRecord',
        member: 'id',
        into: { query: 'c' },
        end: { when: 'false', member: 'more' },
        size,
      },
      { items: [], more: true },
    ],
  ])('fails when there is more, but no %s', async (_, paging, body) => {
    const { fetch } = serving(() => ({ body }));

    await expect(idsOf(oak(paged(paging)), fetch)).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('more records'),
    });
  });

  // @holds S273
  it.each<[string, Paging['style'] | 'flag', unknown]>([
    ['a map as its cursor', 'cursor', { after: 'b' }],
    ['true as its cursor', 'cursor', true],
    ['a list as the address', 'nextUrl', ['/base/more']],
    ['a word for a flag', 'flag', 'yes'],
    ['a number for a flag', 'flag', 1],
  ])('fails when a page has %s, because more records may follow', async (_, style, odd) => {
    const paging: Paging =
      style === 'nextUrl'
        ? { style, next: 'next', end: { when: 'absent' }, size }
        : { ...cursorPaging, end: style === 'flag' ? { when: 'false', member: 'more' } : { when: 'absent' } };
    const body = style === 'flag' ? { items: all, next: 'b', more: odd } : { items: all, next: odd };
    const { fetch } = serving(() => ({ body }));

    await expect(idsOf(oak(paged(paging)), fetch)).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('more records'),
    });
  });

  it.each([null, '', false, [], {}])('ends when the cursor is %j', async (none) => {
    const { fetch } = serving(() => ({ body: { items: all, next: none } }));

    expect(await idsOf(byCursor, fetch)).toHaveLength(1);
  });

  // Jira leaves `isLast` out: https://jira.atlassian.com/browse/JRACLOUD-92184 shows an answer without either.
  it.each(['true', 'false'] as const)('ends without a flag when there is no cursor (%s)', async (when) => {
    const pages = [{ items: from(0), next: 'a' }, { items: from(2), next: null }, { items: from(4) }];
    const { fetch, requests } = serving(() => ({ body: pages[requests.length - 1] }));
    const end = { when, member: 'flag' } as const;
    const address: Paging = { style: 'nextUrl', next: 'next', end, size };

    expect(await idsOf(oak(paged({ ...cursorPaging, end })), fetch)).toEqual([
      ['r0', 'r1'],
      ['r2', 'r3'],
    ]);
    requests.length = 0;
    expect(await idsOf(oak(paged(address)), fetch)).toHaveLength(2);
  });

  it('counts to an empty page when no answer has the flag that says the end', async () => {
    const { fetch } = serving((_, url) => ({ body: { items: from(numberIn(url, 'offset')) } }));
    const end = { when: 'true', member: 'isLast' } as const;

    const paging: Paging = { style: 'offset', into: { query: 'offset' }, end, size };

    expect(await idsOf(oak(paged(paging)), fetch)).toEqual([...inPages, []]);
  });

  it('begins again when a position was stored for another kind of paging', async () => {
    const { fetch } = serving(() => ({ body: { items: [] } }));
    const offset: Paging = { style: 'offset', into: { query: 'o' }, end: { when: 'emptyPage' }, size };
    const request = { objectName: 'leaves', fields: [], pageSize: 2, cursor: new ProviderText('abc') };

    await expect(readPage(oak(paged(offset)), request, fetch)).rejects.toMatchObject({ kind: 'cursor_gone' });
  });

  it.each([1, 3])('begins again when numbered pages of 2 records now have %i', async (max) => {
    const style = { style: 'pageNumber', into: { query: 'page' }, first: 1 } as const;
    const paging: Paging = { ...style, end: { when: 'emptyPage' }, size };
    const other = oak(paged({ ...paging, size: { ...size, max } }));
    const { fetch } = serving(() => ({ body: { items: from(0) } }));
    const request = { objectName: 'leaves', fields: [], pageSize: 50 };
    const { nextCursor: cursor } = await readPage(oak(paged(paging)), request, fetch);
    const at = { ...request, ...(cursor && { cursor }) };

    await expect(readPage(other, at, fetch)).rejects.toMatchObject({ kind: 'cursor_gone' });
    // Such a position says no size.
    const earlier = { ...request, cursor: new ProviderText('[2,2,null]') };
    await expect(readPage(other, earlier, fetch)).resolves.toMatchObject({ status: 200 });
  });
});

describe('a provider that answers one question only so far', () => {
  const cap: Paging = {
    style: 'cursor',
    next: 'next',
    into: { body: 'after' },
    end: { when: 'absent' },
    size: { into: { body: 'limit' }, max: 2 },
  };
  const many = Array.from({ length: 11 }, (_, index) => ({ id: index + 1, at: 1_700_000_000 }));
  const capped = oak(
    {
      list: {
        request: { method: 'POST', path: '/search' },
        records: 'items',
        paging: cap,
        conditions: {
          style: 'list',
          body: 'groups.0.filters',
          members: { field: 'f', operator: 'o', value: 'v' },
          operators: { from: 'GTE', until: 'LTE', after: 'GT', equals: 'EQ' },
        },
      },
      changes: {
        source: 'filter',
        field: 'at',
        format: 'epochSeconds',
        isFromInclusive: true,
        settleMs: 0,
        overlapMs: 0,
        granularityMs: 1000,
      },
    },
    {
      functions: {
        continueAfter:
          () =>
          ({ count, last }) =>
            count >= 4 ? { after: String(last.id), count: 0 } : undefined,
      },
    },
  );

  it('is asked again for what comes after the last record, with the whole window on every page', async () => {
    const bodies: { after?: string; groups: { filters: { f: string; o: string; v: string }[] }[] }[] = [];
    const { fetch } = serving(async (request) => {
      const body = await request.json();
      bodies.push(body);
      const after = Number(body.groups[0].filters.find(({ o }: { o: string }) => o === 'GT')?.v ?? 0);
      const found = many.filter(({ id }) => id > after).slice(0, 4);
      const start = Number(body.after ?? 0);
      const isMore = start + 2 < found.length;
      return { body: { items: found.slice(start, start + 2), ...(isMore && { next: String(start + 2) }) } };
    });
    const window = {
      since: new Date('2023-01-01T00:00:00.400Z'),
      until: new Date('2026-01-01T00:00:00.400Z'),
    };
    const request = { objectName: 'leaves', fields: [], pageSize: 50, ...window };
    const pages = await pagesOf(capped, request, fetch, 25);

    expect(pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual(many.map(({ id }) => id));
    for (const { groups } of bodies) {
      const [first, second] = groups[0]?.filters ?? [];
      // The beginning is rounded down and the end is rounded up.
      expect(first).toEqual({ f: 'at', o: 'GTE', v: String(Date.UTC(2023, 0, 1) / 1000) });
      expect(second).toEqual({ f: 'at', o: 'LTE', v: String(Date.UTC(2026, 0, 1) / 1000 + 1) });
    }
  });
});
