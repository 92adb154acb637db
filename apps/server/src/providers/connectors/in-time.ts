import type { ProviderFetch } from './engine/call.ts';
import { ProviderError } from './engine/provider-error.ts';

/**
 * Gives all calls together a time limit, which starts now. A call that is not answered by then fails as `unreachable`.
 */
export function inTime(displayName: string, fetch: ProviderFetch, limitMs: number): ProviderFetch {
  const signal = AbortSignal.timeout(limitMs);
  return async (path, init) => {
    const isUndone = signal.aborted;
    try {
      signal.throwIfAborted();
      return await fetch(path, { ...init, signal });
    } catch (cause) {
      if (!signal.aborted || cause instanceof ProviderError) throw cause;
      const words = `${displayName} did not answer within ${limitMs / 1000} s.`;
      throw new ProviderError('unreachable', words, { cause, isUndone });
    }
  };
}
