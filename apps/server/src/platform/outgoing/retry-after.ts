/** How long a `Retry-After` header asks to wait: seconds, or a date (RFC 9110). Undefined if it says neither. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const time = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, time - now.getTime());
}
