import type { PublicContext } from '../../context.ts';
import { DAYS_WITH_HOURS, LATE_MS } from '../../platform/events/late-usage-queries.ts';
import { orLater } from '../../platform/or-later.ts';
import {
  addCalls,
  type CountTimes,
  countHours,
  findPending,
  findUncounted,
  forgetStats,
  type ProjectHour,
} from './counting-queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Several processes count. What one has counted, the others leave alone for a while. */
const FRESH_MS = 50_000;
/** How long days are kept: a year, to be compared with the one before. */
const DAYS_KEPT = 400;
/** How many hours one transaction counts, unless one project has more. */
const HOURS_AT_ONCE = 500;

/**
 * Counts what has begun since the last time, and what went on then. Hours are counted anew as a whole, so that a count
 * which was cut off is repeated, and nothing is counted twice. Several replicas may count at the same time.
 */
export async function countStats(context: PublicContext): Promise<void> {
  const now = context.now();
  const nowMs = now.getTime();
  const today = nowMs - (nowMs % DAY_MS);
  const hoursFrom = new Date(today - DAYS_WITH_HOURS * DAY_MS);
  const { operationsMs, eventsMs } = context.env.retention;
  const oldest = new Date(nowMs - Math.min(operationsMs, eventsMs));
  const times: CountTimes = {
    now,
    earliest: hoursFrom,
    fresh: new Date(nowMs - FRESH_MS),
    lateMs: LATE_MS,
  };
  const hours = new Map<string, Set<number>>();
  const add = (projectId: string, startMs: number) => {
    const known = hours.get(projectId) ?? new Set();
    hours.set(projectId, known.add(startMs));
  };
  for await (const { projectId, countTime } of findUncounted(context, times)) {
    const from = countTime ? countTime.getTime() - LATE_MS : times.earliest.getTime();
    for (let startMs = from - (from % HOUR_MS); startMs <= nowMs; startMs += HOUR_MS) add(projectId, startMs);
  }
  for (const { projectId, startMs } of await findPending(context, times, oldest)) add(projectId, startMs);
  for (const part of inParts(hours)) {
    const counting = context.transaction((tx) => countHours(tx, part, now));
    await orLater(context, `count the usage of project ${part[0]?.projectId} and others`, counting);
  }
  await forgetStats(context, { hours: hoursFrom, days: new Date(today - DAYS_KEPT * DAY_MS) }, oldest);
}

/** The hours of a project stay together: its newest one says that those before it were counted. */
function* inParts(hours: ReadonlyMap<string, ReadonlySet<number>>): Generator<ProjectHour[]> {
  let part: ProjectHour[] = [];
  for (const [projectId, starts] of hours) {
    part.push(...[...starts].map((startMs) => ({ projectId, startMs })));
    if (part.length < HOURS_AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/**
 * Stores the calls to providers that this process has made. They are stored at most once: what cannot be stored is lost,
 * and so is what a process has not stored when it dies.
 */
export async function storeCalls(context: PublicContext): Promise<void> {
  const calls = context.callCounts.take();
  if (calls.length > 0) await addCalls(context, calls, context.now());
}
