import { isDeepStrictEqual } from 'node:util';
import type { NotificationEvent } from '@dowel/schema';
import {
  diagnoseFailure,
  type EffectiveReadObject,
  effectiveReadObject,
  explainKind,
  isOnRequest,
  toAnsweredContent,
  unmappedFields,
} from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import type { ReadTrouble } from '../../../platform/db/tables/read-objects.ts';
import { emit } from '../../../platform/events/emit.ts';
import { findForModule } from '../../../providers/connectors/find-for-module.ts';
import { hasFailedTooOften, unmappedWords } from '../rules.ts';
import { triggeredEvent } from '../triggered-event.ts';
import { beginComparing } from './comparing/begin-comparing.ts';
import { deleteKnownIds } from './comparing/known-ids-queries.ts';
import { beginWithFeed } from './feed/begin-with-feed.ts';
import { keepToken, type TokenOf } from './feed/tokens.ts';
import { endTokensBelow } from './feed/tokens-below.ts';
import { type FoundPlan, findEntry, findPlan, findRead } from './find-plan.ts';
import { deleteSeenBefore } from './overlap-queries.ts';
import { prepareRead } from './pages/prepare-read.ts';
import type { ReadInstallation } from './plan-queries.ts';
import {
  firstWatermark,
  oneMoreFailure,
  type ReadObjectRow,
  type RunRow,
  selectReadObject,
  updateReadObject,
  withSince,
} from './queries.ts';
import type { Aftermath, Beginning, KindOfEnd, RunKind } from './run-kind.ts';
import { isAhead, type Window, windowOf } from './window.ts';

/** Reads of an object: backfills, scheduled ones, and those that somebody asked for. */
export const readKind: RunKind = { findPlan, begin, prepare: prepareRead, pause, end };

async function begin(tx: Context, plan: FoundPlan, run: RunRow): Promise<Beginning> {
  const object = await selectReadObject(tx, run);
  const watermark = object?.watermark ?? plan.installed.createTime;
  const { readType, fromTime, untilTime } = run;
  const isFollowed = object && object.schedule !== '' && object.pausedTime === null;
  const asked = { readType, fromTime, untilTime, isFollowed, watermark, now: tx.now() };
  const window = windowOf(plan.handled.changes, asked);
  const fed =
    readType === 'scheduled'
      ? await beginWithFeed(tx, plan, {
          subject: run,
          usedBy: 'reads',
          watermark,
          window,
          isWatermarkRead: Boolean(object?.watermark),
        })
      : undefined;
  const begun: Beginning = fed ?? { window, says: announce(plan, run, window) };
  const { isOpen } = window;
  const position = { ...begun.position, isOpen, ...(await beginComparing(tx, plan, run, begun.window)) };
  return { ...begun, position, foundBefore: object?.foundRecords ?? undefined };
}

function announce(
  { connector, handled: { changes, record, endsByTime } }: FoundPlan,
  { readType, untilTime }: Pick<RunRow, 'readType' | 'untilTime'>,
  { from, until }: Window,
): string {
  if (from && from > until)
    return 'The read has begun. The time from which it reads lies in the future, so it finds no record that has changed since. Ask for an earlier one.';
  if (readType === 'scheduled' && changes.source !== 'filter') {
    return `${connector.displayName} cannot say what has changed in this object, so everything is read.`;
  }
  if (readType === 'scheduled' && !from) {
    return 'The last read ended in the future, because a clock was wrong. So it is not known what has changed, and all records are read.';
  }
  if (!record.updateTime && changes.source !== 'filter' && (from || untilTime)) {
    return `The records of ${connector.displayName} do not say when they have changed, so all of them are read and delivered, whatever time was asked for.`;
  }
  if (!record.updateTime && !endsByTime && untilTime) {
    return `The records of ${connector.displayName} do not say when they have changed, so those that have changed after the time that was asked for are delivered too.`;
  }
  if (from && changes.source !== 'filter') {
    return `${connector.displayName} cannot filter by time, so everything is read, and records that changed before are left out.`;
  }
  return from
    ? 'The read has begun. It takes the records that have changed in this time.'
    : 'The read has begun. It takes all records.';
}

