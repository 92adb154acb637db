import type { Backfill } from '@dowel/schema';
import { nextRunOf } from '@dowel/schema/manifest';
import { parseSchedule } from '@dowel/schema/rules';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Installations that read on one schedule begin within this time, unless the schedule runs often. */
const MAX_SPREAD_MS = 5 * MINUTE_MS;

/** How many scheduled reads in a row may fail, and for how long, before the schedule is paused. */
const MAX_FAILURES = 5;
const MIN_FAILING_MS = DAY_MS;

/**
 * When the next scheduled read of an installation begins, in whole seconds. The reads of one installation begin always
 * as long after the schedule, and those of another one at another time, so that thousands do not begin in the same
 * second. Null when the schedule never runs.
 */
export function nextReadTime(schedule: string, installationId: string, after: Date): Date | null {
  const offsetMs = offsetOf(schedule, installationId);
  const next = nextRunOf(schedule, new Date(after.getTime() - offsetMs));
  return next ? new Date(next.getTime() + offsetMs) : null;
}

/** In a sentence, that more reads than one have become due since `dueTime`. Undefined when none was missed. */
export function missedReads(
  { schedule, dueTime }: { readonly schedule: string; readonly dueTime: Date | null },
  installationId: string,
  now: Date,
): string | undefined {
  let missed = 0;
  let due = dueTime && nextReadTime(schedule, installationId, dueTime);
  for (; due && due <= now && missed < MOST_COUNTED; missed += 1)
    due = nextReadTime(schedule, installationId, due);
  if (!dueTime || missed === 0) return undefined;
  const count = due && due <= now ? `More than ${missed}` : missed;
  return `This read was due at ${dueTime.toISOString()}. ${count} more became due since then, and it takes what they would have taken.`;
}

/** Nobody needs to know how many more there were. */
const MOST_COUNTED = 100;

/** At most a quarter of the shortest time between two runs. The end of an id is random. */
function offsetOf(schedule: string, installationId: string): number {
  const parsed = parseSchedule(schedule);
  if ('problem' in parsed) return 0;
  const gapMs = Math.min(parsed.gaps.withinDay, parsed.gaps.overMidnight) * MINUTE_MS;
  const seconds = Math.floor(Math.min(MAX_SPREAD_MS, gapMs / 4) / SECOND_MS);
  const random = Number.parseInt(installationId.slice(-8), 16);
  return seconds > 0 && Number.isFinite(random) ? (random % seconds) * SECOND_MS : 0;
}

/**
 * From when on a backfill reads. Undefined when there is none, and without a time when it reads everything. Everything
 * counts when a period has both.
 */
export function backfillStart(
  { days = 0, fullHistory = false }: Backfill['defaultPeriod'],
  now: Date,
): { fromTime?: Date } | undefined {
  if (fullHistory) return {};
  return days > 0 ? { fromTime: daysBefore(now, days) } : undefined;
}

/** The earliest time that databases and providers know is far enough for any number of days. */
function daysBefore(now: Date, days: number): Date {
  return new Date(Math.max(now.getTime() - days * DAY_MS, 0));
}

/**
 * Whether a schedule is paused, because its reads have failed too often in a row for too long. A read that waits for a
 * rate limit or a quota has not failed.
 */
export function hasFailedTooOften(
  { failures, firstFailureTime }: { readonly failures: number; readonly firstFailureTime: Date | null },
  now: Date,
): boolean {
  const failingMs = firstFailureTime ? now.getTime() - firstFailureTime.getTime() : 0;
  return failures >= MAX_FAILURES && failingMs >= MIN_FAILING_MS;
}

/** Which fields are missing because nobody has chosen them. */
export function unmappedWords(names: readonly string[]): string {
  return `No field is chosen for ${names.join(', ')}.`;
}
