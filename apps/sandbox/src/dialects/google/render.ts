import type { DialectAccount } from '../account.ts';
import type { StoredRecord } from '../store/entry.ts';
import type { CalendarObject } from './objects.ts';

/**
 * Makes records of a collection as answers have them. What has no value is left out.
 * @param prefix what the ids begin with in the store
 */
export function rendererOf(account: DialectAccount, name: string, { isEvents }: CalendarObject, prefix = '') {
  const fields = account.fieldsOf(name);
  return ({
    id: storedId,
    createTime,
    updateTime,
    isDeleted,
    values,
  }: StoredRecord): Record<string, unknown> => {
    const id = storedId.slice(prefix.length);
    // Of a deleted event, only its id is sure to be there.
    if (isDeleted) return { kind: 'calendar#event', id, status: 'cancelled' };
    const own = fields
      .map((field) => [field.name, values[field.name]] as const)
      .filter(([, value]) => value !== undefined && value !== null);
    if (!isEvents) return { ...Object.fromEntries(own), id };
    return {
      kind: 'calendar#event',
      ...Object.fromEntries(own),
      id,
      iCalUID: `${id}@google.example`,
      sequence: 0,
      created: new Date(createTime).toISOString(),
      updated: new Date(updateTime).toISOString(),
    };
  };
}
