import type { DialectAccount } from '../account.ts';
import { StripeError } from './errors.ts';

interface Kept {
  readonly body: object;
  readonly asked: string;
  readonly time: number;
}

const KEPT_MS = 24 * 60 * 60_000;

const keptBy = new WeakMap<DialectAccount, Map<string, Kept>>();

/**
 * Carries out a POST once per key. The same request again gets the first answer, for a day. A request that was refused
 * is not kept, because it was not carried out.
 * https://docs.stripe.com/api/idempotent_requests
 * @throws {StripeError} 400 for another request with the same key
 */
export function carryOutOnce(
  account: DialectAccount,
  key: string | undefined,
  asked: string,
  carryOut: () => object,
): { body: object; isReplayed: boolean } {
  if (key === undefined) return { body: carryOut(), isReplayed: false };
  const all = keptBy.get(account) ?? new Map<string, Kept>();
  keptBy.set(account, all);
  const now = account.rightNow();
  const kept = all.get(key);
  if (kept && now - kept.time < KEPT_MS) {
    if (kept.asked === asked) return { body: kept.body, isReplayed: true };
    throw new StripeError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  }
  const body = carryOut();
  all.set(key, { body, asked, time: now });
  return { body, isReplayed: false };
}
