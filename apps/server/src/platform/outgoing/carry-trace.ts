import type { TraceContext } from '../tracing/trace-context.ts';
import type { Outgoing } from './outgoing.ts';

/** Adds the caller's trace to every call, unless the call has one of its own. */
export function carryTrace(outgoing: Outgoing, trace: TraceContext): Outgoing {
  const carrying: Outgoing = Object.assign(
    (address: string | URL, init?: RequestInit) => outgoing(address, withTrace(init, trace)),
    {
      relay: (...[address, init, limits]: Parameters<Outgoing['relay']>) =>
        outgoing.relay(address, withTrace(init, trace), limits),
      resolve: outgoing.resolve,
      close: () => outgoing.close(),
    },
  );
  return carrying;
}

function withTrace(init: RequestInit = {}, { traceparent, tracestate }: TraceContext): RequestInit {
  const headers = new Headers(init.headers);
  if (!headers.has('traceparent')) {
    headers.set('traceparent', traceparent);
    if (tracestate !== undefined) headers.set('tracestate', tracestate);
  }
  return { ...init, headers };
}
