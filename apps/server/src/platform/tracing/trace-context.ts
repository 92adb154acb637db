import { createTraceState, isSpanContextValid, type SpanContext, TraceFlags } from '@opentelemetry/api';

/** The place in a trace that work belongs to (W3C Trace Context). */
export interface TraceContext {
  readonly traceId: string;
  /** As the header of this name. */
  readonly traceparent: string;
  /** What other systems have added for themselves. */
  readonly tracestate?: string;
}

/** The longest `tracestate` that is passed on. The recommendation asks for at least this. */
const MAX_STATE = 512;

const format = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** Reads `traceparent`. Undefined when it does not keep to the recommendation; then the trace begins here. */
export function readTraceparent(
  traceparent: string | null,
  tracestate?: string | null,
): SpanContext | undefined {
  const [, version, traceId = '', spanId = '', flags = '', more] = format.exec(traceparent ?? '') ?? [];
  // Later versions may have more members. Version ff is not a version.
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  const state = tracestate && tracestate.length <= MAX_STATE ? createTraceState(tracestate) : undefined;
  const read = { traceId, spanId, traceFlags, isRemote: true, ...(state && { traceState: state }) };
  return isSpanContextValid(read) ? read : undefined;
}

/** Writes the place of a span. Undefined for a span that belongs to no trace. */
export function toTraceContext(span: SpanContext): TraceContext | undefined {
  if (!isSpanContextValid(span)) return undefined;
  const { traceId, spanId, traceFlags, traceState } = span;
  const flags = (traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0');
  const tracestate = traceState?.serialize();
  return { traceId, traceparent: `00-${traceId}-${spanId}-${flags}`, ...(tracestate && { tracestate }) };
}
