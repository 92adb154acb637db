import { inParallel } from '../../platform/in-parallel.ts';
import { ProviderError } from '../../providers/connectors/engine/provider-error.ts';
import type { WriteTarget } from './find-target.ts';
import { type Outcome, stopsOthers } from './outcome.ts';
import { couldBeDoneTwice } from './rules.ts';
import { sendTogether } from './send-together.ts';
import {
  AT_ONCE,
  failed,
  look,
  type Sendable,
  type Sending,
  type Sent,
  type Store,
  toLog,
  whichOf,
  withoutAnswer,
} from './sending.ts';

/**
 * Sends records, a few at a time. Before each few, `store` gets those that were sent before, and must mark those that
 * are about to be. Once the provider fails, no further record is sent. Answers the last few that were sent, which are
 * not stored yet.
 */
export async function sendRecords(
  sending: Sending,
  records: readonly Sendable[],
  store: Store,
): Promise<{ all: Sent[]; unstored: readonly Sent[] }> {
  const all: Sent[] = [];
  let unstored: readonly Sent[] = [];
  const locked: string[] = [];
  for (const few of inFews(records, fewOf(sending.target))) {
    // A later write of a record must not overtake the one before it.
    const some = few.filter((record) => !locked.includes(subjectOf(record)));
    if (some.length === 0) continue;
    if (sending.signal?.aborted || unstored.some(({ outcome }) => stopsOthers(outcome))) break;
    const mustStore = unstored.length > 0 || some.some(({ isMarked }) => !isMarked);
    if (mustStore && !(await store(unstored, some))) break;
    unstored = await sendFew(sending, some);
    all.push(...unstored);
    const lost = some.filter((_, index) => unstored[index]?.outcome.kind === 'lost');
    locked.push(...lost.map(subjectOf));
  }
  return { all, unstored };
}

/** Whether all records are sent before a result is stored. */
export function areSentAtOnce(target: Pick<WriteTarget, 'endpoint'>, records: readonly Subject[]): boolean {
  const [, second] = inFews(records, fewOf(target));
  return second === undefined;
}

/** How many records are sent before their results are stored. */
function fewOf({ endpoint }: Pick<WriteTarget, 'endpoint'>): number {
  return endpoint.each?.max ?? AT_ONCE;
}

/** Sends records in one request, if the provider takes it, and by themselves what has to be. Answers them in their order. */
async function sendFew(sending: Sending, some: readonly Sendable[]): Promise<Sent[]> {
  const together = await sendTogether(sending, some);
  return inParallel(
    some,
    AT_ONCE,
    async (record) => together.get(record) ?? (await sendOne(sending, record)),
  );
}

/** Two writes of the same record are never sent at the same time, because the later one must win. */
function* inFews<One extends Subject>(records: readonly One[], most: number): Generator<One[]> {
  let some: One[] = [];
  for (const record of records) {
    const isSame = some.some((one) => subjectOf(one) === subjectOf(record));
    if (some.length === most || isSame) {
      yield some;
      some = [];
    }
    some.push(record);
  }
  if (some.length > 0) yield some;
}

type Subject = Pick<Sendable, 'id' | 'recordId' | 'write'>;

/** Tells records apart: it is the same for all writes of one record. A record that is new has only one write. */
const subjectOf = (record: Subject): string => whichOf(record) ?? record.id;

async function sendOne(sending: Sending, record: Sendable): Promise<Sent> {
  const started = performance.now();
  const sentTime = sending.context.now();
  const { outcome, status, kept } = await attempt(sending, record);
  const durationMs = Math.round(performance.now() - started);
  const log = toLog(sending, requestOf(sending, record), record, outcome, {
    status,
    durationMs,
    kept,
  });
  const times = { sentTime, answeredTime: sending.context.now() };
  return { id: record.id, knownId: record.recordId, outcome, log, ...times };
}

async function attempt(
  sending: Sending,
  sendable: Sendable,
): Promise<{ outcome: Outcome; status: number | undefined; kept?: readonly string[] }> {
  const { context, target, objectName, type, fetch } = sending;
  const { recordId, repeatKey, write, createTime, wasSent } = sendable;
  const { connector, endpoint } = target;
  const repeat = endpoint.adds?.(write.record) ? ({ by: 'none' } as const) : endpoint.repeat;
  if (wasSent && couldBeDoneTwice(repeat, type, createTime, context.now())) {
    const reason = `It was sent to ${connector.displayName}, and the answer was lost. It is not sent again, because it could be written twice.`;
    return { outcome: { kind: 'lost', reason, wasSent, maySendAgain: false }, status: undefined };
  }
  const looked = await look(sending, sendable);
  if ('error' in looked) return failed(looked.error, { repeat }, { wasSent, isSent: false });
  const { record, kept, isAsWanted } = looked;
  if (isAsWanted) return { outcome: { kind: 'written' }, status: undefined, kept };
  try {
    const { associations, upsertBy } = write;
    const wanted = { type, objectName, recordId, record, associations, upsertBy, repeatKey, wasSent };
    const { status, ...written } = await connector.write(wanted, fetch);
    return { outcome: { kind: 'written', ...written }, status, kept };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return failed(withoutAnswer(error, connector), { repeat }, { wasSent, isSent: true });
  }
}

function requestOf({ target, objectName }: Sending, { recordId }: Sendable): string {
  const { method, path } = target.endpoint;
  return `${method} ${path.replace('{objectName}', objectName).replace('{id}', recordId ?? '')}`;
}
