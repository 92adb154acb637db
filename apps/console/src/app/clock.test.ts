import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compareClocks, onServer, serverNow } from './clock.ts';

const own = Date.parse('2026-03-10T12:00:00Z');
const SECOND_MS = 1_000;
const DAY_MS = 86_400 * SECOND_MS;

/** An answer, as it comes now. */
const hear = (toldMs: number, askedMs = own, caching = 'no-store') => {
  const headers = { Date: new Date(toldMs).toUTCString(), 'Cache-Control': caching };
  compareClocks(new Response('', { headers }), askedMs);
};

describe('the time', () => {
  beforeEach(() => void vi.useFakeTimers({ now: own, toFake: ['Date'] }));
  afterEach(() => {
    hear(own);
    vi.useRealTimers();
  });

  it.each([DAY_MS, -DAY_MS, 31 * SECOND_MS, -31 * SECOND_MS])(
    'is that of the server, whose clock is %i ms ahead',
    (aheadMs) => {
      hear(own + aheadMs);

      expect(serverNow()).toBe(own + aheadMs);
      expect(onServer(own - SECOND_MS)).toBe(own + aheadMs - SECOND_MS);
    },
  );

  it('is that of the browser, if they are less than 30 seconds apart', () => {
    hear(own + DAY_MS);
    hear(own - 29 * SECOND_MS);

    expect(serverNow()).toBe(own);
  });

  it('is not set back by an answer that was long on its way', () => {
    hear(own - DAY_MS + SECOND_MS, own - DAY_MS);

    expect(serverNow()).toBe(own);
  });

  it('stays as it was after an answer that does not tell it, or that a cache may have kept', () => {
    hear(own + DAY_MS);
    compareClocks(new Response(''), own);
    hear(own, own, 'public, max-age=300');

    expect(serverNow()).toBe(own + DAY_MS);
  });
});
