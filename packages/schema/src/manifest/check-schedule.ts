import { CronExpressionParser } from 'cron-parser';
import { scheduleProblem } from '../rules/schedule';
import { error, type Finding, type Part, textOf } from './finding';

/** Whether the `schedule` of a part can run, and not more often than every `minMinutes`. `""` means there is none. */
export function checkSchedule(part: Part, minMinutes: number): Finding[] {
  const schedule = textOf(part, 'schedule');
  const path = [...part.path, 'schedule'];
  if (schedule.trim() === '') return [];
  const problem = scheduleProblem(schedule, 0);
  if (problem !== undefined) {
    const fix = 'Write five fields in UTC, such as "0 */2 * * *" for every two hours.';
    return [error(path, `The schedule "${schedule}" ${problem}.`, fix)];
  }
  const gap = smallestGapMinutes(schedule, minMinutes);
  if (gap === undefined) {
    return [error(path, `The schedule "${schedule}" never runs.`, 'Choose a day that the month has.')];
  }
  if (gap >= minMinutes) return [];
  const message = `The schedule "${schedule}" runs ${gap} minute${gap === 1 ? '' : 's'} apart; ${minMinutes} is the least.`;
  const fix =
    minMinutes < 60 ? `Write "*/${minMinutes} * * * *" or less often.` : 'Write "0 * * * *" or less often.';
  return [error(path, message, fix)];
}

/** Enough for every minute pattern of two days at ten-minute steps; denser ones end the search early. */
const sampleSize = 300;
const start = '2027-01-01T00:00:00Z';

/** The smallest gap found between two runs; `undefined` when it never runs. */
function smallestGapMinutes(schedule: string, minMinutes: number): number | undefined {
  try {
    const runs = CronExpressionParser.parse(schedule, { tz: 'UTC', currentDate: start });
    let smallest = Number.POSITIVE_INFINITY;
    let previous = runs.next().getTime();
    for (let count = 0; count < sampleSize && smallest >= minMinutes; count += 1) {
      const next = runs.next().getTime();
      smallest = Math.min(smallest, (next - previous) / 60_000);
      previous = next;
    }
    return smallest;
  } catch {
    return undefined;
  }
}
