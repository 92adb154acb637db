import type { WriteBatch } from '@dowel/schema/connector';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import { ask, type ProviderFetch } from './call.ts';
import type { RestDefinition } from './definition.ts';
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
  | { readonly refused: string }
  /** The answer does not say what became of it. Why not. */
  | { readonly unknown: string };

/**
 * Writes all records in one request, or none of them. Answers a result for each, in the order of the records.
 * @throws {ProviderError}
 */
export async function writeWhole(
  connector: RestDefinition,
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
  const failures = failuresIn(connector, batch, body, secrets);
  if (found.length + failures.length === 0) {
    const words = `${connector.displayName} answered ${status} without a result for each record.`;
    throw new ProviderError('unreachable', words, { status });
  }
  const matches = records.map(({ recordId }, index) => {
    const result = found.find((one, at) => isOf(batch, one, { at, index, recordId }, secrets));
    return { result, failure: failures.find(({ names }) => names(String(index), recordId)) };
  });
  const answered = { status, found, failures, matches };
  const left = leftOver(connector, { batch, objectName, recordId: undefined, secrets }, answered);
  const results = matches.map(({ result, failure }, index): BatchResult => {
    if (failure) return { refused: refusal(connector, [failure.words]) };
    const recordId = records[index]?.recordId;
    return result ? toResult(connector, { batch, objectName, recordId, secrets }, result) : left;
  });
  return { status, results };
}

/** A failure in a list of its own. */
interface Failure {
  readonly words: string;
  /** Whether it is about the record with this place in the batch, or with this id. */
  readonly names: (place: string, recordId: string | undefined) => boolean;
}

function failuresIn(
  { displayName }: RestDefinition,
  { results }: WriteBatch,
  body: ProviderBody | undefined,
  secrets: SecretsInUse,
): Failure[] {
  const { failures } = results;
  if (!failures) return [];
  const textsAt = (one: ProviderBody, member: string | undefined) =>
    member === undefined ? [] : one.texts(member).map((text) => text.data(secrets));
  return (body?.list(failures.records) ?? []).map((one): Failure => {
    const [places, ids] = [textsAt(one, failures.traceIds), textsAt(one, failures.ids)];
    return {
      words: one.text(failures.message)?.words(secrets, MAX_WORDS) ?? `${displayName} gave no reason.`,
      names: (place, recordId) =>
        places.includes(place) || (recordId !== undefined && ids.includes(recordId)),
    };
  });
}

interface Answered {
  readonly status: number;
  readonly found: readonly ProviderBody[];
  readonly failures: readonly Failure[];
  readonly matches: readonly {
    readonly result?: ProviderBody | undefined;
    readonly failure?: Failure | undefined;
  }[];
}

/** What became of the records that the answer does not name. It is the same for all of them, or not known. */
function leftOver(connector: RestDefinition, expected: Expected, answered: Answered): BatchResult {
  const { status, found, failures, matches } = answered;
  const results = found.filter((one) => matches.every(({ result }) => result !== one));
  const unnamed = failures.filter((one) => matches.every(({ failure }) => failure !== one));
  const count = matches.filter(({ result, failure }) => !result && !failure).length;
  // Those of an update have known ids, so a result with another id is about none of them.
  const canBeAnyone = expected.batch.entry.id === undefined;
  if (canBeAnyone && unnamed.length === 0 && results.length === count) {
    const [only] = results;
    return only && count === 1 ? toResult(connector, expected, only) : { written: {} };
  }
  const words = unnamed.map((one) => one.words);
  if (results.length === 0 && unnamed.length > 0) return { refused: refusal(connector, words) };
  return {
    unknown:
      `${connector.displayName} answered ${status} without saying what became of it. ${words.join('; ')}`.trim(),
  };
}

function refusal({ displayName }: RestDefinition, words: readonly string[]): string {
  return `${displayName} refused it: ${[...new Set(words)].join('; ')}`;
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
  const isSame = recordId !== undefined && result.text(results.id)?.data(secrets) === recordId;
  if (matchedBy === 'id') return isSame;
  const traceId = results.traceId === undefined ? undefined : result.text(results.traceId);
  return traceId ? traceId.data(secrets) === String(index) : isSame;
}

interface Expected {
  readonly batch: WriteBatch;
  readonly objectName: string;
  readonly recordId: string | undefined;
  readonly secrets: SecretsInUse;
}

function toResult(
  connector: RestDefinition,
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
