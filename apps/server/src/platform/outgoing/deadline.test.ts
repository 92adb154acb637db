import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { deadline } from './deadline.ts';

describe('a deadline', () => {
  it('is shared by calls that begin about the same time, and by no later one', async () => {
    const first = deadline(400);
    const second = deadline(400);
    await wait(50);
    const later = deadline(400);

    expect(second).toBe(first);
    expect(later).not.toBe(first);
    expect(deadline(60_000)).not.toBe(first);
  });

  it('aborts no earlier than its limit, as a timeout', async () => {
    const signal = deadline(30);
    const started = performance.now();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));

    expect(performance.now() - started).toBeGreaterThanOrEqual(29);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });
});
