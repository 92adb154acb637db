import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from './caller.ts';
import { type FaultScope, touches } from './named-faults.ts';

/** A failure or a delay that was switched on. */
export interface Fault extends FaultScope {
  /** Only calls whose path starts with this. */
  path: string;
  method?: string | undefined;
  /** How many more calls it applies to. Absent: until the fault is removed. */
  times?: number | undefined;
  /** The status of the response. Absent: the call continues after the delay. */
  status?: number | undefined;
  retryAfterSeconds?: number | undefined;
  delayMs?: number | undefined;
  /** The body of the response. A string is sent as text, anything else as JSON. */
  body?: unknown;
}

/** Finds the first fault that applies to a call, and counts the call. */
export function takeFault(faults: Set<Fault>, request: Request, caller: Caller): Fault | undefined {
  const { pathname } = new URL(request.url);
  const fault = [...faults].find(
    (candidate) =>
      pathname.startsWith(candidate.path) &&
      (candidate.method ?? request.method) === request.method &&
      touches(candidate, caller),
  );
  if (fault?.times !== undefined) {
    fault.times -= 1;
    if (fault.times <= 0) faults.delete(fault);
  }
  return fault;
}

/** Waits for the fault's delay, then returns the fault's response if it has one. */
export async function playFault(fault: Fault, signal: AbortSignal): Promise<Response | undefined> {
  if (fault.delayMs) await wait(fault.delayMs, undefined, { signal }).catch(() => undefined);
  if (fault.status === undefined) return undefined;
  const isText = typeof fault.body === 'string';
  const body = fault.body ?? {
    error: { code: codeOf(fault.status), message: 'A fault switched on for this sandbox.' },
  };
  const headers = new Headers({ 'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json' });
  if (fault.retryAfterSeconds !== undefined) headers.set('retry-after', String(fault.retryAfterSeconds));
  if (fault.status === 401) headers.set('www-authenticate', 'Bearer realm="Juniper", error="invalid_token"');
  const hasBody = fault.status !== 204 && fault.status !== 304;
  return new Response(hasBody ? (isText ? String(body) : JSON.stringify(body)) : null, {
    status: fault.status,
    headers,
  });
}

function codeOf(status: number): string {
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'server_error' : 'fault';
}
