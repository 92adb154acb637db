import type { DialectAccount } from '../account.ts';
import type { StoredRecord } from '../store/entry.ts';
import { toSecond } from '../times.ts';
import { OBJECTS } from './objects.ts';

/**
 * Makes records of an object as answers have them. Version 2 has custom fields in a member of their own, and times in
 * RFC 3339. Version 1 has the fields side by side, and times in UTC with a space and without saying so, except for leads.
 */
export function rendererOf(account: DialectAccount, name: string) {
  const { version, hasUuid = false } = OBJECTS[name] ?? {};
  const fields = account.fieldsOf(name);
  const custom = fields.filter(({ isCustom }) => isCustom && version === 2);
  const own = fields.filter((field) => !custom.includes(field));
  const hasDeleted = own.some((field) => field.name === 'is_deleted');
  const toTime = (ms: number) =>
    version === 2 || hasUuid ? toSecond(ms) : toSecond(ms).replace('T', ' ').replace('Z', '');
  return ({ id, createTime, updateTime, isDeleted, values }: StoredRecord) => {
    const valuesOf = (some: typeof fields) =>
      Object.fromEntries(some.map((field) => [field.name, values[field.name] ?? null]));
    return {
      ...valuesOf(own),
      id: hasUuid ? id : Number(id),
      ...(hasDeleted && { is_deleted: isDeleted }),
      ...(custom.length > 0 && { custom_fields: valuesOf(custom) }),
      add_time: toTime(createTime),
      update_time: toTime(updateTime),
    };
  };
}