/** Moves on how far the object has come. */
async function end(
  tx: Context,
  installed: ReadInstallation,
  run: RunRow,
  ended: KindOfEnd,
): Promise<Aftermath> {
  const { failure, isComplete, comparing, found, nextToken } = ended;
  const isWanted = findRead(installed, run.objectName)?.deletions === 'compare';
  // A deploy may have taken it out of the manifest while the read went on.
  if (isWanted || comparing) {
    await deleteKnownIds(tx, run, isWanted && isComplete && comparing?.isOver ? 'before' : 'found');
  }
  if (run.readType === 'triggered') {
    if (failure === undefined) await noteWhole(tx, installed, run);
  } else if (isComplete) await noteWindow(tx, installed, run, { found, nextToken });
  const object = await noteOutcome(tx, installed, run, ended);
  const events = eventsOf(installed, run, failure);
  // Nobody else can have paused it in this transaction.
  const isPaused = object?.pauseReason === 'failures' && object.pausedTime?.getTime() === tx.now().getTime();
  return {
    next:
      run.readType === 'triggered'
        ? 'Nothing follows this read. It changes nothing about the schedule.'
        : nextOf(object),
    isOnRequest: isOnRequest(findRead(installed, run.objectName)),
    events: isPaused ? [...events, pausedEvent(installed, failure ?? '')] : events,
  };
}

/** A read of everything that was asked for stands for a backfill that has failed, which no schedule begins again. */
async function noteWhole(tx: Context, installed: ReadInstallation, run: RunRow): Promise<void> {
  const { objectName, fromTime, untilTime, startTime } = run;
  if (fromTime !== null || untilTime === null || startTime === null || untilTime < startTime) return;
  const object = await selectReadObject(tx, run);
  if (object?.schedule !== '' || object.backfilledTime !== null) return;
  const { backfillFilters, fieldFilters } = effectiveOf(installed, objectName) ?? {};
  if (!isDeepStrictEqual(backfillFilters, fieldFilters)) return;
  const watermark = firstWatermark(isAhead(untilTime, tx.now()) ? null : untilTime);
  const isWell = { failures: 0, firstFailureTime: null, trouble: null };
  await updateReadObject(tx, run, { ...isWell, backfilledTime: tx.now(), watermark });
}

/**
 * Only a scheduled read moves the watermark. A backfill sets the first one, where scheduled reads begin. A token belongs
 * to the watermark that is set with it. The end of a window is none if the clock was ahead when the run began.
 */
async function noteWindow(
  tx: Context,
  installed: ReadInstallation,
  run: RunRow,
  { found, nextToken }: Pick<KindOfEnd, 'found' | 'nextToken'>,
): Promise<void> {
  const { readType, fromTime, untilTime, startTime } = run;
  if (untilTime === null) return;
  const isBackfill = readType === 'backfill';
  const isWrong = isAhead(untilTime, tx.now());
  if (isWrong && !isBackfill) return;
  // What a scheduled read has not found again is not in the next overlap.
  if (!isBackfill && startTime) await deleteSeenBefore(tx, run, startTime);
  if (!isBackfill) await endTokensBelow(tx, run);
  const change = isBackfill
    ? { backfilledTime: tx.now(), watermark: firstWatermark(isWrong ? null : untilTime) }
    : { watermark: untilTime };
  const isOfEverything = fromTime === null;
  const object = await updateReadObject(tx, run, {
    ...change,
    ...(isOfEverything && { foundRecords: found }),
  });
  const hasItsTime = object?.watermark?.getTime() === untilTime.getTime();
  if (nextToken === undefined || !hasItsTime) return;
  await noteToken(tx, installed, { subject: run, usedBy: 'reads', time: untilTime }, nextToken);
}

