import { setTimeout as wait } from 'node:timers/promises';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { timeOf } from '../db/partitions/periods.ts';
import { pageAnswer } from '../requests/page-answer.ts';
import { choose, readWithin } from './read-within.ts';

const LOOKED_AT = 10;

/** A list of which every seventh row is wanted, and in which each look takes its time. */
async function slowList(count: number, lookMs: number) {
  const { context } = await startTestServer();
  const rows = Array.from({ length: count }, (_, n) => ({
    id: v7({ msecs: Date.UTC(2026, 10, 26) - n * 60_000 }),
    isWanted: n % 7 === 0,
  }));
  return {
    rows,
    page: (pageToken?: string, pageSize = 50) =>
      readWithin(context(), ['slow'], { pageSize, pageToken }, async (after, limit) => {
        await wait(lookMs);
        const begin = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
        const { chosen, last } = choose(rows.slice(begin, begin + LOOKED_AT), limit, LOOKED_AT);
        return { items: chosen.map(({ id }) => id), next: last?.id };
      }),
  };
}

describe('searching a list for 150 ms', () => {
  it('answers what it has found by then, how far it has searched, and a token that goes on there', async () => {
    const { rows, page } = await slowList(200, 40);
    const pages = [];
    let token: string | undefined;
    do {
      const one = await page(token);
      pages.push(one);
      token = one.nextPageToken;
    } while (token);

    const found = pages.flatMap(({ items }) => items);
    expect(found).toEqual(rows.filter(({ isWanted }) => isWanted).map(({ id }) => id));
    expect(pages.length).toBeGreaterThan(2);
    for (const { items, stopped } of pages.slice(0, -1)) {
      const last = items.at(-1) ?? '';
      expect(stopped?.searchedTime?.getTime()).toBeLessThanOrEqual(timeOf(last));
    }
    expect(pages.at(-1)?.stopped).toBeUndefined();
  });

  it('says nothing of a search when the page is full', async () => {
    const { page } = await slowList(200, 0);

    const full = await page(undefined, 5);

    expect(full.items).toHaveLength(5);
    expect(full.nextPageToken).toEqual(expect.any(String));
    expect(full.stopped).toBeUndefined();
    expect(pageAnswer({}, full).headers).not.toHaveProperty('Dowel-Warning');
  });

  it('tells the caller in a header', async () => {
    const searchedTime = new Date('2026-11-25T14:03:00Z');

    const { headers } = pageAnswer({}, { items: [], nextPageToken: 't', stopped: { searchedTime } });

    expect(headers['Dowel-Warning']).toBe('search_stopped;time="2026-11-25T14:03:00.000Z"');
    expect(pageAnswer({}, { items: [], nextPageToken: 't', stopped: {} }).headers).toMatchObject({
      'Dowel-Warning': 'search_stopped',
    });
  });
});
