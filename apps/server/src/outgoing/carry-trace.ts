import type { TraceContext } from '../tracing/trace-context.ts';
import type { Outgoing } from './outgoing.ts';

/** Adds the caller's trace to every call, unless the call has one of its own. */
export function carryTrace(outgoing: Outgoing, { traceparent, tracestate }: TraceContext): Outgoing {
  const carrying: Outgoing = Object.assign(
    (address: string | URL, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      if (!headers.has('traceparent')) {
        headers.set('traceparent', traceparent);
        if (tracestate !== undefined) headers.set('tracestate', tracestate);
      }
      return outgoing(address, { ...init, headers });
    },
    { resolve: outgoing.resolve, close: () => outgoing.close() },
  );
  return carrying;
}
