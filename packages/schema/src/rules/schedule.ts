/** The shortest time between two scheduled reads, in minutes. */
export const minScheduleMinutes = 10;

/**
 * Why a schedule cannot be used, as the end of a sentence; `undefined` when it can be used. Accepts five-field cron
 * with lists, ranges, steps and English names. `""` means no schedule, which is allowed.
 */
export function scheduleProblem(schedule: string, minMinutes = minScheduleMinutes): string | undefined {
  if (schedule === '') return undefined;
  const parsed = parseSchedule(schedule);
  if ('problem' in parsed) return parsed.problem;
  const gap = Math.min(parsed.gaps.withinDay, parsed.gaps.overMidnight);
  if (gap < minMinutes)
    return `runs ${gap} minute${gap === 1 ? '' : 's'} apart; ${minMinutes} is the minimum`;
  const tooLong = longStep(schedule);
  if (tooLong !== undefined) return tooLong;
  return neverRuns(schedule) ? 'names a day that its months do not have, so it never runs' : undefined;
}

/** Whether no month of a schedule has one of its days. A schedule that names days of the week too runs on those. */
function neverRuns(schedule: string): boolean {
  const [, , [day = 1] = [], months = []] = cronSets(schedule) ?? [];
  const isOnAnyWeekday = /^[*?]$/.test(splitFields(schedule).at(-1) ?? '');
  return isOnAnyWeekday && months.every((month) => day > new Date(Date.UTC(2024, month, 0)).getUTCDate());
}

/**
 * A step that is longer than its field, as the end of a sentence: one of 90 minutes runs every hour. What is
 * stored goes on to run.
 */
export function longStep(schedule: string): string | undefined {
  const texts = splitFields(schedule);
  for (const [index, { min, max }] of cronFields.entries()) {
    const count = max - min + 1;
    const part = texts[index]?.split(',').find((one) => Number(one.split('/')[1]) > count);
    if (part === undefined) continue;
    const step = part.split('/')[1];
    return `has "${part}" for the ${fieldNames[index]}, which begins anew after ${count}, so it never gets to a step of ${step}`;
  }
  return undefined;
}

/** The shortest times between two runs, in minutes. */
export interface ScheduleGaps {
  /** Infinite when there is only one run in a day. */
  readonly withinDay: number;
  /** From the last run of a day to the first run of the next day, if the schedule runs on both. */
  readonly overMidnight: number;
}

/**
 * Reads five-field cron and ignores which days it names. Returns what is wrong, as the end of a sentence, or how close
 * the runs are.
 */
export function parseSchedule(schedule: string): { problem: string } | { gaps: ScheduleGaps } {
  const sets = cronSets(schedule);
  if (!sets) return { problem: misfit(schedule) };
  const [minutes = [], hours = []] = sets;
  return { gaps: gapsOf(minutes, hours) };
}

/**
 * How many minutes apart the runs of a schedule are, when the time between two runs is always the same. `undefined` for
 * every other schedule, and for `""`.
 */
export function scheduleInterval(schedule: string): number | undefined {
  const sets = cronSets(schedule);
  if (!sets) return undefined;
  const [minutes = [], hours = []] = sets;
  const times = timesOfDay(minutes, hours);
  const interval = minutesPerDay / times.length;
  const isRegular = times.every((time, index) => time === (times[0] ?? 0) + index * interval);
  return isEveryDay(sets) && isRegular ? interval : undefined;
}

function isEveryDay([, , ...days]: readonly number[][]): boolean {
  return days.every((set, index) => {
    const field = cronFields[index + 2];
    return field && set.length === field.max - field.min + 1;
  });
}

/**
 * The schedule with each value of a list once, as a library wants it: `0,7` are both Sundays, and the parts of
 * `1-5,3` overlap.
 */
