import type { Stat, Stats } from '@dowel/schema';
import { serverNow } from '../app/clock.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** What is counted, in the order in which it is shown. */
export const metrics = ['records', 'operations', 'deliveries', 'calls'] as const;
export type Metric = (typeof metrics)[number];

export interface Count {
  readonly total: number;
  readonly failed: number;
}

/** One bar: an hour or a day, and what was in it. */
export interface Bar extends Count {
  readonly startMs: number;
}

/** Every hour or day of a time, the oldest first, also those without anything. */
export function barsOf(
  stats: readonly Stat[],
  metric: Metric,
  { bucket, length, now = serverNow() }: { bucket: 'hour' | 'day'; length: number; now?: number },
): readonly Bar[] {
  const width = bucket === 'hour' ? HOUR_MS : DAY_MS;
  const last = startOf(now, width);
  const known = Map.groupBy(
    stats.filter((stat) => stat.metric === metric),
    (stat) => startOf(Date.parse(stat.startTime), width),
  );
  return Array.from({ length }, (_, index) => {
    const startMs = last - (length - 1 - index) * width;
    return { startMs, ...sumOf(known.get(startMs) ?? []) };
  });
}

export function sumOf(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, { total, failed }) => ({ total: sum.total + total, failed: sum.failed + failed }),
    { total: 0, failed: 0 },
  );
}

/** What became of what was counted. */
export function outcomesOf(stats: readonly Stat[]): { taken: number; pending: number; failed: number } {
  const sum = (of: 'total' | 'pending' | 'failed') => stats.reduce((all, stat) => all + stat[of], 0);
  const [pending, failed] = [sum('pending'), sum('failed')];
  return { taken: sum('total') - pending - failed, pending, failed };
}

/** A row of a table: a day, or what the days are told apart by. */
export interface StatLine {
  readonly key: string;
  readonly label: string | undefined;
  readonly counts: ReadonlyMap<string, Count>;
}

/** One line for each value, in the order in which they come. */
export function linesOf(stats: readonly Stat[], keyOf: (stat: Stat) => string): readonly StatLine[] {
  return [...Map.groupBy(stats, keyOf)].map(([key, ofKey]) => ({
    key,
    label: ofKey.find(({ label }) => label !== undefined)?.label,
    counts: new Map(
      [...Map.groupBy(ofKey, ({ metric }) => metric)].map(([metric, some]) => [metric, sumOf(some)]),
    ),
  }));
}

/** The line with most of everything first. */
export function byAmount(lines: readonly StatLine[]): readonly StatLine[] {
  const amount = ({ counts }: StatLine) => sumOf([...counts.values()]).total;
  return lines.toSorted((a, b) => amount(b) - amount(a));
}

/** The first moment of the days until today. */
export function daysAgo(days: number, now = serverNow()): string {
  return new Date(now - (now % DAY_MS) - (days - 1) * DAY_MS).toISOString();
}

function startOf(timeMs: number, width: number): number {
  return timeMs - (timeMs % width);
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** How many requests are answered: `Up to 1,000 requests a second are answered, of all projects together.` */
export function limitWords({
  requestsPerSecond: { project, org } = {},
}: Pick<Stats, 'requestsPerSecond'>): string {
  if (project === undefined && org === undefined) return '';
  const said = (limit: number | undefined) => limit?.toLocaleString('en');
  if (org === undefined || (project !== undefined && project < org)) {
    const all = org === undefined ? '' : `, and ${said(org)} of all projects together`;
    return `Up to ${said(project)} requests a second of this project are answered${all}.`;
  }
  return `Up to ${said(org)} requests a second of all projects together are answered.`;
}
