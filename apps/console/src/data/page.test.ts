import { DowelClient } from '@dowel/client';
import { expect, it } from 'vitest';
import { fetchPage, toRows } from './page.ts';

const answered = (headers: Record<string, string>) =>
  fetchPage(
    new DowelClient({
      baseUrl: 'http://dowel.test/v1',
      project: 'demo',
      apiKey: 'key',
      fetch: async () => new Response('[]', { headers: { 'content-type': 'application/json', ...headers } }),
    }).operations.listForProject(),
  );

const next = '<http://dowel.test/v1/projects/demo/operations?status=failure&pageToken=t>; rel="next"';

it.each([
  [{}, { items: [], next: undefined }],
  [{ Link: next }, { items: [], next: { pageToken: 't' } }],
  [
    { Link: next, 'Dowel-Warning': 'search_stopped;time="2026-11-26T14:03:00.000Z"' },
    { items: [], next: { pageToken: 't' }, stopped: { at: '2026-11-26T14:03:00.000Z' } },
  ],
  [
    { Link: next, 'Dowel-Warning': 'search_stopped, unknown_parameter;path="colour"' },
    { items: [], next: { pageToken: 't' }, stopped: { at: undefined } },
  ],
])('reads from %j where a list goes on, and how far it was searched', async (headers, page) => {
  expect(await answered(headers)).toEqual(page);
});

it('shows a row once that moved to a later page, at its place and as it is now', () => {
  const pages = [
    {
      items: [
        { groupRef: 'a', state: 'needs_action' },
        { groupRef: 'b', state: 'working' },
      ],
      next: undefined,
    },
    {
      items: [
        { groupRef: 'c', state: 'working' },
        { groupRef: 'a', state: 'working' },
      ],
      next: undefined,
    },
  ];
  const { rows } = toRows({ pages, pageParams: [] });
  expect(rows.map(({ groupRef, state }) => `${groupRef} ${state}`)).toEqual([
    'a working',
    'b working',
    'c working',
  ]);
});
