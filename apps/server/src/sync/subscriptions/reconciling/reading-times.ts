import { createHash } from 'node:crypto';
import type { AskedTimes } from '../../../providers/connectors/format.ts';
import { overlapStart, scheduledStart, type Window } from '../../reads/running/window.ts';

const MINUTE_MS = 60_000;
/** What is used while the setting turns this off, so that the objects are due when it is turned on again. */
const USUAL_MINUTES = 60;

/**
 * When an object is read for the first time after it was subscribed to: in the second half of the time between two
 * reads. Each object of each installation has its own moment, so that thousands do not begin in the same second.
 */
export function firstTime(subject: string, minutes: number, now: Date): Date {
  const part = createHash('sha256').update(subject).digest().readUInt32BE(0) / 2 ** 32;
  return new Date(now.getTime() + Math.round(intervalMs(minutes) * (0.5 + part / 2)));
}

/** When it is read next. After a long time without reads it is read once, and not once for each that was missed. */
export function nextTime(dueTime: Date, minutes: number, now: Date): Date {
  const everyMs = intervalMs(minutes);
  const late = Math.max(0, now.getTime() - dueTime.getTime());
  return new Date(dueTime.getTime() + (Math.floor(late / everyMs) + 1) * everyMs);
}

function intervalMs(minutes: number): number {
  return (minutes === 0 ? USUAL_MINUTES : minutes) * MINUTE_MS;
}

/** What is known of an object when its changes are read. */
export interface Progress {
  /** Changes before it are not delivered. */
  readonly beginTime: Date;
  /** All changes before it were delivered. */
  readonly watermark: Date;
}

/** The changes that a run looks for. Nothing before the beginning, because a subscription has no backfill. */
export function reconcilingWindow(
  changes: AskedTimes,
  { beginTime, watermark }: Progress,
  now: Date,
): Window & { from: Date } {
  // A time far in the future comes from a clock that was wrong, and is no start.
  const begin = scheduledStart(changes, beginTime, now) && beginTime;
  const start = scheduledStart(changes, watermark, now) ?? begin ?? overlapStart(changes, now);
  const until = new Date(now.getTime() - changes.settleMs);
  return { from: begin && begin > start ? begin : start, until };
}