async function noteToken(
  tx: Context,
  { fields: { provider }, latest: { module } }: ReadInstallation,
  tokenOf: TokenOf,
  nextToken: string,
): Promise<void> {
  const connector = await findForModule(tx, provider, module);
  if (connector) await keepToken(tx, connector.object(tokenOf.subject.objectName), tokenOf, nextToken);
}

/** The schedule is paused when its reads have failed for too long. */
async function noteOutcome(
  tx: Context,
  installed: ReadInstallation,
  run: RunRow,
  ended: KindOfEnd,
): Promise<ReadObjectRow | undefined> {
  if (run.readType === 'triggered') return undefined;
  const now = tx.now();
  const { failure } = ended;
  const found = troubleOf(installed, run, ended);
  const trouble = found && withSince(found, run.startTime ?? now, failure !== undefined);
  if (failure === undefined)
    return updateReadObject(tx, run, { failures: 0, firstFailureTime: null, trouble });
  const object = await updateReadObject(tx, run, { ...oneMoreFailure(now), trouble });
  if (!object || object.pausedTime !== null || !hasFailedTooOften(object, now)) return object;
  const pause = { pausedTime: now, pauseReason: 'failures' as const, pauseNote: failure, dueTime: null };
  return updateReadObject(tx, run, pause);
}

function troubleOf(
  installed: ReadInstallation,
  { id, objectName }: RunRow,
  { failure, failedBy, missingFields }: KindOfEnd,
): ReadTrouble | null {
  const trouble = ({ kind, actor }: { kind: string; actor: string }, words: string) => ({
    kind,
    actor,
    words,
    operationId: id,
  });
  if (failure !== undefined) return trouble(diagnoseFailure(failedBy), failure);
  if (missingFields) return trouble(explainKind('fields_left_out'), `Left out: ${missingFields.join(', ')}.`);
  const unmapped = unmappedOf(installed, objectName);
  if (unmapped.length === 0) return null;
  return trouble(explainKind('mapping_missing'), unmappedWords(unmapped));
}

function effectiveOf(installed: ReadInstallation, objectName: string): EffectiveReadObject | undefined {
  const object = findRead(installed, objectName);
  return object && effectiveReadObject(object, findEntry(installed, objectName));
}

/** What the manifest requires, and the customer has chosen no field for, as after a deploy. */
function unmappedOf(installed: ReadInstallation, objectName: string): readonly string[] {
  const object = findRead(installed, objectName);
  if (!object) return [];
  return unmappedFields(object, findEntry(installed, objectName));
}

/** Nobody planned a read that was asked for, so pausing the schedule would not end it. */
async function pause(
  tx: Context,
  installed: ReadInstallation,
  run: RunRow,
  reason: string,
): Promise<boolean> {
  if (run.readType === 'triggered') return false;
  const pauseOf = { pausedTime: tx.now(), pauseReason: 'limit' as const, pauseNote: reason, dueTime: null };
  if (!(await updateReadObject(tx, run, pauseOf))) return false;
  await emit(tx, [pausedEvent(installed, reason)]);
  return true;
}

function nextOf(object: ReadObjectRow | undefined): string {
  if (object?.pauseReason === 'credentials') return 'Nothing is read until somebody connects again.';
  if (object?.pausedTime) return 'The schedule is paused. Nothing is read until it is unpaused.';
  if (!object?.dueTime) return 'Nothing is planned.';
  return `The next scheduled read is planned for ${object.dueTime.toISOString()}.`;
}

function eventsOf(
  { fields }: ReadInstallation,
  run: RunRow,
  failure: string | undefined,
): NotificationEvent[] {
  const { id, readType, objectName } = run;
  if (readType === 'backfill' && failure === undefined)
    return [{ notificationType: 'read.backfill.done', data: { ...fields, objectName, operationId: id } }];
  return readType === 'triggered' ? [triggeredEvent(fields, run, failure)] : [];
}

function pausedEvent({ fields, content }: ReadInstallation, error: string): NotificationEvent {
  const config = toAnsweredContent(content);
  return { notificationType: 'read.schedule.paused', data: { ...fields, config, error } };
}
