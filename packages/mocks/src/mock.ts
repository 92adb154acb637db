import type { Endpoint, endpoints, ParsedRequest, SuccessOf } from '@dowel/schema';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { assertAccess, type Caller, identify } from './caller.ts';
import { readPathParams, toUrlPattern } from './endpoint-url.ts';
import type { Failures } from './failures.ts';
import { onceByKey } from './idempotency.ts';
import { MockProblem, toProblemBody } from './mock-problem.ts';
import { assertPathParams, readInput, readQuery } from './read-input.ts';
import type { MockStore } from './store.ts';

/** The name of an endpoint in `endpoints` of `@dowel/schema`. */
export type EndpointName = keyof typeof endpoints;

/** One request that the mock was sent, for assertions. */
export interface RecordedRequest {
  readonly endpoint: EndpointName;
  readonly method: string;
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** As JSON; the text when it is none, undefined when there is none. */
  readonly body: unknown;
  readonly headers: Headers;
  /** Set once answered. */
  status?: number;
}

/** What all handlers of one mock service share. */
export interface MockEnvironment {
  readonly baseUrl: string;
  readonly store: MockStore;
  readonly failures: Failures;
  readonly requests: RecordedRequest[];
  delayMs: number;
}

/** What an answer is made from: the parsed request, who sent it, and the state. */
export type MockCall<E extends Endpoint> = ParsedRequest<E> & {
  caller: Caller;
  store: MockStore;
  request: Request;
  /** The body before it was parsed, for what a shape cannot tell. */
  sent: unknown;
};

/** A success body with headers beside it. */
export class WithHeaders<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Body, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

type Answered<E extends Endpoint> = SuccessOf<E['wire']> | WithHeaders<SuccessOf<E['wire']>>;

/** Makes the success body of an endpoint, or throws a `MockProblem`. */
export type Answer<E extends Endpoint> = (call: MockCall<E>) => Answered<E> | Promise<Answered<E>>;

/** Makes an msw handler out of an endpoint of the schema: its address, validators, access rule and answer. */
export function mock<E extends Endpoint>(
  environment: MockEnvironment,
  name: EndpointName,
  endpoint: E,
  answer: Answer<E>,
): HttpHandler {
  const { wire } = endpoint;
  const pattern = toUrlPattern(environment.baseUrl, wire.path);
  const method = wire.method.toLowerCase() as Lowercase<typeof wire.method>;
  return http[method](pattern, async ({ request }) => {
    const params = readPathParams(pattern, request.url);
    const text = await request.clone().text();
    const record = toRecord(name, request, params, text);
    environment.requests.push(record);
    if (environment.delayMs > 0) await delay(environment.delayMs);
    const failure = environment.failures.take(name);
    if (failure === 'network') return HttpResponse.error();
    if (failure === 'never') await delay('infinite');
    const response = await respond(environment, endpoint, async () => {
      if (failure instanceof MockProblem) throw failure;
      const { store } = environment;
      assertPathParams(params);
      const caller = identify(request, wire.access, store);
      assertOwnProject(caller, params.projectIdOrName);
      assertAccess(caller, wire.access);
      const input = await readInput(endpoint, request);
      assertOwnProject(caller, projectInBody(input.body));
      const call = asCall<E>({ ...input, params, caller, store, request });
      return onceByKey(store, caller, request, text, () =>
        respond(environment, endpoint, async () => toResponse(endpoint, await answer(call))),
      );
    });
    record.status = response.status;
    response.headers.set('X-Request-Id', request.headers.get('X-Request-Id') ?? environment.store.newId());
    return response;
  });
}

/** The answer of `work`, or the problem it throws. */
async function respond(
  { store }: MockEnvironment,
  { wire }: Endpoint,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MockProblem)) throw error;
    return toRefusal(store, error, wire.problemMedia);
  }
}

/** A problem as an answer. */
export function toRefusal(
  store: MockStore,
  problem: MockProblem,
  media: string = 'application/problem+json',
): Response {
  const body = toProblemBody(problem, { requestId: store.newId(), time: store.now() });
  return new HttpResponse(JSON.stringify(body), {
    status: body.status ?? 500,
    headers: { 'Content-Type': media, 'Cache-Control': 'no-store' },
  });
}

function toResponse({ wire }: Endpoint, answer: unknown): Response {
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

/** Another tenant's project is as unknown as one that never was. */
function assertOwnProject({ project }: Caller, idOrName: string | undefined): void {
  const wanted = idOrName?.toLowerCase();
  if (wanted === undefined || wanted === project.id || wanted === project.name) return;
  throw new MockProblem('project_not_found', {
    detail: `There is no project "${idOrName}" for this caller.`,
    remedy: `Use "${project.name}", the project of the key or token.`,
  });
}

/** Where the interface has the project in the body (`oauth-connect`), it is held to the same rule. */
function projectInBody(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('projectIdOrName' in body)) return undefined;
  return typeof body.projectIdOrName === 'string' ? body.projectIdOrName : undefined;
}

/** Query and body have just been parsed with this very endpoint, and the pattern is made of its path. */
function asCall<E extends Endpoint>(call: object): MockCall<E> {
  return call as MockCall<E>;
}

function toRecord(
  endpoint: EndpointName,
  { method, url, headers }: Request,
  params: Record<string, string>,
  text: string,
): RecordedRequest {
  return { endpoint, method, url, params, query: readQuery(url), body: asJson(text), headers };
}

function asJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
