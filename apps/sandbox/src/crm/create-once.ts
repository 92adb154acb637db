import { ApiError } from '../api/errors.ts';
import type { Account } from './account.ts';
import type { CrmRecord } from './generate.ts';
import type { ObjectName } from './objects.ts';
import { createRecord } from './records.ts';

/** The answer to a request with a key, and what was asked for. */
interface KeptAnswer {
  asked: string;
  record: CrmRecord;
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
  if (key === undefined) return createRecord(account, object, values, now);
  const kept = keptBy.get(account) ?? new Map<string, KeptAnswer>();
  keptBy.set(account, kept);
  const asked = JSON.stringify([object, values]);
  const before = kept.get(key);
  if (before && before.asked !== asked) {
    throw new ApiError(409, 'conflict', 'Another request had this Idempotency-Key. Send a new key.');
  }
  const record = before?.record ?? createRecord(account, object, values, now);
  kept.set(key, { asked, record });
  return record;
}
