import type { ReadType } from '../../../platform/db/tables/read-runs.ts';
import type { Changes } from '../../../providers/connectors/engine/feed-changes.ts';
import { askedTimesOf } from '../../../providers/connectors/engine/object.ts';
import type { AskedTimes } from '../../../providers/connectors/format.ts';

/** How far the clocks of a provider and of this server may differ without a change getting lost. */
export const CLOCK_TOLERANCE_MS = 10 * 60_000;

/** Which changes a run reads. Both ends belong to it. It is frozen when the run begins. */
export interface Window {
  /** Undefined: from the beginning. */
  readonly from: Date | undefined;
  readonly until: Date;
  /** What changes after the end belongs to it too, because no other read would bring it. */
  readonly isOpen?: true;
}

/** What decides the window of a run. */
export interface WindowInput {
  readonly readType: ReadType;
  readonly fromTime: Date | null;
  readonly untilTime: Date | null;
  /** A schedule goes on where a backfill ends. */
  readonly isFollowed?: boolean | undefined;
  /** All changes before it have been delivered. Only a scheduled read goes on from it. */
  readonly watermark: Date | null;
  readonly now: Date;
}

/**
 * The window of a run that begins now. A scheduled read goes back a little before the watermark, because some changes
 * appear in the provider's list late. Its end stays a little behind the present for the same reason.
 */
export function windowOf(changes: Changes, input: WindowInput): Window {
  const { readType, fromTime, untilTime, isFollowed, watermark, now } = input;
  if (readType !== 'scheduled') {
    const isOpen = untilTime === null && !(readType === 'backfill' && isFollowed);
    return { from: fromTime ?? undefined, until: earlier(untilTime, now), ...(isOpen && { isOpen }) };
  }
  const times = askedTimesOf(changes);
  if (!times) return { from: undefined, until: now };
  const until = new Date(now.getTime() - times.settleMs);
  return { from: scheduledStart(times, watermark, now), until };
}

/** A watermark that lies in the future, after a wrong clock was set right, says nothing: everything is read again. */
export function scheduledStart(changes: AskedTimes, watermark: Date | null, now: Date): Date | undefined {
  if (watermark === null || isAhead(watermark, now)) return undefined;
  return overlapStart(changes, watermark < now ? watermark : now);
}

/** Whether a time comes from a clock that was ahead. */
export function isAhead(time: Date, now: Date): boolean {
  return time.getTime() > now.getTime() + CLOCK_TOLERANCE_MS;
}

/** How far a read goes back before the watermark: as the connector says, and at least as far as clocks may differ. */
export function overlapOf({ overlapMs }: { overlapMs: number }): number {
  return Math.max(overlapMs, CLOCK_TOLERANCE_MS);
}

/** The beginning of what a later read will read again when everything up to `time` has been delivered. */
export function overlapStart(changes: { overlapMs: number; granularityMs: number }, time: Date): Date {
  const { granularityMs } = changes;
  const start = time.getTime() - overlapOf(changes);
  return new Date(Math.floor(start / granularityMs) * granularityMs);
}

/** A clock that is further off than this is no clock, like one that says 1970. */
const LONGEST_CLOCK_BEHIND_MS = 24 * 60 * 60_000;

/**
 * The end of a window by a provider's clock that is too far behind: what changes there from now on gets times before the
 * end, and the next read would not look for them.
 */
export function endByClock(until: Date, behindMs: number): Date {
  const isTooFar = behindMs > CLOCK_TOLERANCE_MS && behindMs < LONGEST_CLOCK_BEHIND_MS;
  return isTooFar ? new Date(until.getTime() - behindMs) : until;
}

/** Nobody can promise what changes after the run has begun. */
function earlier(asked: Date | null, now: Date): Date {
  return asked !== null && asked < now ? asked : now;
}
