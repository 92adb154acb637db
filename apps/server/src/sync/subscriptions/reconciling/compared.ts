import { fieldKey, toReadResult } from '@dowel/schema/rules';
import type { ReadFields } from '../../../installing/object-metadata/service.ts';
import type { Comparison } from '../../reads/running/content.ts';
import type { WantedObject } from '../wanted.ts';

/**
 * The fields that are asked for are compared, but not the whole record: providers write it differently in a list. If
 * only some fields are watched and all of them are read, only they are.
 */
export function comparisonOf(
  { watched }: Pick<WantedObject, 'watched'>,
  { names, mapping: { allBut: _, ...mapping } }: ReadFields,
): Comparison {
  const found = names.filter((name) => watched?.has(fieldKey(name)));
  if (watched && new Set(found.map(fieldKey)).size === watched.size) {
    const only = { plain: found, mapped: [], values: new Map() };
    return { isByTime: false, valueOf: (record) => withoutNulls(toReadResult(only, record).fields) };
  }
  return {
    isByTime: true,
    valueOf(record) {
      const { fields, mappedFields } = toReadResult(mapping, record);
      return { fields: withoutNulls(fields), mappedFields: withoutNulls(mappedFields) };
    },
  };
}

/** A list may say null of what the call for one record leaves out. */
function withoutNulls(values: object = {}): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
