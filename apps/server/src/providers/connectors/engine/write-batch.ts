import type { WriteBatch } from '@dowel/schema/connector';
import { ask, type ProviderFetch } from './call.ts';
import type { RestDefinition } from './definition.ts';
import { ProviderError } from './provider-error.ts';
import { filledJson, RequestDraft } from './request/draft.ts';
import { toProviderError } from './understand-error.ts';
import {
  asLists,
  findWrite,
  recordToSend,
  toldBy,
  type WriteType,
  type WrittenRecord,
} from './write-record.ts';

/** The longest text of a provider that is passed on. */
const MAX_WORDS = 500;

/** Records that are written in one request: all of them, or none. */
export interface WholeWrite {
  readonly objectName: string;
  readonly records: readonly WholeEntry[];
  /** A UUID that is the same each time when this write is sent. */
  readonly repeatKey: string;
}

interface WholeEntry {
  /** The provider's id of the record. Undefined for a new one. */
  readonly recordId: string | undefined;
  readonly record: Readonly<Record<string, unknown>>;
}

export type BatchResult =
  | { readonly written: Omit<WrittenRecord, 'status'> }
  /** Why the provider has not written it. */
  | { readonly refused: string };

/**
 * Writes all records in one request, or none of them. Answers a result for each, in the order of the records.
 * @throws {ProviderError}
 */
export async function writeWhole(
  connector: RestDefinition,
  { objectName, type, records, repeatKey }: WholeWrite & { readonly type: WriteType },
  fetch: ProviderFetch,
): Promise<{ status: number; results: BatchResult[] }> {
  const { displayName } = connector;
  const endpoint = findWrite(connector, objectName, type);
  if (!endpoint?.batch)
    throw new ProviderError('rejected', `${displayName} takes no batch of "${objectName}".`);
  const { batch } = endpoint;
  const draft = new RequestDraft(connector, { method: 'POST', ...batch.request }, { objectName });
  const fixed = Object(filledJson(batch.entry.body ?? {}, { objectName }));
  const entries = records.map((one) => {
    const sent = recordToSend(connector, endpoint, { objectName, type }, one.record);
    return { ...fixed, ...asLists(endpoint, sent), ...idOf(batch, one) };
  });
  draft.putMember(batch.into.split('.'), entries);
  if (batch.repeat.by === 'key') draft.header(batch.repeat.header, repeatKey);
  if (batch.repeat.by === 'keyAt') draft.put(batch.repeat.into, repeatKey);
  const { status, body, secrets, response } = await ask(connector, draft, fetch);
  const found = inOrderOf(records, body?.list(batch.results.records) ?? [], (result) =>
    result.text(batch.results.id)?.data(secrets),
  );
  if (!found) {
    const words = `${displayName} answered ${status} without a result for each record.`;
    throw new ProviderError('unreachable', words, { status });
  }
  const results = found.map((result, index): BatchResult => {
    const { mustBeTrue, message, id, record } = batch.results;
    if (mustBeTrue !== undefined && !result.isTrue(mustBeTrue)) {
      const error = toProviderError(connector, { response, body: result });
      if (error.kind === 'conflict') throw error;
      const why = message === undefined ? undefined : result.text(message)?.words(secrets, MAX_WORDS);
      return { refused: `${displayName} refused it${why ? `: ${why}` : ' and gave no reason.'}` };
    }
    const recordId = result.text(id)?.data(secrets) ?? records[index]?.recordId;
    const data = record === undefined ? undefined : result.record(record, secrets);
    const told = toldBy(connector, { objectName, type, record: records[index]?.record ?? {} }, data);
    return { written: { ...(recordId !== undefined && { recordId }), ...(data && { data }), ...told } };
  });
  return { status, results };
}

/**
 * A result belongs to the record that it names. One that names none, or in another form, is in its place. Undefined if it
 * is not known of each record which result is meant.
 */
function inOrderOf<Result>(
  records: readonly WholeEntry[],
  results: readonly Result[],
  idIn: (result: Result) => string | undefined,
): Result[] | undefined {
  const ids = results.map(idIn);
  const places = new Map(ids.map((id, place) => [id, place]));
  const known = new Set(records.map(({ recordId }) => recordId));
  const found = records.flatMap(({ recordId }, index) => {
    const isInPlace = recordId === undefined || ids[index] === recordId;
    const place = isInPlace ? index : (places.get(recordId) ?? index);
    const id = ids[place];
    const isOfOther = id !== undefined && id !== recordId && known.has(id);
    return isOfOther ? [] : results.slice(place, place + 1);
  });
  return results.length === records.length && found.length === records.length ? found : undefined;
}

function idOf({ entry: { id } }: WriteBatch, { recordId }: WholeEntry): Record<string, string> {
  return id === undefined || recordId === undefined ? {} : { [id]: recordId };
}
