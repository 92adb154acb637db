import type { Account } from './account.ts';
import type { CrmRecord } from './generate.ts';
import type { ObjectName } from './objects.ts';

/** Where a record stands in a list. */
export type Place = Pick<CrmRecord, 'id' | 'updated_at'>;

/** By update time, then ID. */
export function compare(a: Place, b: Place): number {
  return order(a.updated_at, b.updated_at) || order(a.id, b.id);
}

function order(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** The lists that were sorted. A change of the records makes a list useless. */
const sorted = new WeakMap<Map<string, CrmRecord>, readonly CrmRecord[]>();

/** The records of an object, in order. They are sorted once after a change, not for each page. */
export function sortedRecords({ records }: Account, object: ObjectName): readonly CrmRecord[] {
  const known = sorted.get(records[object]);
  if (known) return known;
  const made = [...records[object].values()].sort(compare);
  sorted.set(records[object], made);
  return made;
}

/** Call it after every change of the records. */
export function forgetOrder({ records }: Account, object: ObjectName): void {
  sorted.delete(records[object]);
}

/** The index of the first record that the condition is true for. It must be true for all behind it too. */
export function firstIndex(records: readonly CrmRecord[], isBehind: (record: CrmRecord) => boolean): number {
  let [low, high] = [0, records.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const record = records[middle];
    if (record && isBehind(record)) high = middle;
    else low = middle + 1;
  }
  return low;
}
