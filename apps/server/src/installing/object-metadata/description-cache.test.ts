import { describe, expect, it } from 'vitest';
import { DescriptionCache } from './description-cache.ts';

const at = (seconds: number) => new Date(seconds * 1000);

function counting() {
  let loads = 0;
  return async () => {
    loads += 1;
    return loads;
  };
}

describe('remembering descriptions', () => {
  it('loads again only when the answer is old, or the clock was ahead', async () => {
    const cache = new DescriptionCache<number>(30_000, 10);
    const load = counting();

    expect(await cache.get('a', at(0), load)).toBe(1);
    expect(await cache.get('a', at(29), load)).toBe(1);
    expect(await cache.get('a', at(30), load)).toBe(2);
    expect(await cache.get('a', at(0), load)).toBe(3);
  });

  it('joins loads that run at the same time', async () => {
    const cache = new DescriptionCache<number>(30_000, 10);
    const load = counting();

    const both = await Promise.all([cache.get('a', at(0), load), cache.get('a', at(0), load)]);

    expect(both).toEqual([1, 1]);
  });

  it('forgets a failure at once', async () => {
    const cache = new DescriptionCache<number>(30_000, 10);

    await expect(cache.get('a', at(0), () => Promise.reject(new Error('down')))).rejects.toThrow('down');

    expect(await cache.get('a', at(0), counting())).toBe(1);
  });

  it('forgets what starts with a prefix, even while it is being loaded', async () => {
    const cache = new DescriptionCache<number>(30_000, 10);
    const load = counting();
    await cache.get('a1', at(0), load);
    const loading = cache.get('a2', at(0), load);
    await cache.get('b1', at(0), load);

    cache.forget('a');

    expect(await loading).toBe(2);
    expect(await cache.get('b1', at(1), load)).toBe(3);
    expect(await cache.get('a1', at(1), load)).toBe(4);
    expect(await cache.get('a2', at(1), load)).toBe(5);
  });

  it('holds only so many, and lets go of the oldest', async () => {
    const cache = new DescriptionCache<number>(30_000, 2);
    const load = counting();
    for (const key of ['a', 'b', 'c']) await cache.get(key, at(0), load);

    expect(await cache.get('c', at(1), load)).toBe(3);
    expect(await cache.get('a', at(1), load)).toBe(4);
  });
});
