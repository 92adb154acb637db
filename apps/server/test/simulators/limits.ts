import type { DialectAccount } from './account.ts';
import type { Refusal } from './refusal.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Counts the calls of an account, and refuses one too many. A refused call does not count. */
export function createLimits() {
  const counts = new Map<string, number>();

  function take(key: string, limit: number): boolean {
    const count = counts.get(key) ?? 0;
    if (count >= limit) return false;
    counts.set(key, count + 1);
    return true;
  }

  return ({ id, quirks, rightNow }: DialectAccount): Refusal | undefined => {
    const time = rightNow();
    if (quirks.dailyQuota !== undefined) {
      if (!take(`${id} day ${Math.floor(time / DAY_MS)}`, quirks.dailyQuota)) {
        return { kind: 'quotaSpent', message: 'The calls of today are used up.' };
      }
    }
    if (!quirks.rate) return undefined;
    const { limit, perMs, retryAfter } = quirks.rate;
    const turn = Math.floor(time / perMs);
    if (take(`${id} turn ${perMs} ${turn}`, limit)) return undefined;
    const end = (turn + 1) * perMs;
    const words = {
      seconds: String(Math.ceil((end - time) / 1000)),
      date: new Date(end).toUTCString(),
      none: undefined,
    };
    return { kind: 'rateLimited', message: 'There were too many calls.', retryAfter: words[retryAfter] };
  };
}
