import type { Stat } from '@dowel/schema';

const columns = ['startTime', 'metric', 'key', 'label', 'total', 'failed', 'pending'] as const;

/** The counts as comma-separated values (RFC 4180). */
export function toCsv(stats: readonly Stat[]): string {
  const rows = stats.map((stat) => columns.map((name) => toValue(stat[name] ?? '')).join(','));
  return `${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}

/** Programs for tables calculate what begins like this. Their own sign for a plain text is an apostrophe. */
const isCalculated = /^[=+\-@\t\r]/;

function toValue(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const plain = isCalculated.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
