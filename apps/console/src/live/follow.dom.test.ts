import { DowelClient } from '@dowel/client';
import { expect, it, vi } from 'vitest';
import { type FollowOptions, follow } from './follow.ts';

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
