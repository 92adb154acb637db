/** How often a five-field cron in UTC begins: `every 10 minutes`. The cron itself where that cannot be said in a few words. */
export function oftenWords(schedule: string): string {
  const [minute = '', hour = '', ...days] = schedule.split(' ');
  if (days.join(' ') !== '* * *') return schedule;
  const everyMinutes = /^\*\/(\d+)$/.exec(minute)?.[1];
  if (hour === '*') {
    if (everyMinutes) return `every ${everyMinutes} minutes`;
    return minute === '*' ? 'every minute' : /^\d+$/.test(minute) ? 'every hour' : schedule;
  }
  const everyHours = /^\*\/(\d+)$/.exec(hour)?.[1];
  if (!/^\d+$/.test(minute)) return schedule;
  if (everyHours) return `every ${everyHours} hours`;
  return /^\d+$/.test(hour)
    ? `every day at ${hour.padStart(2, '0')}:${minute.padStart(2, '0')} UTC`
    : schedule;
}
