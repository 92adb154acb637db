import type { Context as HonoContext } from 'hono';
import { createContext, type Dependencies, type PublicContext } from '../../context.ts';
import { traceRequest } from '../../platform/tracing/spans.ts';
import { readTraceparent } from '../../platform/tracing/trace-context.ts';
import { senderOf } from './limit-requests.ts';
import type { HttpVariables } from './response-head.ts';

/** A request that is traced, and how to handle it. */
interface Traced<Answer> {
  readonly operation: string;
  handle(context: PublicContext): Promise<Answer>;
}

/** Makes the context of a request, and handles the request as a part of the caller's trace. */
export async function inTrace<Answer extends { readonly status: number }>(
  c: HonoContext<HttpVariables>,
  dependencies: Dependencies,
  { operation, handle }: Traced<Answer>,
): Promise<Answer> {
  const { headers, method } = c.req.raw;
  const requestId = c.get('requestId');
  const work = traceRequest(
    operation,
    readTraceparent(headers.get('traceparent'), headers.get('tracestate')),
  );
  const context = createContext(dependencies, requestId, {
    sender: senderOf(c, dependencies),
    trace: work.place,
  });
  try {
    const answer = await work.run(() => handle(context));
    const { status } = answer;
    work.describe(() => ({
      'http.request.method': method,
      'http.response.status_code': status,
      'dowel.request_id': requestId,
    }));
    work.end(status >= 500 ? String(status) : undefined);
    return answer;
  } catch (error) {
    work.end('thrown');
    throw error;
  }
}
