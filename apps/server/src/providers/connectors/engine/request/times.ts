import { plainText } from '@dowel/schema/rules';
import type { AskedTimes, UpdateTime } from '../../format.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Reads a time of a record. Undefined when it is none. What is finer than a millisecond is cut off. */
export function parseTime(value: unknown, { format }: Pick<UpdateTime, 'format'>): Date | undefined {
  const time = parsersOf[format](value);
  return time === undefined || Number.isNaN(time.getTime()) ? undefined : time;
}

const parsersOf: Readonly<Record<UpdateTime['format'], (value: unknown) => Date | undefined>> = {
  rfc3339: parseText,
  utc: (value) => (isTimeWithoutZone(value) ? new Date(`${value.replace(' ', 'T')}Z`) : parseText(value)),
  epochSeconds: (value) => parseEpoch(value, SECOND_MS),
  epochMs: (value) => parseEpoch(value, 1),
};

/**
 * JavaScript takes a time without a zone for one of the place where this server stands. Zones are written as in RFC 3339, or
 * as databases and Ruby print them: `+02`, `+0200`, ` UTC`. The name of a zone may stand behind it, as in RFC 9557.
 */
function parseText(value: unknown): Date | undefined {
  if (typeof value !== 'string') return undefined;
  // Each record has one, most in UTC. The search below takes twice as long.
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return new Date(value);
  const [, day, time, hours, minutes = '00'] =
    /^(\d{4}-\d\d-\d\d)[T ]([\d:.]+) ?(?:Z|UTC|GMT|([+-]\d\d)(?::?(\d\d))?)(?:\[[\w/+-]+\])?$/i.exec(value) ??
    [];
  return time === undefined ? undefined : new Date(`${day}T${time}${hours ? `${hours}:${minutes}` : 'Z'}`);
}

const isTimeWithoutZone = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(value);

function parseEpoch(value: unknown, unitMs: number): Date | undefined {
  const text = plainText(value);
  const isNumber = text !== undefined && /^-?\d+(\.\d+)?$/.test(text);
  return isNumber ? new Date(Math.floor(Number(text) * unitMs)) : undefined;
}

/** A time for a condition that finds every change at `time` or later. */
export function timeFrom(changes: AskedTimes, time: Date, now: Date): string | number {
  const { granularityMs, isFromInclusive, settleMs, format } = changes;
  // Some providers refuse a start in the time that they leave out.
  const latest = Math.min(time.getTime(), now.getTime() - settleMs);
  const unitMs = Math.max(granularityMs, unitOf[format]);
  // A day may be one of the account's zone: west of UTC, it begins later than the day of UTC.
  const unitsBefore = (isFromInclusive ? 0 : 1) + (format === 'date' ? 1 : 0);
  const start = (Math.floor(latest / unitMs) - unitsBefore) * unitMs;
  if (format === 'minutesAgo') return minutesAgo(Math.ceil((now.getTime() - start) / MINUTE_MS));
  return written(format, start);
}

/** A time for a condition that finds every change at `time` or earlier. */
export function timeUntil(changes: AskedTimes, time: Date, now: Date): string | number {
  const { granularityMs, isUntilInclusive = true, format } = changes;
  const unitMs = Math.max(granularityMs, unitOf[format]);
  const end = Math.ceil(time.getTime() / unitMs) * unitMs + (isUntilInclusive ? 0 : unitMs);
  if (format === 'minutesAgo') return minutesAgo(Math.floor((now.getTime() - end) / MINUTE_MS));
  return written(format, end);
}

function minutesAgo(minutes: number): string {
  return minutes > 0 ? `-${minutes}m` : '0m';
}

/** The smallest difference that a format can write. */
const unitOf: Readonly<Record<AskedTimes['format'], number>> = {
  rfc3339: 1,
  epochMs: 1,
  epochSeconds: SECOND_MS,
  minutesAgo: MINUTE_MS,
  date: 24 * 60 * MINUTE_MS,
};

function written(format: Exclude<AskedTimes['format'], 'minutesAgo'>, ms: number): string | number {
  if (format === 'epochMs') return ms;
  if (format === 'epochSeconds') return ms / SECOND_MS;
  const text = new Date(ms).toISOString();
  return format === 'date' ? text.slice(0, 10) : text;
}
