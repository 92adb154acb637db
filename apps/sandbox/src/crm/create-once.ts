import { ApiError } from '../api/errors.ts';
import type { Account } from './account.ts';
import type { CrmRecord } from './generate.ts';
import type { ObjectName } from './objects.ts';
import { createRecord } from './records.ts';

/** The answer to a request with a key, and what was asked for. */
interface KeptAnswer {
  asked: string;
  answer: unknown;
}

const keptBy = new WeakMap<Account, Map<string, KeptAnswer>>();

/**
 * Creates a record once per key. The same request again answers the first record, and creates nothing.
 * @throws {ApiError} 409 for another request with the same key
 */
export function createRecordOnce(
  account: Account,
  object: ObjectName,
  values: Record<string, unknown>,
  now: Date,
  key: string | undefined,
): CrmRecord {
  const asked = JSON.stringify([object, values]);
  return once(account, key, asked, () => createRecord(account, object, values, now));
}

/**
 * Does something once per key. The same request again gets the first answer.
 * @throws {ApiError} 409 for another request with the same key
 */
export function once<Answer>(
  account: Account,
  key: string | undefined,
  asked: string,
  act: () => Answer,
): Answer {
  if (key === undefined) return act();
  const kept = keptBy.get(account) ?? new Map<string, KeptAnswer>();
  keptBy.set(account, kept);
  const before = kept.get(key);
  if (before && before.asked !== asked) {
    throw new ApiError(409, 'conflict', 'Another request had this Idempotency-Key. Send a new key.');
  }
  // What was asked for says which answer it is.
  const answer = before ? (before.answer as Answer) : act();
  kept.set(key, { asked, answer });
  return answer;
}
