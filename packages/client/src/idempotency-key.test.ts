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

    expect(createIdempotencyKey()).toMatch(/^\d{1,10}(-\d{1,10}){3}$/);
  });
});
