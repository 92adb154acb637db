import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchedBody, withBody } from '../../test/watched-body.ts';
import { readBody } from './body-limit.ts';

const kilobyte = new Uint8Array(1024);
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Reads a body whose chunks come after `wait`, and answers the outcome after `ms`. */
async function readFor(ms: number, chunks: readonly Uint8Array[], wait: (index: number) => Promise<unknown>) {
  const body = watchedBody(chunks, { wait });
  const outcome = readBody(new Request('http://dowel.test', withBody(body, { method: 'POST' }))).then(
    (bytes) => ({ bytes: bytes.byteLength }),
    (error: { code?: string; details?: object }) => ({ code: error.code, ...error.details }),
  );
  await vi.advanceTimersByTimeAsync(ms);
  return { outcome: await Promise.race([outcome, Promise.resolve('still reading')]), body };
}

describe('reading a body that comes slowly', () => {
  it('takes one that begins late and then comes at once', async () => {
    const { outcome } = await readFor(14_000, [kilobyte, kilobyte], (index) =>
      delay(index === 0 ? 13_000 : 0),
    );

    expect(outcome).toEqual({ bytes: 2048 });
  });

  it('gives up on one that never begins, and closes the connection', async () => {
    const { outcome, body } = await readFor(16_000, [kilobyte], () => new Promise(() => undefined));

    expect(outcome).toMatchObject({ code: 'body_too_slow', headers: { Connection: 'close' } });
    expect(body.isLeft()).toBe(true);
  });

  it('gives up on one that trickles, though each byte comes soon', async () => {
    const bytes = Array.from({ length: 60 }, () => new Uint8Array(1));

    const { outcome } = await readFor(16_000, bytes, () => delay(1_000));

    expect(outcome).toMatchObject({ code: 'body_too_slow' });
  });

  it('takes a large one that comes fast enough, however long that takes', async () => {
    const chunks = Array.from({ length: 16 }, () => new Uint8Array(64 * 1024 - 1));

    const { outcome } = await readFor(40_000, chunks, () => delay(2_000));

    expect(outcome).toEqual({ bytes: 16 * (64 * 1024 - 1) });
  });
});
