/** When something will happen, in the page's language: the time of day, with the day if that is not today. It stays on one line. */
export function formatNext(date: Date, now: Date, locale: string): string {
  const isToday = date.toDateString() === now.toDateString();
  const format = new Intl.DateTimeFormat(locale, {
    ...(!isToday && { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(date).replaceAll(' ', '\u00a0');
}
