import type { StoredRecord } from '../store/entry.ts';
import type { ReadField } from './conditions.ts';
import type { SalesforceObject } from './objects.ts';

/** The values of a record by the names of its fields, as the API shows them. */
export function readerOf(record: StoredRecord): ReadField {
  let values: Record<string, unknown> | undefined;
  return (name) => {
    switch (name) {
      case 'Id':
        return record.id;
      case 'IsDeleted':
        return record.isDeleted;
      case 'CreatedDate':
        return toDateTime(record.createTime);
      case 'LastModifiedDate':
      case 'SystemModstamp':
        return toDateTime(record.updateTime);
      default:
        // The store makes them anew each time.
        values ??= record.values;
        return values[name] ?? null;
    }
  };
}

/** A record with the fields that were asked for. `attributes` is not a field. */
export function toRecord(
  object: SalesforceObject,
  record: StoredRecord,
  fields: readonly string[],
  basePath: string,
) {
  const read = readerOf(record);
  return {
    attributes: { type: object.name, url: `${basePath}/sobjects/${object.name}/${record.id}` },
    ...Object.fromEntries(fields.map((name) => [name, read(name)])),
  };
}

/** Salesforce keeps times to the second, and writes the offset without a colon. */
function toDateTime(time: number): string {
  return new Date(Math.floor(time / 1000) * 1000).toISOString().replace('Z', '+0000');
}
