import { plainText } from '@dowel/schema/rules';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { EachBatch, EachEntry, EachResult } from '../engine/write-each.ts';
import type { WriteType } from '../engine/write-record.ts';
import type { WriteEndpoint } from '../format.ts';
import { hubspotLists } from './hubspot-lists.ts';
import { hubspotMarketing } from './hubspot-marketing.ts';
import { objectsPage, records } from './hubspot-records.ts';

/**
 * What HubSpot takes in one request: https://developers.hubspot.com/docs/guides/api/crm/understanding-the-crm. An answer
 * of 207 says which records were refused: https://developers.hubspot.com/docs/api-reference/error-handling#multi-status-errors
 */
const MAX = 100;

/** Whether an object has records as all of the CRM have them. */
export const isRecordObject = (objectName: string): boolean =>
  !Object.hasOwn(hubspotLists, objectName) && !Object.hasOwn(hubspotMarketing, objectName);

/**
 * There is only a batch for it, of which this is one with a single record. HubSpot takes any property whose values are
 * unique; for contacts that is also `email`: https://developers.hubspot.com/docs/api-reference/latest/crm/objects/contacts/batch/upsert-contacts
 */
export function upsertInBatch(objectName: string, field: string): WriteEndpoint | undefined {
  if (!isRecordObject(objectName)) return undefined;
  return {
    method: 'POST',
    path: `${records}/batch/upsert`,
    body: { inputs: [{ idProperty: field, id: `{${field}}` }] },
    wrap: 'inputs.0.properties',
    answer: { record: 'results.0', id: 'id' },
    repeat: { by: 'upsert' },
    documentation: objectsPage,
  };
}

/**
 * HubSpot's batches. An updated record is known by its id, and a refused one by its trace or its id. Of new records, the
 * results need not have the trace, and their order is not promised.
 */
export const hubspotBatch = (type: WriteType): EachBatch => batches[type];

const batches: Readonly<Record<WriteType, EachBatch>> = {
  create: {
    ...batchOf('create', ({ trace, record, associations }) => ({
      ...parts(record),
      ...(associations && { associations }),
      objectWriteTraceId: trace,
    })),
    repeat: { by: 'none' },
    resultsOf: createdIn,
  },
  update: {
    ...batchOf('update', ({ recordId, trace, record }) => ({
      ...parts(record),
      id: recordId,
      objectWriteTraceId: trace,
    })),
    resultsOf: updatedIn,
  },
  upsert: {
    ...batchOf('upsert', ({ record, trace, upsertBy = '' }) => {
      const { [upsertBy]: value, ...properties } = record;
      const id = plainText(value);
      return { ...parts(properties), idProperty: upsertBy, id, objectWriteTraceId: trace };
    }),
    resultsOf: updatedIn,
  },
  delete: {
    ...batchOf('archive', ({ recordId }) => ({ id: recordId })),
    // The answer is 204, also for records that were archived before.
    resultsOf: (_, entries) => entries.map(() => ({ written: undefined })),
  },
};

/** How a batch is sent. It may be repeated. */
function batchOf(what: string, toInput: (entry: EachEntry) => object): Omit<EachBatch, 'resultsOf'> {
  return {
    request: { method: 'POST', path: `${records}/batch/${what}` },
    max: MAX,
    repeat: { by: 'upsert' },
    toBody: (entries) => ({ inputs: entries.map(toInput) }),
  };
}

function parts(record: EachEntry['record']) {
  return { properties: record };
}

function updatedIn(body: ProviderBody | undefined, entries: readonly EachEntry[]): EachResult[] {
  const results = body?.list('results') ?? [];
  return entries.map((entry) => {
    const refused = refusalOf(body, entry);
    if (refused) return { refused };
    const { trace, recordId = '', record, upsertBy } = entry;
    const value = upsertBy === undefined ? undefined : plainText(record[upsertBy]);
    const written = results.find(
      (one) =>
        one.text('objectWriteTraceId')?.among([trace]) ??
        one.text('id')?.among([recordId]) ??
        (value !== undefined && one.text(`properties.${upsertBy}`)?.amongInAnyCase([value.trim()])),
    );
    // The record of a merged one has another id. What nobody names is written again by itself.
    return written && { written };
  });
}

function createdIn(body: ProviderBody | undefined, entries: readonly EachEntry[]): EachResult[] {
  const refusals = entries.map((entry) => refusalOf(body, entry));
  const left = [...(body?.list('results') ?? [])];
  const count = refusals.filter((one) => one === undefined).length;
  // Some that were not refused were not created either, and nothing says which.
  if (left.length !== count) return refusals.map((refused) => refused && { refused });
  const results = entries.map((entry, index): EachResult => {
    const refused = refusals[index];
    if (refused) return { refused };
    const place = left.findIndex((one) => one.text('objectWriteTraceId')?.among([entry.trace]));
    if (place !== -1) return { written: left.splice(place, 1)[0] };
    return undefined;
  });
  return results.map((result, index) => result ?? { written: takeAlike(left, entries, results, index) });
}

/**
 * The result that has the values of an entry. Undefined if none has, or if another entry, which is not the same, fits as
 * well: the record was created, and nobody knows its id.
 */
function takeAlike(
  left: ProviderBody[],
  entries: readonly EachEntry[],
  known: readonly EachResult[],
  index: number,
): ProviderBody | undefined {
  const entry = entries[index];
  const open = entries.filter((_, place) => known[place] === undefined);
  if (open.length === 1) return left.shift();
  if (!entry) return undefined;
  const sent = ({ record, associations }: EachEntry) => JSON.stringify([record, associations]);
  const others = open.filter((other) => sent(other) !== sent(entry));
  const place = left.findIndex(
    (one) => hasValues(one, entry) && !others.some((other) => hasValues(one, other)),
  );
  return place === -1 ? undefined : left.splice(place, 1)[0];
}

/** HubSpot shows all that was sent, as texts, and writes some of it in its own way: an email is in small letters. */
function hasValues(result: ProviderBody, { record }: EachEntry): boolean {
  return Object.entries(record).every(([name, value]) => {
    const said = result.text(`properties.${name}`);
    if (value === null || value === '') return said === undefined;
    const sent = plainText(value) ?? String(value);
    if (said?.amongInAnyCase([sent.trim()]) !== undefined) return true;
    const number = result.number(`properties.${name}`);
    return number !== undefined && number === Number(sent);
  });
}

/** The error that is about an entry: it has its trace, or its id. */
function refusalOf(body: ProviderBody | undefined, { trace, recordId }: EachEntry): ProviderBody | undefined {
  return body?.list('errors')?.find((error) => {
    const names = (at: string, known: string) => error.list(at)?.some((one) => one.text()?.among([known]));
    return (
      names('context.objectWriteTraceId', trace) || (recordId !== undefined && names('context.ids', recordId))
    );
  });
}
