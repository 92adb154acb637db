import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../parts/draw.fixture.ts';
import { inProject } from '../../parts/in-project.fixture.ts';
import { UsagePage } from './UsagePage.tsx';

const day = { startTime: '2026-11-24T00:00:00.000Z', failed: 0, pending: 0 };
const info = { projectRoles: { a: {}, b: {} }, orgRole: { org: { id: 'org', label: 'Acme' } } };

/** The page with these answers of the server, once they are there. */
async function openUsage(search: string, stats: object, ofOrg: object = { stats: [] }): Promise<HTMLElement> {
  const answers = Object.entries({
    '/my-info': info,
    '/orgs/org/stats': ofOrg,
    '/projects/demo/stats': stats,
  });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const [, answer = []] = answers.find(([path]) => new URL(url).pathname.endsWith(path)) ?? [];
    return Response.json(answer);
  });
  const place = await draw(inProject(UsagePage, '/usage', `/usage${search}`));
  await act(() => vi.waitFor(() => expect(place.querySelectorAll('table')).toHaveLength(2)));
  return place;
}

const records = { ...day, metric: 'records', total: 5 };
const messages = { ...day, metric: 'deliveries', total: 5, key: 'd' };

it.each([
  ['counts the records', '', { stats: [records] }, '5 records in 30 days'],
  ['has no count when there is more than fits', '', { stats: [records], isCut: true }, 'Usage'],
  ['has no count by destination, which no record has', '?by=destination', { stats: [messages] }, 'Usage'],
])('has a title that %s', async (_, search, stats, title) => {
  const page = await openUsage(search, stats);

  expect(page.querySelector('h1')?.textContent).toBe(title);
});

it('says that the projects of the organization have more than fits', async () => {
  const page = await openUsage('', { stats: [records] }, { stats: [{ ...records, key: 'a' }], isCut: true });

  expect(page.textContent).toContain('All projects of AcmeThere is more than fits: choose fewer days.');
});
