import { randomUUID } from 'node:crypto';

/** The caller's `X-Request-Id` when it is safe to log and send back, else a new id. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id');
  return given !== null && /^[A-Za-z0-9._:-]{1,128}$/.test(given) ? given : randomUUID();
}
