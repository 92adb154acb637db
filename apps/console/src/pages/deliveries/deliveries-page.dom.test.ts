import { QueryClient } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../parts/draw.fixture.ts';
import { inProject } from '../../parts/in-project.fixture.ts';
import { DeliveriesPage } from './DeliveriesPage.tsx';
import { ReplayFailed } from './ReplayFailed.tsx';
import { ReplayMarked } from './ReplayMarked.tsx';

async function press(words: string): Promise<void> {
  const find = () => [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(words));
  await act(() => vi.waitFor(() => expect(find()).toBeDefined(), 15_000));
  await act(async () => find()?.click());
}

const hour = { metric: 'deliveries', startTime: '2026-11-24T00:00:00.000Z', total: 9, failed: 3, pending: 2 };

it.each([
  ['', ['4 taken, in 24 hours', '2 on their way, in 24 hours', '3 given up, in 24 hours']],
  ['?event=read', []],
])('counts the messages of a day at the address /deliveries%s', async (search, tallies) => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('/my-info')) return Response.json({ projectRoles: {} });
    return Response.json(url.includes('/stats') ? { stats: [hour], deploys: [] } : []);
  });
  const client = new QueryClient();
  const place = await draw(inProject(DeliveriesPage, '/deliveries', `/deliveries${search}`), client);
  await act(() => vi.waitFor(() => expect(place.textContent).toContain('No'), 15_000));
  await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0), 15_000));

  const shown = [...place.querySelectorAll('.console-tally')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent).join(' '),
  );
  expect(shown).toEqual(tallies);
});

it.each([
  ['support', true],
  ['viewer', false],
])('offers the role %s, which sees no destinations, to send all that was given up: %s', async (role, is) => {
  const failed = { id: 'd1', destinationId: 'to', destinationName: 'crm', status: 'failed' };
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('/my-info'))
      return Response.json({ projectRoles: { p: { role, project: { id: 'p', name: 'demo' } } } });
    if (url.endsWith('/destinations')) return Response.json({ title: 'No' }, { status: 403 });
    if (url.includes(':replay-failed')) return Response.json({ replayedCount: 3, isMoreLeft: false });
    if (url.includes('/stats')) return Response.json({ stats: [], deploys: [] });
    if (!url.includes('/deliveries')) return Response.json([]);
    return Response.json([{ ...failed, eventType: 'read', attemptCount: 1, createTime: hour.startTime }]);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const at = '/deliveries?destination=to&status=failed';
  const place = await draw(inProject(DeliveriesPage, '/deliveries', at), client);
  await act(() => vi.waitFor(() => expect(place.querySelector('tbody')).not.toBeNull(), 15_000));
  await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0), 15_000));

  await act(() => vi.waitFor(() => expect(place.textContent?.includes('Replay all 3')).toBe(is), 15_000));
  // They are refused the page of a message.
  expect(place.querySelector('tbody a')).toBeNull();
});

it('keeps the marks of messages that were not sent again, also of those that were counted as sent, and says why', async () => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { dryRun } = await request.json();
    const leftOut = dryRun ? [] : [{ deliveryId: 'd2', code: 'destination_disabled' }];
    return Response.json({ replayedCount: 2 - leftOut.length, leftOut });
  });
  const marks = { ids: ['d1', 'd2'], has: () => true, set: vi.fn() };
  const place = await draw(inProject(() => createElement(ReplayMarked, { marks })));

  await press('Replay marked');
  await press('Send 2 messages now');

  await act(() => vi.waitFor(() => expect(marks.set.mock.calls).toEqual([[['d1'], false]]), 15_000));
  await act(() =>
    vi.waitFor(
      () => expect(place.textContent).toContain('1 sent again. 1 is left out: its destination'),
      15_000,
    ),
  );
});

it('takes away why the newest one was not sent, once all were', async () => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes(':replay-failed')) return Response.json({ replayedCount: 3, isMoreLeft: false });
    return Response.json({ title: 'Not now', status: 409, subcode: 'delivery_pending' }, { status: 409 });
  });
  const failed = { destination: { id: 'to', name: 'crm' }, newest: 'd1', oldestTime: hour.startTime };
  const place = await draw(inProject(() => createElement(ReplayFailed, failed)));
  const says = (words: string, is: boolean) =>
    act(() => vi.waitFor(() => expect(place.textContent?.includes(words)).toBe(is), 15_000));

  await press('Try the newest one');
  await says('Nothing was changed', true);
  await press('Replay all 3');
  await press('Send 3 messages now');

  await says('3 messages', true);
  await says('Nothing was changed', false);
});
