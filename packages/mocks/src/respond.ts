import type { Endpoint } from '@dowel/schema';
import { HttpResponse } from 'msw';
import type { Caller } from './caller.ts';
import { MockProblem, toProblemBody } from './mock-problem.ts';
import type { MockStore } from './store.ts';

/** Who an answer is for; the caller is absent until it is known. */
export interface Reader {
  readonly store: MockStore;
  /** Whether everybody is told what the builder can do. */
  readonly isDevelopment: boolean;
  caller?: Caller | undefined;
}

/** A success body with headers beside it. */
export class WithHeaders<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Body, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

/** The answer of `work`, or the problem it throws. */
export async function respond(
  reader: Reader,
  problemMedia: string | undefined,
  work: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MockProblem)) throw error;
    return toRefusal(error, reader, problemMedia);
  }
}

/** The answer that says a problem. */
export function toRefusal(
  problem: MockProblem,
  { store, caller, isDevelopment }: Reader,
  problemMedia = 'application/problem+json',
): Response {
  const isBuilder = caller?.kind === 'apiKey' && caller.isFull;
  const isForBuilder = isDevelopment || isBuilder;
  const body = toProblemBody(problem, { requestId: store.newId(), time: store.now(), isForBuilder });
  const { retryAfterSeconds } = problem.details;
  return new HttpResponse(JSON.stringify(body), {
    status: body.status ?? 500,
    headers: {
      'Content-Type': problemMedia,
      'Cache-Control': 'no-store',
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
    },
  });
}

/** The answer of an endpoint that did what it was asked. */
export function toSuccess({ wire }: Endpoint, answer: unknown): Response {
  const { body: data, headers } = answer instanceof WithHeaders ? answer : { body: answer, headers: {} };
  if (wire.media === 'none') return new HttpResponse(null, { status: wire.status });
  const isJson = wire.media === 'json';
  return new HttpResponse(isJson ? JSON.stringify(data) : String(data), {
    status: wire.status,
    headers: {
      'Content-Type': isJson ? 'application/json' : 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
