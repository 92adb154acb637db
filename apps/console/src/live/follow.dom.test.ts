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
