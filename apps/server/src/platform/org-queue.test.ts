import { describe, expect, it, vi } from 'vitest';
import { createOrgQueue, QueueFullError } from './org-queue.ts';

/** Work that continues until the test ends it. */
function openWork() {
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const work = () =>
    new Promise<void>((resolve) => {
      running += 1;
      most = Math.max(most, running);
      ends.push(() => {
        running -= 1;
        resolve();
      });
    });
  return { work, endNext: () => ends.shift()?.(), running: () => running, most: () => most };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('queueing the work of an org', () => {
  it('runs as much at once as it may, and the rest in turn', async () => {
    const queue = createOrgQueue({ atOnce: 2, waiting: 3, waitMs: 60_000 });
    const { work, endNext, running, most } = openWork();
    const all = Promise.all(Array.from({ length: 5 }, () => queue.run('a', work)));

    await settled();
    expect(running()).toBe(2);
    for (let ended = 0; ended < 5; ended += 1) {
      endNext();
      await settled();
    }

    await all;
    expect(most()).toBe(2);
  });

  it('refuses what is too much, and takes more once there is room', async () => {
    const queue = createOrgQueue({ atOnce: 1, waiting: 1, waitMs: 60_000 });
    const { work, endNext } = openWork();
    const first = queue.run('a', work);
    const second = queue.run('a', work);

    await expect(queue.run('a', work)).rejects.toThrow(QueueFullError);

    await settled();
    endNext();
    await first;
    await settled();
    const third = queue.run('a', work);
    endNext();
    await second;
    await settled();
    endNext();
    await expect(third).resolves.toBeUndefined();
  });

  // @holds T3
  it('lets no org wait for another', async () => {
    const queue = createOrgQueue({ atOnce: 1, waiting: 0, waitMs: 60_000 });
    const { work, endNext } = openWork();
    const busy = queue.run('a', work);

    await expect(queue.run('b', async () => 'done')).resolves.toBe('done');

    endNext();
    await busy;
  });

  it('gives a turn up that does not come, and never runs that work', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const queue = createOrgQueue({ atOnce: 1, waiting: 5, waitMs: 1_000 });
    const { work, endNext } = openWork();
    const late = vi.fn(async () => undefined);
    const first = queue.run('a', work);
    const second = queue.run('a', late);
    const refused = expect(second).rejects.toThrow(QueueFullError);

    await settled();
    vi.advanceTimersByTime(1_000);
    await refused;
    endNext();
    await first;
    await settled();

    expect(late).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('passes on what goes wrong, and goes on', async () => {
    const queue = createOrgQueue({ atOnce: 1, waiting: 1, waitMs: 60_000 });

    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run('a', async () => 'done')).resolves.toBe('done');
  });
});
