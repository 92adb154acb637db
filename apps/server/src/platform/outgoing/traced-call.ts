import { traceCall } from '../tracing/spans.ts';
import { readTraceparent } from '../tracing/trace-context.ts';
import { readAddress } from './address.ts';
import { OutgoingError } from './errors.ts';

/**
 * Makes a call a part of the trace that its headers name. With an SDK, the call gets a place of its own, and the other
 * server reads that. Only the host is recorded: paths and queries may contain credentials.
 */
export async function traced<Answer extends { readonly status: number }>(
  address: string | URL,
  init: RequestInit,
  call: (init: RequestInit) => Promise<Answer>,
): Promise<Answer> {
  const headers = new Headers(init.headers);
  const above = readTraceparent(headers.get('traceparent'), headers.get('tracestate'));
  const method = (init.method ?? 'GET').toUpperCase();
  const work = traceCall(method, above);
  if (work.place) headers.set('traceparent', work.place.traceparent);
  work.describe(() => ({
    'http.request.method': method,
    'server.address': readAddress(String(address))?.hostname ?? '',
  }));
  try {
    const response = await work.run(() => call({ ...init, headers }));
    work.describe(() => ({ 'http.response.status_code': response.status }));
    work.end(response.status >= 400 ? String(response.status) : undefined);
    return response;
  } catch (error) {
    work.end(error instanceof OutgoingError ? error.kind : 'aborted');
    throw error;
  }
}
