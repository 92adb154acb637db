import { isOnRequest } from '@dowel/schema/rules';
import type { Context } from '../../../../context.ts';
import { sendMessages } from '../../../../platform/events/send-messages.ts';
import { askedTimesOf } from '../../../../providers/connectors/engine/object.ts';
import { saysChange } from '../../../../providers/connectors/engine/record-facts.ts';
import { bufferPages, sendWaiting } from '../../buffer-pages.ts';
import { aboutInstalled } from '../about-installed.ts';
import { insertKnownIds, packIds } from '../comparing/known-ids-queries.ts';
import type { DeliveredRecord } from '../delivered-record.ts';
import { keepTokensBelow } from '../feed/tokens-below.ts';
import type { Plan } from '../find-plan.ts';
import { type Addressed, messagesOf } from '../messages.ts';
import { deleteOutdated, type Seen, selectSeen, upsertSeen } from '../overlap-queries.ts';
import { markOwn } from '../own-origins.ts';
import { knownFromNowOn } from '../parents/known-parents.ts';
import type { PagesToStore, StoredRecords } from '../run-kind.ts';
import type { RunState } from '../run-state.ts';
import { overlapOf, overlapStart } from '../window.ts';

/** The messages of a read, and what they say of records that the next read finds again. */
export async function prepareRead(
  context: Context,
  plan: Plan,
  { before, state, records, readParents, ids }: PagesToStore,
): Promise<(tx: Context) => Promise<StoredRecords>> {
  const fresh = await withoutUnchanged(context, plan, state, records);
  const { installationId, objectName, readType } = state.run;
  const entries = await markOwn(context, plan, { installationId, objectName, readType }, fresh);
  const messages = messagesOf(toAddressed(plan, state), before.run.pages, entries);
  const seen = [...seenAgain(plan, state, records), ...knownFromNowOn(plan, state.run, readParents)];
  // The schedule delivers a record again that looks as it did before this read.
  const outdated = readType === 'triggered' ? toSeen(records) : [];
  const found = ids.length > 0 ? await packIds(context, ids) : undefined;
  return async (tx) => {
    if (found) await insertKnownIds(tx, state.run, found);
    if (isOnRequest(plan.object)) {
      await bufferPages(tx, state.run, messages);
    } else {
      // A deploy may have taken it away before the read, or while it went on.
      if (before.run.pages === 0 || before.position.changedAfter)
        await sendWaiting(tx, state, plan.destination);
      await sendMessages(tx, messages);
    }
    await upsertSeen(tx, state.run, seen);
    await deleteOutdated(tx, state.run, outdated);
    await keepTokensBelow(tx, plan.handled, state, readParents);
    const ownWrites = fresh.length - entries.length;
    return { records: entries.length, messages: messages.length, ownWrites };
  };
}

/** Leaves out what an earlier read has delivered just so. Only the overlap can hold such records, or a feed. */
async function withoutUnchanged(
  context: Context,
  { handled: { changes } }: Plan,
  { run, position }: RunState,
  records: readonly DeliveredRecord[],
): Promise<readonly DeliveredRecord[]> {
  const times = askedTimesOf(changes);
  if (run.readType !== 'scheduled' || !times || run.fromTime === null) return records;
  const end = run.fromTime.getTime() + overlapOf(times) + times.granularityMs;
  const isInOverlap = ({ updateMs, hasImpossibleTime }: DeliveredRecord) =>
    hasImpossibleTime || updateMs === undefined || updateMs <= end;
  // A feed may name a record on many pages, and the record is the same each time.
  const again = position.feed ? records : records.filter(isInOverlap);
  if (again.length === 0) return records;
  const seen = await selectSeen(
    context,
    run,
    again.flatMap(({ recordHash }) => recordHash ?? []),
  );
  const inOverlap = new Set(again);
  return records.filter((record) => {
    if (!inOverlap.has(record)) return true;
    const { recordHash, contentHash } = record;
    if (recordHash === undefined) return true;
    if (seen.get(recordHash) === contentHash) return false;
    seen.set(recordHash, contentHash);
    return true;
  });
}

/** What the next scheduled read will find again, if nothing changes. */
function seenAgain(
  { handled: { changes } }: Plan,
  { run: { readType, fromTime, untilTime }, position }: RunState,
  records: readonly DeliveredRecord[],
): Seen[] {
  const times = askedTimesOf(changes);
  if (readType === 'triggered' || !times || untilTime === null) return [];
  const startMs = overlapStart(times, untilTime).getTime();
  const isFoundAgain = ({ updateMs, createMs, hasImpossibleTime }: DeliveredRecord) => {
    // A provider that filters by time lists it each time.
    if (hasImpossibleTime || position.feed !== undefined) return true;
    // Records may not say when they have changed. Those of a window have; of a whole list, the new ones are known.
    if (!saysChange(updateMs) && fromTime !== null) return true;
    const time = saysChange(updateMs) ? updateMs : createMs;
    return time !== undefined && time >= startMs;
  };
  return toSeen(records.filter(isFoundAgain));
}

/** What records look like. Of one that came twice, the latter. */
function toSeen(records: readonly DeliveredRecord[]): Seen[] {
  const seen = new Map<string, Seen>();
  for (const { recordHash, contentHash } of records) {
    if (recordHash !== undefined) seen.set(recordHash, { recordHash, contentHash });
  }
  return [...seen.values()];
}

function toAddressed(
  { installed, effective, object, destination }: Plan,
  { run, position: { missingFields } }: RunState,
): Addressed {
  const { deliveredName } = effective;
  const { ids, said } = aboutInstalled(installed, effective);
  return {
    runId: run.id,
    destinationId: destination.id,
    maxRecords: object.delivery?.pageSize ?? Number.POSITIVE_INFINITY,
    // Pages that wait may go to another destination than the one of now.
    ordered: destination.ordering === 'record' || isOnRequest(object) ? run : undefined,
    metadata: { ...ids, operationId: run.id, objectName: deliveredName },
    envelope: {
      action: 'read',
      ...said,
      operationId: run.id,
      ...(run.readType !== 'reconciling' && { readType: run.readType }),
      operationTime: run.createTime.toISOString(),
      ...(missingFields && { missingFields: [...missingFields] }),
    },
  };
}
