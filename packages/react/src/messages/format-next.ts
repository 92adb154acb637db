/** When something happens next, in the page's language: the time, and the day unless it is today. It never wraps. */
export function formatNext(date: Date, now: Date, locale: string): string {
  const isToday = date.toDateString() === now.toDateString();
  const format = new Intl.DateTimeFormat(locale, {
    ...(!isToday && { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(date).replaceAll(' ', '\u00a0');
}
