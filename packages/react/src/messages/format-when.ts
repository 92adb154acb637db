const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When something happened, in the page's language: relative for a day, then the day and the time. */
export function formatWhen(time: string, now: Date, locale: string): string {
  const date = new Date(time);
  const ageMs = now.getTime() - date.getTime();
  if (Number.isNaN(ageMs)) return time;
  if (ageMs < DAY_MS) return formatAge(ageMs, locale);
  const isThisYear = date.getFullYear() === now.getFullYear();
  const format = new Intl.DateTimeFormat(locale, {
    ...(!isThisYear && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format
    .formatToParts(date)
    .map(({ type, value }, index, parts) => {
      const isBeside = parts[index + 1]?.type === 'dayPeriod' || parts[index - 1]?.type === 'dayPeriod';
      // The hour and its half of the day stay on one line.
      return type === 'literal' && isBeside ? value.replace(' ', '\u00a0') : value;
    })
    .join('');
}

function formatAge(ageMs: number, locale: string): string {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (ageMs < 60_000) return relative.format(0, 'second');
  if (ageMs < HOUR_MS) return relative.format(-Math.floor(ageMs / 60_000), 'minute');
  return relative.format(-Math.floor(ageMs / HOUR_MS), 'hour');
}
