/** The driver takes a year of two digits for one of our time. */
const FIRST_MS = Date.parse('1000-01-01T00:00:00Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * A time that somebody named, or the nearest one that the database gives back as it was stored. It knows no year 0, and
 * none with five digits, which the offset of a time zone can make of 9999.
 */
export function storableTime(time: string | number): Date {
  return new Date(Math.min(Math.max(new Date(time).getTime(), FIRST_MS), LAST_MS));
}
