import { ownValue } from '../rules/plain-objects.ts';
import { longStep, parseSchedule } from '../rules/schedule.ts';
import { error, type Finding, type Part, textOf } from './finding.ts';
import { runsAfter } from './next-run.ts';

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
    const [problem, fix] = describeProblem(schedule.trim(), found.problem);
    return [error(path, `The schedule "${schedule}" ${problem}.`, fix)];
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

/** Short names that some programs take for a schedule. */
const shorthands: Readonly<Record<string, string>> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
};

/** Says of usual slips what they are. */
function describeProblem(schedule: string, problem: string): [problem: string, fix: string] {
  const shorthand = ownValue(shorthands, schedule.toLowerCase());
  if (shorthand !== undefined)
    return ['is a short name, and cron here has five fields', `Write "${shorthand}".`];
  const fields = schedule.split(/\s+/);
  if (fields.length === 6 && /^\d+$/.test(fields[0] ?? '')) {
    const rest = fields.slice(1).join(' ');
    return ['has 6 fields, and cron here has no seconds', `Leave out the first: "${rest}".`];
  }
  const ranges = schedule.slice(0, MOST_LOOKED_AT).matchAll(/(?<![\w-])(\d{1,2})-(\d{1,2})(?![\w-])/g);
  for (const [range, from, to] of ranges) {
    if (Number(from) <= Number(to)) continue;
    const fix =
      'Write the smaller number first, or two parts with a comma, such as "22-23,0-6" for the hours of a night.';
    return [`has the range "${range}", which ends before it begins`, fix];
  }
  const step = /\S*\/0+(?!\d)/.exec(schedule.slice(0, MOST_LOOKED_AT))?.[0];
  if (step)
    return [`has "${step}", a step of 0, which never moves on`, 'Write a step of 1 or more, such as "*/30".'];
  return [problem, 'Write five fields in UTC, such as "0 */2 * * *" for every two hours.'];
}

/** A schedule is far shorter. */
const MOST_LOOKED_AT = 200;

const start = new Date('2027-01-01T00:00:00Z');
const dayMs = 24 * 60 * 60_000;
/**
 * How many run days are searched for two in a row. Far fewer are enough: the rarest pair is 29 February and 1 March.
 */
const daysTried = 62;

/** The minutes and hours give the gap between runs on one day. The library is only asked on which days it runs. */
function readSchedule(text: string): Schedule {
  const parsed = parseSchedule(text);
  if ('problem' in parsed) return parsed;
  const problem = longStep(text);
  if (problem !== undefined) return { problem };
  const { withinDay, overMidnight } = parsed.gaps;
  const [, , ...days] = text.trim().split(/\s+/);
  const isOften = overMidnight < withinDay;
  try {
    const runs = runsAfter(`0 0 ${days.join(' ')}`, start);
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
