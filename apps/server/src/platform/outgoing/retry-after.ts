/**
 * When an answer was made, by the clock that its other times are of (RFC 9110, 6.6.1): ours may be another. Undefined if its
 * header `Date` is none.
 */
export function timeOfAnswer(date: string | null | undefined): Date | undefined {
  const time = new Date(date ?? '');
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** A text as of `Retry-After`, in seconds instead of a time if the answer says when it was made. */
export function inSeconds(retryAfter: string, date: string | null | undefined): string {
  const made = timeOfAnswer(date);
  const ms = made && retryAfterMs(retryAfter, made);
  return ms === undefined ? retryAfter : String(Math.ceil(ms / 1000));
}

/**
 * How long a `Retry-After` header asks to wait: seconds, or a date (RFC 9110). Shopify writes `2.0`, and Zoom a date as in
 * ISO 8601, in UTC: https://developers.zoom.us/docs/api/rate-limits/. Undefined if it says none of these.
 */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}(\.\d{1,9})?$/.test(text)) return Math.ceil(Number(text) * 1000);
  const time = /^([A-Z][a-z]{2}, |\d{4}-\d\d-\d\dT.*Z$)/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, time - now.getTime());
}
