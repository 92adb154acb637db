/** A day as the page's language writes it; the text itself where it is no time. */
export function formatDate(time: string, locale: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date);
}
