import { inParallel } from '../../platform/in-parallel.ts';
import { ProviderError } from '../../providers/connectors/engine/provider-error.ts';
import type { BatchResult } from '../../providers/connectors/engine/write-batch.ts';
import type { Lost, Outcome } from './outcome.ts';
import { couldBeDoneTwice } from './rules.ts';
import {
  AT_ONCE,
  failed,
  look,
  type Sendable,
  type Sending,
  type Sent,
  type Store,
  toLog,
  withoutAnswer,
} from './sending.ts';

/**
 * Sends all records in one request that writes all of them or none. Before it, `store` must mark them as sent. Answers
 * what became of them, which is not stored yet.
 */
export async function sendWhole(
  sending: Sending,
  records: readonly Sendable[],
  store: Store,
): Promise<{ all: Sent[]; unstored: readonly Sent[] }> {
  const mustStore = records.some(({ isMarked }) => !isMarked);
  if (records.length === 0 || (mustStore && !(await store([], records)))) return { all: [], unstored: [] };
  const started = performance.now();
  const sentTime = sending.context.now();
  const { outcomes, status, kept } = await attempt(sending, records);
  const durationMs = Math.round(performance.now() - started);
  const times = { sentTime, answeredTime: sending.context.now() };
  const request = requestOf(sending);
  const all = records.map((record, index) => {
    const outcome = outcomes[index] ?? lostResult;
    const log = toLog(sending, request, record, outcome, { status, durationMs, kept: kept?.[index] });
    return { id: record.id, knownId: record.recordId, outcome, log, ...times };
  });
  return { all, unstored: all };
}

const lostResult: Lost = {
  kind: 'lost',
  reason: 'The provider answered nothing about it.',
  wasSent: true,
  maySendAgain: false,
};

function requestOf({ target, objectName }: Sending): string {
  const { method = 'POST', path = '' } = target.endpoint.batch?.request ?? {};
  return `${method} ${path.replace('{objectName}', objectName)}`;
}

interface Attempted {
  readonly outcomes: readonly Outcome[];
  readonly status: number | undefined;
  /** Of each record, the fields that keep the value that the provider has. */
  readonly kept?: readonly (readonly string[])[];
}

async function attempt(sending: Sending, records: readonly Sendable[]): Promise<Attempted> {
  const { context, target, objectName, type, fetch } = sending;
  const { connector, endpoint } = target;
  const { batch } = endpoint;
  const alike = (outcome: Outcome, status?: number): Attempted => ({
    outcomes: records.map(() => outcome),
    status,
  });
  if (!batch) {
    const reason = `${connector.displayName} cannot write either all records of a batch or none.`;
    return alike({ kind: 'refused', reason });
  }
  const wasSent = records.some((record) => record.wasSent);
  const now = context.now();
  if (wasSent && records.some((one) => couldBeDoneTwice(batch.repeat, type, one.createTime, now))) {
    const reason = `It was sent to ${connector.displayName}, and the answer was lost. It is not sent again, because it could be written twice.`;
    return alike({ kind: 'lost', reason, wasSent, maySendAgain: false });
  }
  const fail = (error: ProviderError, isSent: boolean) => {
    const { outcome, status } = failed(error, batch, { wasSent, isSent });
    return alike(outcome, status);
  };
  const looked = await inParallel(records, AT_ONCE, (record) => look(sending, record));
  const entries: { recordId: string | undefined; record: Record<string, unknown> }[] = [];
  const kept: (readonly string[])[] = [];
  const places: number[] = [];
  for (const [index, one] of looked.entries()) {
    if ('error' in one) return becauseOf(index, fail(one.error, false));
    kept.push(one.kept);
    if (one.isAsWanted) continue;
    places.push(index);
    entries.push({ recordId: records[index]?.recordId, record: one.record });
  }
  if (entries.length === 0) return { ...alike({ kind: 'written' }), kept };
  try {
    const { repeatKey = '' } = records[0] ?? {};
    const { status, results } = await connector.writeWhole(
      type,
      { objectName, records: entries, repeatKey },
      fetch,
    );
    const outcomes = kept.map((): Outcome => ({ kind: 'written' }));
    for (const [at, place] of places.entries()) outcomes[place] = toOutcome(results[at]);
    return { outcomes, status, kept };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return fail(withoutAnswer(error, connector), true);
  }
}

/** What became of all records, if nothing was sent because of one of them. Only that one has its reason. */
function becauseOf(index: number, { outcomes, status }: Attempted): Attempted {
  const reason = `It was not sent, because record ${index + 1} of the batch cannot be written.`;
  return {
    outcomes: outcomes.map((outcome, place) =>
      place === index || outcome.kind !== 'refused' ? outcome : { ...outcome, reason },
    ),
    status,
  };
}

function toOutcome(result: BatchResult | undefined): Outcome {
  if (!result) return lostResult;
  return 'refused' in result
    ? { kind: 'refused', reason: result.refused }
    : { kind: 'written', ...result.written };
}
