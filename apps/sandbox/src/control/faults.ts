import { setTimeout as wait } from 'node:timers/promises';

/** A way of failing that was switched on. */
export interface Fault {
  /** Calls whose path starts so. */
  path: string;
  method?: string | undefined;
  /** Only calls with this API key. */
  apiKey?: string | undefined;
  /** Only calls by this application. */
  clientId?: string | undefined;
  /** How many calls still fail. Absent: until the fault is removed. */
  times?: number | undefined;
  /** The status to answer. Absent: the call goes on, after the delay. */
  status?: number | undefined;
  retryAfterSeconds?: number | undefined;
  delayMs?: number | undefined;
  /** The body to answer: text as it is, anything else as JSON. */
  body?: unknown;
}

/** Who is calling, as far as a fault may ask. */
export interface Caller {
  apiKey?: string | undefined;
  clientId?: string | undefined;
}

/** Takes the first fault that applies to a call, and counts it. */
export function takeFault(faults: Set<Fault>, request: Request, caller: Caller): Fault | undefined {
  const { pathname } = new URL(request.url);
  const fault = [...faults].find(
    (candidate) =>
      pathname.startsWith(candidate.path) &&
      (candidate.method ?? request.method) === request.method &&
      (candidate.apiKey ?? caller.apiKey) === caller.apiKey &&
      (candidate.clientId ?? caller.clientId) === caller.clientId,
  );
  if (fault?.times !== undefined) {
    fault.times -= 1;
    if (fault.times <= 0) faults.delete(fault);
  }
  return fault;
}

/** Waits as long as the fault says, then answers as it says, if it says anything. */
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
