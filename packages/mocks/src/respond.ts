import { type Endpoint, problemMediaOf, problemStatusOf, type Wire } from '@dowel/schema';
import { warningHeader } from '@dowel/schema/rules';
import { HttpResponse } from 'msw';
import { MockProblem, toProblemBody } from './mock-problem.ts';
import { isBuilder, type Principal } from './principal.ts';
import type { MockStore } from './store.ts';

/** What of an endpoint decides how its problems are answered. */
type ProblemWire = Pick<Wire, 'problemMedia' | 'rejectedStatus'>;

/** What an answer depends on besides the request. `caller` is absent until it is known. */
export interface Reader {
  readonly store: MockStore;
  /** Whether problems tell every caller what the builder can do. */
  readonly isDevelopment: boolean;
  /** Absent: a new one. */
  readonly requestId?: string;
  caller?: Principal | undefined;
}

/** A success body with response headers. */
export class WithHeaders<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Body, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

/** A success body with lists of warnings in `Dowel-Warning`. Undefined: there is nothing to warn of. */
export function warned<Body>(body: Body, ...lists: (string | undefined)[]): WithHeaders<Body> {
  const value = lists.filter((one) => one !== undefined).join(', ');
  return new WithHeaders(body, value === '' ? {} : { [warningHeader]: value });
}

/** A body that says why a provider did not do what was asked. */
export class Rejected<Body> {
  readonly body: Body;

  constructor(body: Body) {
    this.body = body;
  }
}

/** The response that `work` returns. If `work` throws a problem, the response for that problem. */
export async function respond(
  reader: Reader,
  wire: ProblemWire,
  work: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MockProblem)) throw error;
    return toRefusal(error, reader, wire);
  }
}

/** The response for a problem. */
export function toRefusal(
  problem: MockProblem,
  { store, caller, isDevelopment, requestId = store.newId() }: Reader,
  wire: ProblemWire = {},
): Response {
  const isForBuilder = isDevelopment || (caller !== undefined && isBuilder(caller));
  const body = toProblemBody(problem, { requestId, time: store.now(), isForBuilder });
  const { retryAfterSeconds } = problem.details;
  const status = problemStatusOf(wire, body.status ?? 500);
  return new HttpResponse(JSON.stringify({ ...body, status }), {
    status,
    headers: {
      'Content-Type': problemMediaOf(wire, status),
      'Cache-Control': 'no-store',
      'X-Request-Id': requestId,
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
    },
  });
}

/** The response of an endpoint that succeeded. */
export function toSuccess({ wire }: Endpoint, answer: unknown): Response {
  if (answer instanceof Rejected && wire.rejectedStatus !== undefined) {
    return new HttpResponse(JSON.stringify(answer.body), {
      status: wire.rejectedStatus,
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    });
  }
  const { body: data, headers } = answer instanceof WithHeaders ? answer : { body: answer, headers: {} };
  if (wire.media === 'none') return new HttpResponse(null, { status: wire.status, headers });
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
