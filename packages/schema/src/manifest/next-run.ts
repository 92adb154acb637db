import { CronExpressionParser } from 'cron-parser';
import { parseSchedule, withoutRepeats } from '../rules/schedule.ts';

/**
 * The first time after `after` at which a schedule runs. The schedule is five-field cron in UTC. Undefined when it never
 * runs: it is empty, it is no cron, or it names a day that no month has.
 */
export function nextRunOf(schedule: string, after: Date): Date | undefined {
  if (schedule.trim() === '' || 'problem' in parseSchedule(schedule)) return undefined;
  try {
    return runsAfter(schedule, after).next().toDate();
  } catch {
    return undefined;
  }
}

/** The times at which a schedule runs, one after the other. Throws where there is none. */
export function runsAfter(schedule: string, after: Date) {
  return CronExpressionParser.parse(withoutRepeats(schedule), { tz: 'UTC', currentDate: after });
}
