import type { DialectAccount } from '../account.ts';
import type { StoredRecord } from '../store/entry.ts';
import { toSecond } from '../times.ts';
import { OBJECTS, SYSTEM } from './objects.ts';

/** Makes records of an object as answers have them. Times are whole seconds. */
export function rendererOf(account: DialectAccount, name: string) {
  const { hasTextIds = false } = OBJECTS[name] ?? {};
  const fields = account.fieldsOf(name).map((field) => field.name);
  const own = SYSTEM.filter((member) => fields.includes(member));
  return ({ id, createTime, updateTime, values }: StoredRecord): Record<string, unknown> => {
    const system: Readonly<Record<string, unknown>> = {
      id: hasTextIds ? id : Number(id),
      created_at: toSecond(createTime),
      updated_at: toSecond(updateTime),
    };
    const shown: Record<string, unknown> = { ...values };
    for (const member of own) shown[member] = system[member];
    // What a caller sent beside the fields is not kept, and only a pull request has the member of that name.
    return Object.fromEntries(
      fields
        .filter((field) => field in shown || field !== 'pull_request')
        .map((field) => [field, shown[field] ?? null]),
    );
  };
}
