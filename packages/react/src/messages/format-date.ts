/** Formats a date in the page's language. Returns `time` itself if it is not a valid time. */
export function formatDate(time: string, locale: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date);
}
