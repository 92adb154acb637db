import { DowelClient } from '@dowel/client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { type FollowOptions, follow } from './follow.ts';
import { getLive, keepLive } from './live-store.ts';

it('waits before it asks again what answered without a sign of life, such as a page in front of the server', async () => {
  vi.useFakeTimers();
  const onState = vi.fn();
  const next = vi.fn(async () => {
    // What asks again at once would never let go of the processor.
    if (next.mock.calls.length > 10) throw new Error('Asked without a pause.');
    return { done: true as const, value: undefined };
  });
  const open: FollowOptions['open'] = () => ({ [Symbol.asyncIterator]: () => ({ next }) });

  const stop = follow({ open, onChange: () => undefined, onState });
  await vi.advanceTimersByTimeAsync(5_000);
  stop();
  vi.useRealTimers();

  expect(next).toHaveBeenCalledTimes(3);
  expect(onState).toHaveBeenLastCalledWith('lost');
});

it('does not say of a server that refuses the session that it is away', async () => {
  const refused = async () => Response.json({ status: 401, code: 'session_invalid' }, { status: 401 });
  const client = new DowelClient({ project: 'demo', sessionCookie: true, fetch: refused });
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  const onState = vi.fn();

  const stop = follow({ open: () => client.changes.follow(), onChange: () => undefined, onState });
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining('/sign-in?returnTo=')));
  stop();

  expect(onState.mock.calls).toEqual([['connecting']]);
});

it('asks again for what failed while the server was away, also where no change concerns it', async () => {
  let isThere = true;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = vi.fn(async () => {
    if (isThere) return 'me';
    throw new TypeError('fetch failed');
  });
  const unsubscribe = new QueryObserver(client, { queryKey: ['my-info'], queryFn }).subscribe(() => {});
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('fetch failed');
    const start = (stream: ReadableStreamDefaultController<Uint8Array>) =>
      stream.enqueue(new TextEncoder().encode('id: 1\n\n'));
    return new Response(new ReadableStream({ start }));
  });
  await vi.waitFor(() => expect(client.getQueryData(['my-info'])).toBe('me'));

  isThere = false;
  const stop = keepLive('demo', client);
  await client.invalidateQueries({ type: 'active' });
  await vi.waitFor(() => expect(getLive().state).toBe('lost'), 10_000);
  expect(client.getQueryState(['my-info'])?.error).not.toBeNull();
  isThere = true;

  await vi.waitFor(() => expect(getLive().caughtUpAt).toBeDefined(), 10_000);
  await vi.waitFor(() => expect(client.getQueryState(['my-info'])?.error).toBeNull(), 3_000);
  stop();
  unsubscribe();
});

it('does not take a server for away that refuses the stream, but answers', async () => {
  vi.useFakeTimers();
  const queryFn = vi.fn(async () => 'me');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const unsubscribe = new QueryObserver(client, { queryKey: ['my-info'], queryFn }).subscribe(() => {});
  vi.stubGlobal('fetch', async () => Response.json({ code: 'too_many_requests' }, { status: 429 }));

  const stop = keepLive('demo', client);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(getLive()).toMatchObject({ state: 'lost', isAway: false });

  queryFn.mockRejectedValue(new TypeError('fetch failed'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(getLive()).toMatchObject({ state: 'lost', isAway: true });

  queryFn.mockResolvedValue('me');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(getLive()).toMatchObject({ state: 'lost', isAway: false });
  stop();
  unsubscribe();
  vi.useRealTimers();
});
