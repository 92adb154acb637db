import {
  type Attributes,
  context as activeContext,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { type TraceContext, toTraceContext } from './trace-context.ts';

/** Work that appears in traces, if the operator has loaded an SDK of OpenTelemetry. */
export interface TracedWork {
  /** The place in the trace that everything below this work belongs to. Without an SDK, the place above it. */
  readonly place: TraceContext | undefined;
  /** Runs the work, so that libraries that are traced by themselves find their place. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Adds what is known now. Without an SDK it does nothing, so it gets a function and no values. */
  describe(attributes: () => Attributes): void;
  /** `error` names what went wrong, in one word. */
  end(error?: string): void;
}

/** Starts a request that we handle. */
export function traceRequest(name: string, above: SpanContext | undefined): TracedWork {
  return start(name, SpanKind.SERVER, above);
}

/** Starts a call to another server. */
export function traceCall(name: string, above: SpanContext | undefined): TracedWork {
  return start(name, SpanKind.CLIENT, above && { ...above, isRemote: false });
}

function start(name: string, kind: SpanKind, above: SpanContext | undefined): TracedWork {
  const parent = above ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT;
  // Asked for each time, because an SDK may be loaded after this file.
  const span: Span = trace.getTracer('dowel').startSpan(name, { kind }, parent);
  return {
    place: toTraceContext(span.spanContext()),
    run: (work) => activeContext.with(trace.setSpan(parent, span), work),
    describe(attributes) {
      if (span.isRecording()) span.setAttributes(attributes());
    },
    end(error) {
      if (error !== undefined && span.isRecording()) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', error);
      }
      span.end();
    },
  };
}