export function withoutRepeats(schedule: string): string {
  const sets = cronSets(schedule);
  const texts = splitFields(schedule).map((text, index) => {
    const isWeekday = index === cronFields.length - 1;
    const values = sets?.[index]?.map((value) => (isWeekday ? value % 7 : value));
    return text.includes(',') && values ? [...new Set(values)].join(',') : text;
  });
  return texts.join(' ');
}

/** The values that each field of a schedule names. `undefined` when the schedule cannot be read. */
function cronSets(schedule: string): number[][] | undefined {
  const texts = splitFields(schedule);
  if (texts.length !== cronFields.length) return undefined;
  const sets = cronFields.map((field, index) => cronValues(texts[index] ?? '', field));
  return sets.every((set) => set !== undefined) ? sets : undefined;
}

/** Why a schedule cannot be read. */
function misfit(schedule: string): string {
  const texts = splitFields(schedule);
  const index = cronFields.findIndex((field, place) => !cronValues(texts[place] ?? '', field));
  const field = cronFields[index];
  return texts.length === cronFields.length && field
    ? `has "${texts[index]}" for the ${fieldNames[index]}, which takes ${field.min} to ${field.max}`
    : `has ${texts.length} field${texts.length === 1 ? '' : 's'}; cron here has five: minute, hour, day of month, month, day of week`;
}

/** A step of 1 means every value, so it is read as the star alone. */
function splitFields(schedule: string): string[] {
  const texts = schedule.trim().split(/\s+/);
  return texts.map((text) => text.replace(/^([*?])\/0*1$/, '$1'));
}

/** Apart from the fields, so that a page which only reads loads no words. */
const fieldNames = ['minute', 'hour', 'day of month', 'month', 'day of week'];

interface CronField {
  min: number;
  max: number;
  names?: readonly string[];
}

const cronFields: readonly CronField[] = [
  { min: 0, max: 59 },
  { min: 0, max: 23 },
  { min: 1, max: 31 },
  {
    min: 1,
    max: 12,
    names: ['', 'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  },
  { min: 0, max: 7, names: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] },
];

function cronValues(text: string, field: CronField): number[] | undefined {
  const values = new Set<number>();
  // Each different part counts once, and a full set takes no more values. So a long text does not mean long work.
  for (const part of new Set(text.split(','))) {
    const [range = '', step, ...more] = part.split('/');
    const every = step === undefined ? 1 : Number(/^\d{1,4}$/.test(step) ? step : 0);
    const bounds = cronBounds(range, field, step !== undefined);
    if (!bounds || every < 1 || more.length > 0) return undefined;
    if (values.size > field.max - field.min) continue;
    for (let value = bounds[0]; value <= bounds[1]; value += every) values.add(value);
  }
  return [...values].sort((left, right) => left - right);
}

function cronBounds(range: string, field: CronField, hasStep: boolean): [number, number] | undefined {
  if (range === '*' || range === '?') return [field.min, field.max];
  const [from = '', to, ...more] = range.split('-');
  const first = cronNumber(from, field);
  const last = to === undefined ? (hasStep ? field.max : first) : cronNumber(to, field);
  return first === undefined || last === undefined || first > last || more.length > 0
    ? undefined
    : [first, last];
}

function cronNumber(text: string, field: CronField): number | undefined {
  const named = text === '' ? -1 : (field.names?.indexOf(text.toLowerCase()) ?? -1);
  const value = named >= 0 ? named : /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return value >= field.min && value <= field.max ? value : undefined;
}

const minutesPerDay = 24 * 60;

function gapsOf(minutes: number[], hours: number[]): ScheduleGaps {
  const times = timesOfDay(minutes, hours);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  return {
    withinDay: Math.min(...gaps),
    overMidnight: minutesPerDay + (times[0] ?? 0) - (times.at(-1) ?? 0),
  };
}

function timesOfDay(minutes: number[], hours: number[]): number[] {
  return hours.flatMap((hour) => minutes.map((minute) => hour * 60 + minute));
}
