import { type CronExpression, CronExpressionParser } from 'cron-parser';
import { parseSchedule, withoutRepeats } from '../rules/schedule.ts';

/** The schedules that were read last. Thousands of installations share one, and reading it takes longer than its next run. */
const known = new Map<string, CronExpression | undefined>();
const MOST_KNOWN = 1_000;

/**
 * The first time after `after` at which a schedule runs. The schedule is five-field cron in UTC. Undefined when it never
 * runs: it is empty, it is no cron, or it names a day that no month has.
 */
export function nextRunOf(schedule: string, after: Date): Date | undefined {
  if (known.size >= MOST_KNOWN) known.clear();
  if (!known.has(schedule)) known.set(schedule, read(schedule, after));
  const runs = known.get(schedule);
  if (!runs) return undefined;
  runs.reset(after);
  try {
    return runs.next().toDate();
  } catch {
    return undefined;
  }
}

function read(schedule: string, after: Date): CronExpression | undefined {
  if (schedule.trim() === '' || 'problem' in parseSchedule(schedule)) return undefined;
  try {
    return runsAfter(schedule, after);
  } catch {
    return undefined;
  }
}

/** The times at which a schedule runs, one after the other. Throws where there is none. */
export function runsAfter(schedule: string, after: Date): CronExpression {
  return CronExpressionParser.parse(withoutRepeats(schedule), { tz: 'UTC', currentDate: after });
}
