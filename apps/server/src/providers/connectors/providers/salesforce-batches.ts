import type { EachBatch, EachResult } from '../engine/write-each.ts';
import type { WriteType } from '../engine/write-record.ts';

/** What a collection takes. */
const MAX = 200;

/**
 * A collection of which each record is saved or refused by itself. Its results come in the order of the records:
 * https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_composite_sobjects_collections_create.htm
 * https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_composite_sobjects_collections_upsert.htm
 * @param collection the path of all collections
 * @param upsertBy of an upsert: the external id, which is among the fields of each record
 */
export function salesforceBatch(
  collection: string,
  type: WriteType,
  upsertBy?: string,
): EachBatch | undefined {
  // Each delete of a collection names its records in the address, which has no room for many.
  if (type === 'delete') return undefined;
  const path = upsertBy === undefined ? collection : `${collection}/{objectName}/${upsertBy}`;
  return {
    request: { method: type === 'create' ? 'POST' : 'PATCH', path },
    max: MAX,
    repeat: { by: type === 'create' ? 'none' : 'upsert' },
    toBody: (entries, objectName) => ({
      allOrNone: false,
      records: entries.map(({ recordId, record }) => ({
        ...record,
        attributes: { type: objectName },
        ...(recordId !== undefined && { id: recordId }),
      })),
    }),
    resultsOf(body, entries) {
      const results = body?.list() ?? [];
      if (results.length !== entries.length) return [];
      return results.map((result): EachResult => {
        if (result.isTrue('success')) return { written: result };
        // The triggers of all records of a request share these limits.
        const isOverLimit = result.text('errors.0.message')?.between('System.LimitException: ', '');
        return isOverLimit ? 'unwritten' : { refused: result };
      });
    },
  };
}
