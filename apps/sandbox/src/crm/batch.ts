import * as z from 'zod';
import { ApiError } from '../api/errors.ts';
import type { Account } from './account.ts';
import type { CrmRecord } from './generate.ts';
import type { ObjectName } from './objects.ts';
import { assertCreatable, assertUpdatable, createRecord, updateRecord } from './records.ts';

/** Records to create, or with their ids to change. */
export const Batch = z.strictObject({
  /** `true`: when one record is refused, none is written. */
  allOrNone: z.boolean().default(false),
  records: z.array(z.record(z.string(), z.unknown())).min(1).max(200),
});
export type Batch = z.infer<typeof Batch>;

/** What became of one record of a batch. */
export type BatchResult =
  | { readonly success: true; readonly id: string; readonly record: CrmRecord }
  | { readonly success: false; readonly error: { readonly code: string; readonly message: string } };

/** One kind of batch: what would be refused, and what is done. */
interface Step {
  check(values: Record<string, unknown>): void;
  write(values: Record<string, unknown>): CrmRecord;
}

/** Creates records, and answers a result for each in their order. */
export function createBatch(account: Account, object: ObjectName, batch: Batch, now: Date): BatchResult[] {
  return writeBatch(batch, {
    check: (values) => assertCreatable(account, object, values),
    write: (values) => createRecord(account, object, values, now),
  });
}

/** Changes records, and answers a result for each in their order. */
export function updateBatch(account: Account, object: ObjectName, batch: Batch, now: Date): BatchResult[] {
  return writeBatch(batch, {
    check: ({ id, ...values }) => assertUpdatable(account, object, String(id), values),
    write: ({ id, ...values }) => updateRecord(account, object, String(id), values, now),
  });
}

/** Everything is checked before anything is written, so that a refused batch leaves nothing behind. */
function writeBatch({ allOrNone, records }: Batch, { check, write }: Step): BatchResult[] {
  const refusals = records.map((values) => refusalOf(() => check(values)));
  const isRefused = allOrNone && refusals.some((refusal) => refusal !== undefined);
  return records.map((values, index): BatchResult => {
    const error = refusals[index] ?? (isRefused ? rolledBack : undefined);
    if (error) return { success: false, error };
    const record = write(values);
    return { success: true, id: record.id, record };
  });
}

const rolledBack = {
  code: 'rolled_back',
  message: 'It was not written, because another record of the batch was refused.',
};

function refusalOf(check: () => void): { code: string; message: string } | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message } = error;
    return { code, message };
  }
}
