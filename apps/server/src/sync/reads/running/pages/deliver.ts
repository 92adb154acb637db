import { RECORDED_REQUESTS } from '@dowel/schema/rules';
import type { Context } from '../../../../context.ts';
import type { OperationLog } from '../../../../installing/operation-log/service.ts';
import * as operationLog from '../../../../installing/operation-log/service.ts';
import type { Turn } from '../../../../platform/lanes/lane.ts';
import type { ReadParent } from '../../../../providers/connectors/engine/parents/read-below.ts';
import type { DeliveredRecord } from '../delivered-record.ts';
import { endRun } from '../end-run.ts';
import type { Plan } from '../find-plan.ts';
import { noListWasRead } from '../parents/meet.ts';
import type { RunRow } from '../queries.ts';
import { logLine, metadataOf, type RunState, storeRun } from '../run-state.ts';
import { CLOCK_TOLERANCE_MS } from '../window.ts';

/** A log of a large read names its progress, not each page. */
const PAGES_PER_LINE = 100;
const PAGES_PER_PROGRESS = 10;

/** A call that brought a page, for the log. */
export interface PageCall {
  /** From 1. */
  readonly page: number;
  /** Without its cursor, which may hold values of records. */
  readonly request: string;
  readonly status: number;
  readonly durationMs: number;
  readonly records: number;
}

export interface NewPages {
  /** The run behind them, without the records that are delivered. */
  readonly state: RunState;
  readonly records: readonly DeliveredRecord[];
  readonly calls: readonly PageCall[];
  /** The lists below these parents were read to their end. */
  readonly readParents: readonly ReadParent[];
  /** The ids of records that are compared with those of another read. */
  readonly ids: readonly string[];
  /** The last of them is the last of the run. `request` is for the log. */
  readonly end?: { readonly request: string | undefined };
}

export interface Delivered {
  readonly state: RunState;
  readonly messages: number;
}

/**
 * Stores pages in one transaction: their messages, what they say of records that the next read finds again, and how far
 * the run has come. The messages of a step that is repeated have ids of the step that was not stored.
 */
export async function deliver(
  turn: Turn,
  plan: Plan,
  before: RunState,
  { state, records, calls, readParents, ids, end }: NewPages,
): Promise<Delivered> {
  const store = await plan.kind.prepare(turn.context, plan, { before, state, records, readParents, ids });
  return turn.write(async (tx) => {
    const stored = await store(tx);
    const { pages, recordsRead, failures, untilTime } = state.run;
    const counts = {
      // What goes on is not late.
      dueTime: tx.now(),
      untilTime,
      pages,
      recordsRead,
      failures,
      recordsDelivered: before.run.recordsDelivered + stored.records,
    };
    const { ownWrites = 0 } = stored;
    const left = {
      unchanged: before.position.unchanged + records.length - stored.records - ownWrites,
      ownWrites: (before.position.ownWrites ?? 0) + ownWrites,
    };
    const next = { run: { ...state.run, ...counts }, position: { ...state.position, ...left } };
    const { messages } = stored;
    await operationLog.addLogs(tx, state.run.id, clockLines(tx, plan, next, before.run));
    if (end) {
      const lines = [...firstCalls(tx, next, calls.slice(0, -1)), ...callLines(tx, next, calls.slice(-1))];
      await endRun(tx, plan, next, { ...end, lines, ...failureOf(plan, next) });
      return { state: next, messages };
    }
    await noteProgress(tx, before, next, calls);
    return { state: await storeRun(tx, next, { run: counts }), messages };
  });
}

/** Of a clock that is too far from ours. Without pages before, the clocks have just been compared. */
function clockLines(tx: Context, { open }: Plan, state: RunState, before: RunRow): OperationLog[] {
  const { untilTime, readType } = state.run;
  const isBehind = untilTime?.getTime() !== before.untilTime?.getTime();
  const isAhead = before.pages === 0 && readType !== 'triggered' && -open.clockBehindMs > CLOCK_TOLERANCE_MS;
  if (!isBehind && !isAhead) return [];
  const until = untilTime?.toISOString() ?? '';
  const minutes = Math.round(Math.abs(open.clockBehindMs) / 60_000);
  const follows = isBehind
    ? `So that no change is lost, the next read looks for what has changed since ${until}.`
    : 'So what has changed last may come that much later.';
  const where = isBehind ? 'behind' : 'ahead of';
  const msg = `The provider's clock is ${minutes} minutes ${where} the clock of this server. ${follows} If the clock of this server is wrong, set it right.`;
  return [logLine(state, tx.now(), { severity: 'WARNING', msg, details: { until } })];
}

/** Everything else was delivered, and reading it again would change nothing. */
function failureOf(plan: Plan, { run, position }: RunState) {
  const { unusable, unusableNames } = position;
  if (unusable === 0) return noListWasRead(plan, position) ?? {};
  const names = unusableNames.join(', ') + (unusable > unusableNames.length ? ' and others' : '');
  const what =
    unusable === 1
      ? '1 record could not be handled, so it was'
      : `${unusable} records could not be handled, so they were`;
  const failure = `${what} not delivered: ${names}.${run.recordsDelivered > 0 ? ' All others were.' : ''}`;
  return { failure, failedBy: 'records', isComplete: true };
}

function firstCalls(tx: Context, state: RunState, calls: readonly PageCall[]): OperationLog[] {
  return callLines(
    tx,
    state,
    calls.filter(({ page }) => page <= RECORDED_REQUESTS),
  );
}

export function callLines(tx: Context, state: RunState, calls: readonly PageCall[]): OperationLog[] {
  const line = logLine(state, tx.now(), { severity: 'DEBUG', msg: 'A page was asked for.' });
  return calls.map(({ page, request, status, durationMs, records }) => {
    const answered = {
      providerStatus: String(status),
      durationMs: String(durationMs),
      records: String(records),
    };
    return { ...line, details: { page: String(page), request, ...answered } };
  });
}

async function noteProgress(
  tx: Context,
  before: RunState,
  state: RunState,
  calls: readonly PageCall[],
): Promise<void> {
  const { run } = state;
  const isLeftOut = state.position.missingFields?.length !== before.position.missingFields?.length;
  const hasPassed = (pages: number) => Math.floor(before.run.pages / pages) < Math.floor(run.pages / pages);
  if (hasPassed(PAGES_PER_PROGRESS) || isLeftOut)
    await operationLog.change(tx, [run.id], { metadata: metadataOf(state) });
  const lines = [
    ...firstCalls(tx, state, calls),
    ...(hasPassed(PAGES_PER_LINE)
      ? [logLine(state, tx.now(), { severity: 'INFO', msg: 'The read goes on.' })]
      : []),
  ];
  if (lines.length > 0) await operationLog.addLogs(tx, run.id, lines);
}
