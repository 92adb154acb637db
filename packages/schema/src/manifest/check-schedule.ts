import { CronExpressionParser } from 'cron-parser';
import { parseSchedule } from '../rules/schedule.ts';
import { error, type Finding, type Part, textOf } from './finding.ts';

/** The result of reading a schedule. */
export type Schedule =
  | { readonly problem: string }
  /** The smallest gap found between two runs. `undefined` when the schedule never runs. */
  | { readonly gapMinutes: number | undefined };

/** Reads each schedule text only once, because a manifest may repeat the same schedule on thousands of objects. */
export function scheduleReader(): (schedule: string) => Schedule {
  const known = new Map<string, Schedule>();
  return (text) => {
    const found = known.get(text) ?? readSchedule(text);
    known.set(text, found);
    return found;
  };
}

/** Checks that the `schedule` of a part runs, but not more often than every `minMinutes`. `""` means no schedule. */
export function checkSchedule(
  part: Part,
  minMinutes: number,
  read: ReturnType<typeof scheduleReader>,
): Finding[] {
  const schedule = textOf(part, 'schedule');
  const path = [...part.path, 'schedule'];
  if (schedule.trim() === '') return [];
  const found = read(schedule);
  if ('problem' in found) {
    const fix = 'Write five fields in UTC, such as "0 */2 * * *" for every two hours.';
    return [error(path, `The schedule "${schedule}" ${found.problem}.`, fix)];
  }
  const gap = found.gapMinutes;
  if (gap === undefined) {
    return [error(path, `The schedule "${schedule}" never runs.`, 'Choose a day that the month has.')];
  }
  if (gap >= minMinutes) return [];
  const message = `The schedule "${schedule}" runs ${gap} minute${gap === 1 ? '' : 's'} apart; ${minMinutes} is the minimum.`;
  const fix =
    minMinutes < 60 ? `Write "*/${minMinutes} * * * *" or less often.` : 'Write "0 * * * *" or less often.';
  return [error(path, message, fix)];
}

const start = '2027-01-01T00:00:00Z';
const dayMs = 24 * 60 * 60_000;
/**
 * How many run days are searched for two in a row. Far fewer are enough: the rarest pair is 29 February and 1 March.
 */
const daysTried = 62;

/** The minutes and hours give the gap between runs on one day. The library is only asked on which days it runs. */
function readSchedule(text: string): Schedule {
  const parsed = parseSchedule(text);
  if ('problem' in parsed) return parsed;
  const { withinDay, overMidnight } = parsed.gaps;
  const [, , ...days] = text.trim().split(/\s+/);
  const isOften = overMidnight < withinDay;
  try {
    const runs = CronExpressionParser.parse(`0 0 ${days.join(' ')}`, { tz: 'UTC', currentDate: start });
    let previous = runs.next().getTime();
    for (let tried = 1; isOften && tried < daysTried; tried += 1) {
      const next = runs.next().getTime();
      if (next - previous === dayMs) return { gapMinutes: overMidnight };
      previous = next;
    }
    return { gapMinutes: withinDay };
  } catch {
    return { gapMinutes: undefined };
  }
}
