import { describe, expect, it } from 'vitest';
import { pagesOf, serving } from '../engine/answering.fixture.ts';
import { pagerDuty } from './pager-duty.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-11-01T00:00:00Z');

/** PagerDuty with incidents that were created at these times. It lists 10,000 of one question, and six months at once. */
function withIncidents(times: readonly number[]) {
  const all = times.map((ms, index) => ({ ms, shown: { id: `P${index}`, created_at: new Date(ms) } }));
  return serving((_, { searchParams }) => {
    const number = (name: string) => Number(searchParams.get(name) ?? 0);
    const time = (name: string) => Date.parse(searchParams.get(name) ?? '');
    const isLong = time('until') - time('since') > 181 * 24 * HOUR_MS;
    const start = number('offset');
    const end = start + number('limit');
    if (end > 10_000 || isLong)
      return { status: 400, body: { error: { message: 'Invalid Input Provided' } } };
    const isAll = searchParams.get('date_range') === 'all';
    const [since, until] = [time('since'), time('until')];
    const found = all.filter(({ ms }) => isAll || (ms >= since && ms < until)).map(({ shown }) => shown);
    return { body: { incidents: found.slice(start, end), more: found.length > end } };
  });
}

async function readAll(provider: ReturnType<typeof withIncidents>): Promise<Set<unknown>> {
  const request = { objectName: 'incidents', fields: [], pageSize: 100, now };
  const pages = await pagesOf(pagerDuty, request, provider.fetch);
  return new Set(pages.flatMap(({ records }) => records.map(({ id }) => id)));
}

describe('the incidents of PagerDuty', () => {
  it('are read with one question, oldest first, as long as it is answered', async () => {
    const provider = withIncidents([0, 1, 2].map((hour) => now.getTime() - hour * HOUR_MS));

    expect((await readAll(provider)).size).toBe(3);
    expect(provider.requests.map(({ url }) => new URL(url).search)).toEqual([
      '?date_range=all&sort_by=created_at%3Aasc&include%5B%5D=conference_bridge&limit=100',
    ]);
  });

  it('are read beyond the 10,000th, also over a year without any, and over more than 10,000 of half a year', async () => {
    const first = Array.from({ length: 10_050 }, (_, index) => Date.UTC(2024, 0) + index * 1000);
    const last = Array.from({ length: 10_250 }, (_, index) => Date.UTC(2026, 8) + index * 1000);

    expect((await readAll(withIncidents([...first, ...last]))).size).toBe(first.length + last.length);
  });

  it('are not said to be all, where more than that are of one second', async () => {
    await expect(readAll(withIncidents(Array(10_001).fill(Date.UTC(2026, 8))))).rejects.toMatchObject({
      kind: 'unreachable',
    });
  });
});
