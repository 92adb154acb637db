import { serverNow } from '../app/clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** With few hours, the minutes matter too. */
const EXACT = 4 * hour;

/** `53 minutes ago`, `in 7 minutes`, `just now`. From two days on, it counts in days. */
export function ago(time: string | number | Date, now = serverNow()): string {
  const past = now - new Date(time).getTime();
  const length = Math.abs(past);
  if (length < 5_000) return 'just now';
  const said = span(length);
  return past >= 0 ? `${said} ago` : `in ${said}`;
}

/** A length of time: `53 minutes`, `1 h 52 min`, `7 hours`. */
export function span(ms: number): string {
  if (ms < minute) return count(Math.min(Math.round(ms / 1000), 59), 'second');
  if (ms < hour) return count(Math.floor(ms / minute), 'minute');
  const minutes = Math.floor((ms % hour) / minute);
  if (ms < EXACT && minutes > 0) return `${Math.floor(ms / hour)} h ${minutes} min`;
  if (ms < 2 * day) return count(Math.floor(ms / hour), 'hour');
  return count(Math.floor(ms / day), 'day');
}

/** A length of time that was measured: `412 ms`, `7.2 s`, `3 min 20 s`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < minute - 50) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min${seconds % 60 ? ` ${seconds % 60} s` : ''}`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** The clock in UTC: `02:14:09`. `tenths` adds tenths of a second. */
export function clock(time: string | number | Date, tenths = false): string {
  const iso = new Date(time).toISOString();
  return iso.slice(11, tenths ? 21 : 19);
}

/** The clock in UTC, with the day unless it is today: `02:14`, `yesterday, 16:40`, `14 Aug, 09:00`, `14 Aug 2025, 09:00`. */
export function dayAndClock(time: string | number | Date, now = serverNow()): string {
  const clockWords = clock(time).slice(0, 5);
  const day = dayOf(time, now);
  return day === 'today' ? clockWords : `${day}, ${clockWords}`;
}

/** Since when, in UTC: the clock if it was today, else the day: `04:42 UTC today`, `yesterday`, `14 Aug`. */
export function sinceWords(time: string, now = serverNow()): string {
  const day = dayOf(time, now);
  return day === 'today' ? `${dayAndClock(time, now)} UTC today` : day;
}

/** A sentence of the server, with its exact times said as people say them. */
export function sayTimes(sentence: string, now = serverNow()): string {
  return sentence.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z/g, (time) =>
    Number.isNaN(Date.parse(time)) ? time : `${dayAndClock(time, now)} UTC`,
  );
}

/** The day in UTC. */
export function dayOf(time: string | number | Date, now = serverNow()): string {
  const date = new Date(time);
  const days = Math.floor(now / day) - Math.floor(date.getTime() / day);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  const isThisYear = date.getUTCFullYear() === new Date(now).getUTCFullYear();
  return date.toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}
