const DAYS_MS = 6 * 24 * 3_600_000;

/**
 * When something happens next, in the page's language: the time, and unless it is today the day of the week, or the date
 * where another such day comes before it. It never wraps.
 */
export function formatNext(date: Date, now: Date, locale: string): string {
  const isToday = date.toDateString() === now.toDateString();
  const isNear = date.getTime() - now.getTime() < DAYS_MS;
  const format = new Intl.DateTimeFormat(locale, {
    ...(!isToday && (isNear ? { weekday: 'short' } : { month: 'short', day: 'numeric' })),
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(date).replaceAll(' ', '\u00a0');
}
