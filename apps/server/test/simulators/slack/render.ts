import type { DialectAccount } from '../account.ts';
import type { StoredRecord } from '../store/entry.ts';
import type { SlackObject } from './objects.ts';

/** Makes records of an object as answers have them. Its times have units of their own. */
export function rendererOf(account: DialectAccount, name: string, { times, deletedMark }: SlackObject) {
  const fields = account.fieldsOf(name);
  return (record: StoredRecord): Record<string, unknown> => {
    const { id, isDeleted, values } = record;
    const own = fields
      .map((field) => [field.name, values[field.name]] as const)
      .filter(([, value]) => value !== undefined);
    const stamps = Object.entries(times).map(([member, { of, unit }]) => [
      member,
      unit === 'ms' ? record[of] : Math.floor(record[of] / 1000),
    ]);
    return {
      ...Object.fromEntries(own),
      ...Object.fromEntries(stamps),
      ...(deletedMark !== undefined && { [deletedMark]: isDeleted }),
      id,
    };
  };
}
