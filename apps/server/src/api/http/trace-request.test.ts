import type { Catalogue } from '@dowel/catalogue';
import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { leakWatch } from '../../../test/leaks/leak-watch.ts';
import { events } from '../../platform/db/tables.ts';
import { createApp } from '../app.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';
const traceparent = `00-${traceId}-${spanId}-01`;

/** A server whose calls to other servers are recorded. `isUp` tells whether they answer. */
async function startRecorded() {
  const sent: (string | null)[] = [];
  const provider = { isUp: true };
  const server = await startConnectedServer({
    outgoing: (input, init) => {
      sent.push(new Headers(init?.headers).get('traceparent'));
      return provider.isUp ? fetch(input, init) : Promise.reject(new TypeError('gone'));
    },
  });
  sent.length = 0;
  const body = {
    groupRef: 'globex',
    consumerRef: 'hank',
    provider: 'sandboxApiKey',
    apiKey: server.sandboxAccount.apiKey,
  };
  const connectAt = (headers: Record<string, string>) =>
    server.request('POST', `${server.projectPath}/connections:generate`, body, headers);
  return { ...server, sent, provider, connectAt };
}

/** Loads a real SDK for the rest of the test. */
function loadSdk(): InMemorySpanExporter {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  const manager = new AsyncLocalStorageContextManager().enable();
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(manager);
  onTestFinished(async () => {
    for (const { name, attributes, events, status } of exporter.getFinishedSpans()) {
      leakWatch.note(JSON.stringify({ name, attributes, events, status }));
    }
    trace.disable();
    context.disable();
    await provider.shutdown();
  });
  return exporter;
}

describe('sending a request as a part of a trace', () => {
  it('carries the trace into calls to providers, and into the log', async () => {
    const { connectAt, sent, logged } = await startRecorded();

    const { headers } = await connectAt({ traceparent });

    expect(sent.length).toBeGreaterThan(0);
    expect(new Set(sent)).toEqual(new Set([traceparent]));
    const lines = logged.map((line) => JSON.parse(line)).filter((line) => line.traceId === traceId);
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'request',
        operation: 'generateConnection',
        requestId: headers.get('x-request-id'),
      }),
    );
  });

  it('stores the trace with the events that the request caused', async () => {
    const { connectAt, context } = await startRecorded();

    await connectAt({ traceparent });

    const { db, project } = context();
    const stored = await db
      .select({ traceparent: events.traceparent })
      .from(events)
      .where(and(eq(events.projectId, project.id), eq(events.groupRef, 'globex')))
      .orderBy(events.id);
    expect(stored[0]).toEqual({ traceparent });
  });

  it('adds no trace of its own when nobody collects traces', async () => {
    const { connectAt, sent, logged } = await startRecorded();

    await connectAt({});

    expect(new Set(sent)).toEqual(new Set([null]));
    expect(logged.filter((line) => line.includes('traceId'))).toEqual([]);
  });

  it('does not pass on what is no traceparent', async () => {
    const { connectAt, sent } = await startRecorded();

    await connectAt({ traceparent: `00-${'0'.repeat(32)}-${spanId}-01` });

    expect(new Set(sent)).toEqual(new Set([null]));
  });
});

describe('collecting traces with an SDK', () => {
  it('has a span for the request, and one below it for each call to another server', async () => {
    const { connectAt, sent, sandboxUrl } = await startRecorded();
    const exporter = loadSdk();

    const { headers } = await connectAt({ traceparent });

    const spans = exporter.getFinishedSpans();
    const request = spans.find(({ kind }) => kind === SpanKind.SERVER);
    const calls = spans.filter(({ kind }) => kind === SpanKind.CLIENT);
    expect(request).toMatchObject({ name: 'generateConnection', parentSpanContext: { traceId, spanId } });
    expect(request?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': 201,
      'dowel.request_id': headers.get('x-request-id'),
    });
    expect(calls.length).toBe(sent.length);
    for (const call of calls) {
      expect(call.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
      expect(call.attributes).toMatchObject({ 'server.address': new URL(sandboxUrl).hostname });
    }
    // The provider reads the place of the call, and not that of the request.
    expect(sent).toEqual(calls.map((call) => `00-${traceId}-${call.spanContext().spanId}-01`));
  });

  it('begins a trace when the caller has none', async () => {
    const { connectAt, sent } = await startRecorded();
    const exporter = loadSdk();

    await connectAt({});

    const [first] = exporter.getFinishedSpans();
    expect(sent[0]).toContain(first?.spanContext().traceId);
  });

  it('marks a call that failed with one word, and keeps no text of it', async () => {
    const { connectAt, provider } = await startRecorded();
    const exporter = loadSdk();
    provider.isUp = false;

    await connectAt({ traceparent });

    const spans = exporter.getFinishedSpans();
    const [call] = spans.filter(({ kind }) => kind === SpanKind.CLIENT);
    expect(call?.status).toEqual({ code: SpanStatusCode.ERROR });
    expect(call?.attributes['error.type']).toBe('unreachable');
    expect(spans.flatMap((span) => span.events)).toEqual([]);
  });

  it('marks a request that we could not handle', async () => {
    const { app, apiKey, dependencies } = await startRecorded();
    const exporter = loadSdk();
    const broken = createApp({ ...dependencies, catalogue: {} as Catalogue });

    const answers = [
      await broken.request('/v1/providers', { headers: { 'x-api-key': apiKey } }),
      await app.request('/v1/providers/none'),
    ];

    expect(answers.map(({ status }) => status)).toEqual([500, 404]);
    expect(exporter.getFinishedSpans().map(({ status }) => status.code)).toEqual([
      SpanStatusCode.ERROR,
      SpanStatusCode.UNSET,
    ]);
  });
});
