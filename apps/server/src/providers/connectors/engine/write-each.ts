import type { ProviderWrite } from '@dowel/schema/rules';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { ConnectorRequest, WriteEndpoint } from '../format.ts';
import { ask, type ProviderFetch, type ProviderResponse } from './call.ts';
import type { RestDefinition } from './definition.ts';
import { ProviderError } from './provider-error.ts';
import type { ProviderRecord } from './records.ts';
import { RequestDraft } from './request/draft.ts';
import { saidIn, toProviderError } from './understand-error.ts';
import type { BatchResult } from './write-batch.ts';
import { asLists, findWrite, recordToSend, toldBy, type WriteType, writeAnswerOf } from './write-record.ts';

/** Several records in one request whose answer says of each what became of it. */
export interface EachBatch {
  readonly request: ConnectorRequest;
  /** The most records of a request. */
  readonly max: number;
  /** What can be done after its answer was lost. */
  readonly repeat: WriteEndpoint['repeat'];
  toBody(entries: readonly EachEntry[], objectName: string): unknown;
  /** What became of the entries, in their order. `body` is undefined if the answer has none. */
  resultsOf(body: ProviderBody | undefined, entries: readonly EachEntry[]): readonly EachResult[];
}

export interface EachEntry {
  /** The provider's id of the record. Undefined for a new one. */
  readonly recordId: string | undefined;
  readonly record: ProviderRecord;
  /** Links from the record to others, as the provider describes them. */
  readonly associations?: ProviderWrite['associations'];
  /** Of an upsert: the field of the record whose value says which one is meant. */
  readonly upsertBy?: string | undefined;
  /** A text that no other record of the request has. */
  readonly trace: string;
}

/**
 * What became of an entry. `written` is the record, where the answer has it and says which one it is. `unwritten`: it was
 * not written, and may be when it is sent by itself. Undefined: the answer says nothing of the entry.
 */
export type EachResult =
  | { readonly written: ProviderBody | undefined }
  | { readonly refused: ProviderBody }
  | 'unwritten'
  | undefined;

/** The same for whoever has sent it. */
export type EachOutcome = BatchResult | 'unwritten' | undefined;

/** Records that are written in one request, each of them by itself. */
export interface EachWrite {
  readonly objectName: string;
  readonly records: readonly EachEntry[];
}

/**
 * Writes each record by itself, all in one request. Answers a result for each, in the order of the records: `unwritten` for
 * one to send by itself, undefined for one of which the answer says nothing.
 * @throws {ProviderError} also if the provider refused the request as a whole
 */
export async function writeEach(
  connector: RestDefinition,
  type: WriteType,
  { objectName, records }: EachWrite,
  fetch: ProviderFetch,
): Promise<{ status: number; results: EachOutcome[] }> {
  const upsertBy = records[0]?.upsertBy;
  const endpoint = findWrite(connector, objectName, type, upsertBy);
  const batch = endpoint && connector.functions?.batchOf?.(endpoint, type, upsertBy);
  const { displayName } = connector;
  if (!batch) throw new ProviderError('rejected', `${displayName} takes no batch of "${objectName}".`);
  const entries = records.map((one) => ({
    ...one,
    record: asLists(endpoint, recordToSend(connector, endpoint, { objectName, type }, one.record)),
  }));
  const draft = new RequestDraft(connector, batch.request, { objectName });
  draft.putMember([], batch.toBody(entries, objectName));
  const { status, body, response } = await ask(connector, draft, fetch);
  const found = batch.resultsOf(body, entries);
  const results = records.map((one, index) =>
    toResult(connector, { objectName, type, ...one }, found[index], response),
  );
  return { status, results };
}

function toResult(
  connector: RestDefinition,
  { objectName, type, recordId, record, upsertBy }: EachEntry & { objectName: string; type: WriteType },
  result: EachResult,
  response: ProviderResponse,
): EachOutcome {
  const { secrets } = response;
  if (!result || result === 'unwritten') return result;
  if ('refused' in result) {
    if (toProviderError(connector, { response, body: result.refused }).kind === 'conflict')
      return 'unwritten';
    const why = saidIn(connector, result.refused, secrets);
    return {
      refused: `${connector.displayName} refused it${why ? `: ${why}` : ' and gave no reason.'}`,
    };
  }
  const { data, recordId: said = recordId } = writeAnswerOf(
    connector,
    { objectName, type, upsertBy },
    result.written,
    secrets,
  );
  const known = said !== undefined && { recordId: said };
  const told = toldBy(connector, { objectName, type, upsertBy, record }, data);
  return { written: { ...known, ...(data && { data }), ...told } };
}
