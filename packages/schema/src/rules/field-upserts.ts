import { limits } from '../limits.ts';
import { isUnsafeKey } from './plain-objects.ts';

/** A place in an upsert that cannot be carried out, and the reason. */
interface UpsertFault {
  path: (string | number)[];
  detail: string;
}

/** What is wrong with the fields of an upsert as a whole, beyond the shape of each. */
export function upsertFaults(
  fields: Readonly<Record<string, readonly { readonly fieldName: string }[]>>,
): UpsertFault[] {
  const count = Object.values(fields).reduce((sum, { length }) => sum + length, 0);
  if (count === 0) return [{ path: ['fields'], detail: 'must name at least one field' }];
  if (count > limits.upsertedFields) {
    const detail = `has ${count} fields; at most ${limits.upsertedFields} are taken in one request`;
    return [{ path: ['fields'], detail }];
  }
  return Object.entries(fields).flatMap(([objectName, definitions]) => {
    const seen = new Set<string>();
    return definitions.flatMap(({ fieldName }, index): UpsertFault[] => {
      const path = ['fields', objectName, index, 'fieldName'];
      if (isUnsafeKey(fieldName)) return [{ path, detail: 'is a name that cannot be used' }];
      if (seen.has(fieldName)) return [{ path, detail: 'is in the list of this object already' }];
      seen.add(fieldName);
      return [];
    });
  });
}
