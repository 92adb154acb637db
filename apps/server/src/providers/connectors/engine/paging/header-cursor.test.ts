import { expect, it } from 'vitest';
import { serving } from '../answering.fixture.ts';
import { oak, paged } from '../oak.fixture.ts';
import { readPage } from '../read-page.ts';

it('takes the cursor of the next page from a header, where a function says which', async () => {
  const pages = new Map([
    [null, { ids: ['a', 'b'], next: 'two=' }],
    ['two=', { ids: ['c'], next: undefined }],
  ]);
  const { fetch, requests } = serving((_, { searchParams }) => {
    const { ids = [], next } = pages.get(searchParams.get('c')) ?? {};
    return {
      body: { items: ids.map((id) => ({ id })) },
      headers: next === undefined ? {} : { 'X-Next': next },
    };
  });
  const style = { style: 'cursor', next: 'none', into: { query: 'c' }, end: { when: 'absent' } } as const;
  const connector = oak(paged({ ...style, size: { max: 2 } }), {
    functions: {
      continueAfter:
        () =>
        ({ header, count }) => {
          const cursor = header('x-next');
          return cursor === undefined ? undefined : { cursor, count };
        },
    },
  });
  const request = { objectName: 'leaves', fields: [], pageSize: 2 };

  const first = await readPage(connector, request, fetch);
  const second = await readPage(
    connector,
    { ...request, ...(first.nextCursor && { cursor: first.nextCursor }) },
    fetch,
  );

  expect([...first.records, ...second.records].map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(second.nextCursor).toBeUndefined();
  expect(requests).toHaveLength(2);
});
