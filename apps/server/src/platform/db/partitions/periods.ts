import { v7 } from 'uuid';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How far ahead partitions are made. Cleaning may fail for this long before rows go to the default partition. */
const AHEAD_MS = 14 * DAY_MS;

/**
 * The ids from `from` to before `to`. Ids are UUIDv7, so this is a period of time. As text, they are sorted as the
 * database sorts them.
 */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Sorts before every id. */
export const FIRST = '';
/** Sorts after every id. */
export const LAST = 'g';

/** The first id of a moment. */
export function idAt(timeMs: number): string {
  return v7({ msecs: timeMs, seq: 0, random: new Uint8Array(16) });
}

/** When a row with this id was made. */
export function timeOf(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}

/**
 * How much time one partition has: a thirtieth of what rows are kept for, or another part, in whole days. So there are about
 * as many partitions however long rows are kept, and rows stay for that part too long, or a day.
 */
export function widthMsOf(keptMs: number, parts = 30): number {
  return Math.max(1, Math.ceil(keptMs / DAY_MS / parts)) * DAY_MS;
}

/**
 * A partition of messages has a sixth of the time that they are kept for. Each makes statements dearer that cannot say when
 * a message was made, such as those that look for what is due.
 */
export function messageWidthMsOf(keptMs: number): number {
  return widthMsOf(keptMs, 6);
}

function periodEndMs(timeMs: number, widthMs: number): number {
  return (Math.floor(timeMs / widthMs) + 1) * widthMs;
}

/** The periods from the present one to two weeks ahead or more, as far as no partition has them. */
export function missingPeriods(existing: readonly Period[], nowMs: number, widthMs: number): Period[] {
  const untilMs = nowMs + Math.max(AHEAD_MS, 2 * widthMs);
  const missing: Period[] = [];
  for (let endMs = periodEndMs(nowMs, widthMs); endMs - widthMs < untilMs; endMs += widthMs) {
    missing.push(...without({ from: idAt(endMs - widthMs), to: idAt(endMs) }, existing));
  }
  return missing;
}

function without(period: Period, existing: readonly Period[]): Period[] {
  let rest = [period];
  for (const { from, to } of existing) {
    rest = rest.flatMap((part) => {
      if (to <= part.from || from >= part.to) return [part];
      const parts = [
        { from: part.from, to: from },
        { from: to, to: part.to },
      ];
      return parts.filter((one) => one.from < one.to);
    });
  }
  return rest;
}
