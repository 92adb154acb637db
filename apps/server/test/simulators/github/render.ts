import type { DialectAccount } from '../account.ts';
import type { StoredRecord } from '../store/entry.ts';
import { OBJECTS } from './objects.ts';

/** Makes records of an object as answers have them. Times are whole seconds. */
export function rendererOf(account: DialectAccount, name: string) {
  const { lacks = [], hasTextIds = false } = OBJECTS[name] ?? {};
  const present = account.fieldsOf(name).map(({ name: field }) => field);
  return ({ id, createTime, updateTime, values }: StoredRecord): Record<string, unknown> => {
    const system: Readonly<Record<string, unknown>> = {
      id: hasTextIds ? id : Number(id),
      created_at: toTime(createTime),
      updated_at: toTime(updateTime),
    };
    const shown: Record<string, unknown> = { ...values };
    for (const member of ['id', 'created_at', 'updated_at'] as const) {
      if (!lacks.includes(member)) shown[member] = system[member];
    }
    // What a caller sent beside the fields is not kept, and only a pull request has the member of that name.
    return Object.fromEntries(
      present
        .filter((field) => field in shown || field !== 'pull_request')
        .map((field) => [field, shown[field] ?? null]),
    );
  };
}

/** A time as GitHub writes it. */
export function toTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
