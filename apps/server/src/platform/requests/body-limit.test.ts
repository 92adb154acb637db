import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchedBody, withBody } from '../../../test/watched-body.ts';
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

describe('reading a small body that announced its size', () => {
  const announcing = (size: number, chunks: readonly Uint8Array[], wait?: () => Promise<unknown>) =>
    new Request(
      'http://dowel.test',
      withBody(watchedBody(chunks, wait && { wait }), {
        method: 'POST',
        headers: { 'content-length': String(size) },
      }),
    );

  it('takes it whole', async () => {
    const bytes = await readBody(announcing(2048, [kilobyte, kilobyte]));

    expect(bytes.byteLength).toBe(2048);
  });

  it('gives up when it does not come', async () => {
    const outcome = readBody(announcing(2048, [kilobyte], () => new Promise(() => undefined))).catch(
      ({ code }) => code,
    );
    await vi.advanceTimersByTimeAsync(16_000);

    expect(await Promise.race([outcome, Promise.resolve('still reading')])).toBe('body_too_slow');
  });

  it('refuses it when it is larger than announced and than allowed', async () => {
    const outcome = readBody(announcing(10, [kilobyte, kilobyte]), 1500);

    await expect(outcome).rejects.toMatchObject({ code: 'body_too_large' });
  });
});

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

  // @holds A3
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
