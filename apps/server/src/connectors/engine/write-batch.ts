import type { WriteBatch } from '@dowel/schema/connector';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import type { Connector } from '../connector.ts';
import { ask, type ProviderFetch } from './call.ts';
import { ProviderError } from './provider-error.ts';
import { filledJson, RequestDraft } from './request/draft.ts';
import { updateOf, type WrittenRecord } from './write-record.ts';

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

/** What became of a record of a batch. */
export type BatchResult =
  | { readonly written: Omit<WrittenRecord, 'status'> }
  /** Why the provider has not written it. */
  | { readonly refused: string };

/**
 * Writes all records in one request, or none of them. Answers a result for each, in the order of the records.
 * @throws {ProviderError}
 */
export async function writeWhole(
  connector: Connector,
  batch: WriteBatch,
  { objectName, records, repeatKey }: WholeWrite,
  fetch: ProviderFetch,
): Promise<{ status: number; results: BatchResult[] }> {
  const draft = new RequestDraft(connector, { method: 'POST', ...batch.request }, { objectName });
  const entries = records.map((entry, index) => toEntry(batch, objectName, entry, index));
  draft.putMember(batch.into.split('.'), entries);
  if (batch.allOrNone) draft.put(batch.allOrNone, true);
  if (batch.repeat.by === 'key') draft.header(batch.repeat.header, repeatKey);
  const { status, body, secrets } = await ask(connector, draft, fetch);
  const found = body?.list(batch.results.records) ?? [];
  const results = records.map(({ recordId }, index) => {
    const result = found.find((one, at) => isOf(batch, one, { at, index, recordId }, secrets));
    return result && toResult(connector, { batch, objectName, recordId, secrets }, result);
  });
  if (results.every((result) => result !== undefined)) return { status, results };
  const words = `${connector.displayName} answered ${status} without a result for each record.`;
  throw new ProviderError('unreachable', words, { status });
}

function toEntry(
  { entry }: WriteBatch,
  objectName: string,
  { recordId, record }: WholeEntry,
  index: number,
): unknown {
  const { fixed = {}, wrap, id, traceId } = entry;
  return {
    ...Object(filledJson(fixed, { objectName })),
    ...(wrap === undefined ? record : { [wrap]: record }),
    ...(id !== undefined && recordId !== undefined && { [id]: recordId }),
    ...(traceId !== undefined && { [traceId]: String(index) }),
  };
}

function isOf(
  { matchedBy, results }: WriteBatch,
  result: ProviderBody,
  { at, index, recordId }: { at: number; index: number; recordId: string | undefined },
  secrets: SecretsInUse,
): boolean {
  if (matchedBy === 'position') return at === index;
  if (matchedBy === 'id')
    return recordId !== undefined && result.text(results.id)?.data(secrets) === recordId;
  return results.traceId !== undefined && result.text(results.traceId)?.data(secrets) === String(index);
}

interface Expected {
  readonly batch: WriteBatch;
  readonly objectName: string;
  readonly recordId: string | undefined;
  readonly secrets: SecretsInUse;
}

function toResult(
  connector: Connector,
  { batch, objectName, recordId: knownId, secrets }: Expected,
  result: ProviderBody,
): BatchResult {
  const { displayName } = connector;
  const { results } = batch;
  if (results.isSuccess !== undefined && !result.isTrue(results.isSuccess)) {
    const words =
      results.message === undefined ? undefined : result.text(results.message)?.words(secrets, MAX_WORDS);
    return {
      refused: words
        ? `${displayName} refused it: ${words}`
        : `${displayName} refused it and gave no reason.`,
    };
  }
  const recordId = result.text(results.id)?.data(secrets) ?? knownId;
  const data = results.record === undefined ? undefined : result.record(results.record, secrets);
  const update = updateOf(connector, objectName, data);
  return { written: { ...(recordId !== undefined && { recordId }), ...(data && { data }), ...update } };
}
