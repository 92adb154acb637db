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
    if (isDeleted) return deletedOf(name, id, values);
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

/**
 * Of what was deleted, only its id is sure to be there. A cancelled occurrence of a series also says which one it is:
 * https://developers.google.com/workspace/calendar/api/v3/reference/events#status
 */
function deletedOf(
  name: string,
  id: string,
  { recurringEventId, originalStartTime }: StoredRecord['values'],
): Record<string, unknown> {
  if (name === 'acl') return { kind: 'calendar#aclRule', id, role: 'none' };
  if (name === 'calendarList') return { kind: 'calendar#calendarListEntry', id, deleted: true };
  const occurrence = recurringEventId !== undefined && { recurringEventId, originalStartTime };
  return { kind: 'calendar#event', id, status: 'cancelled', ...occurrence };
}
