import { inParallel } from '../../platform/in-parallel.ts';
import { ProviderError } from '../../providers/connectors/engine/provider-error.ts';
import type { EachOutcome } from '../../providers/connectors/engine/write-each.ts';
import type { Outcome } from './outcome.ts';
import {
  AT_ONCE,
  failed,
  look,
  type Sendable,
  type Sending,
  type Sent,
  toLog,
  withoutAnswer,
} from './sending.ts';

/** What a refusal of the whole request says: one of the records is wrong, and none was written. */
const ONE_IS_WRONG: readonly string[] = ['rejected', 'missing_field', 'record_gone'];

/**
 * Sends records in one request that writes or refuses each of them by itself. A record that is not among the results has
 * to be sent by itself: its answer would say more, or the request said nothing of it.
 */
export async function sendTogether(
  sending: Sending,
  some: readonly Sendable[],
): Promise<ReadonlyMap<Sendable, Sent>> {
  const { context, target, objectName, type, fetch } = sending;
  const { connector, endpoint } = target;
  const { each } = endpoint;
  // One that may have been written is looked at by itself.
  const open = some.filter(({ wasSent }) => !wasSent || each?.repeat.by === 'upsert');
  if (!each || open.length < 2) return new Map();
  const looked = await inParallel(open, AT_ONCE, async (sendable) => ({
    sendable,
    found: await look(sending, sendable),
  }));
  const entries = looked.flatMap(({ sendable, found }) => {
    if ('error' in found || found.isAsWanted) return [];
    const { recordId, repeatKey: trace, write } = sendable;
    const { associations, upsertBy } = write;
    const { record, kept } = found;
    return [{ sendable, recordId, trace, record, kept, associations, upsertBy }];
  });
  if (entries.length < 2) return new Map();
  const started = performance.now();
  const sentTime = context.now();
  const answer = await attempt();
  const durationMs = Math.round(performance.now() - started);
  const times = { sentTime, answeredTime: context.now() };
  const request = `${each.request.method ?? 'POST'} ${each.request.path.replace('{objectName}', objectName)}`;
  return new Map(
    entries.flatMap(({ sendable, kept }, index) => {
      const outcome = answer.outcomes[index];
      if (!outcome) return [];
      const { status } = answer;
      const log = toLog(sending, request, sendable, outcome, { status, durationMs, kept });
      return [[sendable, { id: sendable.id, knownId: sendable.recordId, outcome, log, ...times }]];
    }),
  );

  async function attempt(): Promise<{ outcomes: (Outcome | undefined)[]; status: number | undefined }> {
    try {
      const { status, results } = await connector.writeEach(type, { objectName, records: entries }, fetch);
      return { status, outcomes: results.map((result) => toOutcome(result)) };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (ONE_IS_WRONG.includes(error.kind)) return { outcomes: [], status: error.status };
      return {
        status: error.status,
        outcomes: entries.map(({ sendable: { wasSent } }) => {
          return failed(withoutAnswer(error, connector), each ?? endpoint, { wasSent, isSent: true }).outcome;
        }),
      };
    }
  }

  function toOutcome(result: EachOutcome): Outcome | undefined {
    if (result === 'unwritten') return undefined;
    if (result && 'refused' in result) return { kind: 'refused', reason: result.refused };
    if (result) return { kind: 'written', ...result.written };
    if (each?.repeat.by !== 'none') return undefined;
    const reason = `${connector.displayName} answered, and did not say whether it was written.`;
    return { kind: 'lost', reason, wasSent: true, maySendAgain: false };
  }
}
