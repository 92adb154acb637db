import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIdempotencyKey } from './idempotency-key.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('naming a write', () => {
  it('never repeats', () => {
    expect(createIdempotencyKey()).not.toBe(createIdempotencyKey());
  });

  it('does without randomUUID, as in a page over plain HTTP', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });

    expect(createIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  });
});
