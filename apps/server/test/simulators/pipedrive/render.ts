import type { DialectAccount } from '../account.ts';
import type { StoredRecord } from '../store/entry.ts';
import type { PipedriveObject } from './objects.ts';

/**
 * Makes records of an object as answers have them. Version 2 has custom fields in a member of their own, and times in
 * RFC 3339. Version 1 has the fields side by side, and times with a space, except for leads.
 */
export function rendererOf(account: DialectAccount, name: string, { version, hasUuid }: PipedriveObject) {
  const fields = account.fieldsOf(name);
  const has = (field: string) => fields.some((one) => one.name === field);
  return ({ id, createTime, updateTime, isDeleted, values }: StoredRecord) => {
    const own: Record<string, unknown> = {};
    const custom: Record<string, unknown> = {};
    for (const { name: field, isCustom } of fields) {
      (isCustom && version === 2 ? custom : own)[field] = values[field] ?? null;
    }
    const timeOf = (ms: number) => (version === 2 || hasUuid ? toRfc3339(ms) : toOldTime(ms));
    return {
      ...own,
      id: hasUuid ? id : Number(id),
      ...(has('is_deleted') && { is_deleted: isDeleted }),
      ...(version === 2 && fields.some(({ isCustom }) => isCustom) && { custom_fields: custom }),
      add_time: timeOf(createTime),
      update_time: timeOf(updateTime),
    };
  };
}

/** Whole seconds: `2026-03-01T12:00:00Z`. */
function toRfc3339(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

/** In UTC, without saying so: `2026-03-01 12:00:00`. */
function toOldTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}
