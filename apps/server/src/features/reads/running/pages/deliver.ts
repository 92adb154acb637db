import type { Context } from '../../../../context.ts';
import { sendMessages } from '../../../../events/send-messages.ts';
import type { Turn } from '../../../../lanes/lane.ts';
import * as operations from '../../../operations/recording/go-on.ts';
import type { DeliveredRecord, PageContent } from '../content.ts';
import { endRun } from '../end-run.ts';
import { type Addressed, messagesOf } from '../messages.ts';
import { type Seen, selectSeen, upsertSeen } from '../overlap/queries.ts';
import type { Plan } from '../plan/find-plan.ts';
import type { Position } from '../position.ts';
import { logLine, metadataOf, type RunState, storeRun } from '../run-state.ts';
import { overlapOf, overlapStart } from '../window.ts';

/** A log of a large read names its progress, not each page. */
const PAGES_PER_LINE = 100;
const PAGES_PER_PROGRESS = 10;

/** A page that is about to be stored. */
export interface NewPage {
  /** For the log. */
  readonly request: string;
  readonly content: PageContent;
  readonly position: Position;
  readonly isLast: boolean;
  readonly recordsRead: number;
}

/**
 * Stores a page in one transaction: its messages, what they say of records that the next read finds again, and how far
 * the run has come. Undefined when the run has ended with it.
 */
export async function deliver(
  turn: Turn,
  plan: Plan,
  state: RunState,
  { request, content, position, isLast, recordsRead }: NewPage,
): Promise<RunState | undefined> {
  const { run } = state;
  const fresh = await withoutUnchanged(turn.context, plan, state, content.records);
  const json = fresh.map((record) => record.json);
  const messages = messagesOf(toAddressed(plan, state), run.pages, json);
  const seen = seenAgain(plan, state, content.records);
  return turn.write(async (tx) => {
    await sendMessages(tx, messages);
    await upsertSeen(tx, run, seen);
    const { firstFailureTime: _, ...well } = position;
    const unchanged = position.unchanged + content.records.length - fresh.length;
    const counts = {
      pages: run.pages + 1,
      recordsRead: run.recordsRead + recordsRead,
      recordsDelivered: run.recordsDelivered + fresh.length,
      failures: 0,
    };
    const next = { run: { ...run, ...counts }, position: { ...well, unchanged } };
    if (isLast) {
      await endRun(tx, plan.installed, next, { request, ...failureOf(next) });
      return undefined;
    }
    await noteProgress(tx, next);
    return storeRun(tx, next, { run: counts });
  });
}

/** Everything else was delivered, and reading it again would change nothing. */
function failureOf({ position: { unusable, unusableNames } }: RunState) {
  if (unusable === 0) return {};
  const names = unusableNames.join(', ') + (unusable > unusableNames.length ? ' and others' : '');
  const failure = `${unusable} record${unusable === 1 ? '' : 's'} could not be handled, so they were not delivered: ${names}. All others were.`;
  return { failure, isComplete: true };
}

async function noteProgress(tx: Context, state: RunState): Promise<void> {
  const { run } = state;
  if (run.pages % PAGES_PER_PROGRESS === 0) {
    await operations.change(tx, [run.id], { metadata: metadataOf(run) });
  }
  if (run.pages % PAGES_PER_LINE !== 0) return;
  await operations.addLogs(tx, run.id, [
    logLine(state, tx.now(), { severity: 'INFO', msg: 'The read goes on.' }),
  ]);
}

/** Leaves out what an earlier read has delivered just so. Only the overlap can hold such records. */
async function withoutUnchanged(
  context: Context,
  { handled: { changes } }: Plan,
  { run }: RunState,
  records: readonly DeliveredRecord[],
): Promise<readonly DeliveredRecord[]> {
  if (run.readType !== 'scheduled' || changes.source !== 'filter' || run.fromTime === null) return records;
  const end = run.fromTime.getTime() + overlapOf(changes) + changes.granularityMs;
  const again = records.filter(({ updateTime }) => updateTime !== undefined && updateTime.getTime() <= end);
  const seen = await selectSeen(
    context,
    run,
    again.flatMap(({ recordHash }) => recordHash ?? []),
  );
  return records.filter(
    ({ recordHash, contentHash }) => recordHash === undefined || seen.get(recordHash) !== contentHash,
  );
}

/** What the next scheduled read will find again, if nothing changes. */
function seenAgain(
  { handled: { changes } }: Plan,
  { run: { readType, untilTime } }: RunState,
  records: readonly DeliveredRecord[],
): Seen[] {
  if (readType === 'triggered' || changes.source !== 'filter' || untilTime === null) return [];
  const start = overlapStart(changes, untilTime);
  return records.flatMap(({ recordHash, contentHash, updateTime }) =>
    recordHash !== undefined && updateTime && updateTime >= start ? [{ recordHash, contentHash }] : [],
  );
}

function toAddressed({ installed, effective, object, destination }: Plan, { run }: RunState): Addressed {
  const { fields, updateTime, createTime, workspace } = installed;
  const { integrationId, integrationName: _, connectionId, ...who } = fields;
  const { deliveredName, objectName } = effective;
  const { installationId } = fields;
  return {
    runId: run.id,
    destinationId: destination.id,
    maxRecords: object.delivery?.pageSize ?? Number.POSITIVE_INFINITY,
    metadata: { integrationId, installationId, connectionId, operationId: run.id, objectName: deliveredName },
    envelope: {
      action: 'read',
      ...who,
      installationUpdateTime: (updateTime ?? createTime).toISOString(),
      objectName: deliveredName,
      rawObjectName: objectName,
      ...(workspace !== null && { workspace }),
      operationId: run.id,
      readType: run.readType,
      operationTime: run.createTime.toISOString(),
    },
  };
}
