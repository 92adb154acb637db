import type { ObjectRead, ProjectOperation } from '@dowel/schema';
import { scheduleInterval } from '@dowel/schema/rules';
import { serverNow } from '../app/clock.ts';
import { operationState } from './operations.ts';
import type { State } from './states.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How often a schedule reads: `every 30 minutes`. One that is not regular is said as it is written. */
export function scheduleWords(schedule: string | undefined): string {
  if (!schedule) return 'when asked';
  const minutes = scheduleInterval(schedule);
  if (minutes === undefined) return schedule;
  if (minutes === 24 * 60) return dailyWords(schedule);
  if (minutes % 60 === 0) return minutes === 60 ? 'every hour' : `every ${minutes / 60} hours`;
  return minutes === 1 ? 'every minute' : `every ${minutes} minutes`;
}

function dailyWords(schedule: string): string {
  const [, minute, hour] = /^(\d+) (\d+) /.exec(schedule) ?? [];
  return minute && hour ? `daily at ${hour.padStart(2, '0')}:${minute.padStart(2, '0')} UTC` : 'daily';
}

const pauses: Readonly<Record<string, State>> = {
  asked: { tone: 'neutral', icon: 'paused', words: 'Paused on purpose' },
  failures: { tone: 'danger', icon: 'danger', words: 'Paused: too many reads failed' },
  credentials: { tone: 'warning', icon: 'warning', words: 'Paused until the connection works' },
  limit: { tone: 'warning', icon: 'warning', words: 'Paused: far more than expected' },
};

type Known = Pick<ProjectOperation, 'status' | 'failure'> | undefined;

/**
 * How the reading of an object goes. `last` says what became of the messages of the last run, and `current` whether the
 * current one waits, if that is known.
 */
export function readState({ pause, currentRun, lastRun }: ObjectRead, last: Known, current?: Known): State {
  if (pause) return pauses[pause.reason] ?? { tone: 'neutral', icon: 'paused', words: 'Paused' };
  if (last?.failure && last.status === 'success') return operationState(last);
  if (current?.failure) return { tone: 'info', icon: 'clock', words: 'Waits' };
  if (currentRun) return { tone: 'info', icon: 'again', words: 'Reads now' };
  if (!lastRun) return { tone: 'neutral', icon: 'clock', words: 'Not read yet' };
  if (lastRun.status === 'failure') return { tone: 'danger', icon: 'danger', words: 'The last read failed' };
  if (!last) return { tone: 'neutral', icon: 'success', words: 'The last read ended' };
  return { tone: 'success', icon: 'success', words: 'Reads work' };
}

/** What the next read waits for, where no time says it: `when resumed`, `due now`. */
export function nextReadWords(
  {
    pause,
    currentRun,
    nextTime,
    schedule,
  }: Pick<ObjectRead, 'pause' | 'currentRun' | 'nextTime' | 'schedule'>,
  now = serverNow(),
): string | undefined {
  if (pause?.reason === 'credentials') return 'when connected';
  if (pause) return 'when resumed';
  if (nextTime === undefined && schedule === undefined && !currentRun) return 'when your backend asks';
  if (nextTime === undefined || Date.parse(nextTime) > now) return undefined;
  return currentRun ? 'after this one' : 'due now';
}

/** How many records were read in the last day. Undefined: nobody can know, because more reads ran than are shown. */
export function recordsOfDay({ recentRuns = [] }: ObjectRead, now = serverNow()): number | undefined {
  const ofDay = recentRuns.filter(({ startTime }) => Date.parse(startTime) > now - DAY_MS);
  const isMore = recentRuns.length >= 24 && ofDay.length === recentRuns.length;
  return isMore ? undefined : ofDay.reduce((sum, { recordCount }) => sum + recordCount, 0);
}
