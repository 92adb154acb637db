import type { StoredRecord } from '../store/entry.ts';
import type { IntercomObject } from './seed.ts';

/** A record as the vendor shows it. Times are epoch seconds. */
export function renderRecord(
  { type, fields }: IntercomObject,
  record: StoredRecord,
): Record<string, unknown> {
  const custom = new Set(fields.filter(({ isCustom }) => isCustom).map(({ name }) => name));
  const entries = Object.entries(record.values);
  const isExtra = (name: string) => custom.has(name) || name.startsWith('extra_');
  const hasTimes = !['admin', 'team', 'tag'].includes(type);
  return {
    type,
    id: record.id,
    ...Object.fromEntries(entries.filter(([name]) => !isExtra(name))),
    ...(hasTimes && { created_at: toSeconds(record.createTime), updated_at: toSeconds(record.updateTime) }),
    ...(hasTimes && { custom_attributes: Object.fromEntries(entries.filter(([name]) => isExtra(name))) }),
  };
}

/** What a search compares: the values, with custom ones under their whole name. */
export function searchedValues(record: StoredRecord): Record<string, unknown> {
  return {
    ...record.values,
    id: record.id,
    created_at: toSeconds(record.createTime),
    updated_at: toSeconds(record.updateTime),
  };
}

function toSeconds(epochMs: number): number {
  return Math.floor(epochMs / 1000);
}
