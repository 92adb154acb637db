import { describe, expect, it } from 'vitest';
import type { ProviderFetch } from './engine/call.ts';
import { inTime } from './in-time.ts';

/** A provider that never answers. */
const silent: ProviderFetch = (_, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

describe('limiting the time of calls to a provider', () => {
  it('ends a call that is not answered, and makes no other', async () => {
    const fetch = inTime('Juniper CRM', silent, 1);

    await expect(fetch('/objects')).rejects.toMatchObject({
      kind: 'unreachable',
      message: 'Juniper CRM did not answer within 0.001 s.',
      isUndone: false,
    });
    await expect(fetch('/objects')).rejects.toMatchObject({ kind: 'unreachable', isUndone: true });
  });

  it('changes no other failure', async () => {
    const failure = new Error('The database is away.');
    const fetch = inTime('Juniper CRM', () => Promise.reject(failure), 10_000);

    await expect(fetch('/objects')).rejects.toBe(failure);
  });
});
