/** The wait that a server asks for, in seconds or as a date (RFC 9110, 10.2.3); undefined when it asks for none. */
export function toRetryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('Retry-After');
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
