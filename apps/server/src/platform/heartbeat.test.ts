import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startHeartbeat } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('a heartbeat', () => {
  it('goes on while it is answered, and after a beat that failed', async () => {
    const beat = vi.fn(async () => true).mockRejectedValueOnce(new Error('the database was away'));

    startHeartbeat(100, beat);
    await vi.advanceTimersByTimeAsync(350);

    expect(beat).toHaveBeenCalledTimes(3);
  });

  it('ends when what it keeps alive is lost', async () => {
    const beat = vi.fn(async () => false);

    startHeartbeat(100, beat);
    await vi.advanceTimersByTimeAsync(350);

    expect(beat).toHaveBeenCalledTimes(1);
  });

  it('ends when it is stopped, also during a beat', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const beat = vi.fn(() => promise);
    const heart = startHeartbeat(100, beat);

    await vi.advanceTimersByTimeAsync(100);
    heart.stop();
    resolve(true);
    await vi.advanceTimersByTimeAsync(350);

    expect(beat).toHaveBeenCalledTimes(1);
  });
});
