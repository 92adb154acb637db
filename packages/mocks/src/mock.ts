import type { Endpoint, endpoints, ParsedRequest, RejectedOf, SuccessOf, Wire } from '@dowel/schema';
import { callerWarnings, projectNotFoundProblem, projectsInBody, warningHeader } from '@dowel/schema/rules';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { endOffers } from './connected-accounts.ts';
import { readPathParams, toUrlPattern } from './endpoint-url.ts';
import type { Failures, PendingFailure } from './failures.ts';
import { onceByKey } from './idempotency.ts';
import { MockProblem } from './mock-problem.ts';
import { notMocked } from './not-mocked.ts';
import { type ListCall, toPageAnswer } from './paging.ts';
import { assertAccess, findCaller, identify, type Principal } from './principal.ts';
import { assertPathParams, readInput } from './read-input.ts';
import { type Reader, type Rejected, respond, toSuccess, WithHeaders } from './respond.ts';
import type { MockStore } from './store.ts';

/** The name of an endpoint in `endpoints` of `@dowel/schema`. */
export type EndpointName = keyof typeof endpoints;

/** One request that the mock received, for assertions. */
export interface RecordedRequest {
  readonly endpoint: EndpointName;
  readonly method: string;
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON. The text if it is not JSON, undefined if there is no body. */
  readonly body: unknown;
  readonly headers: Headers;
  /** Set when the request is answered. */
  status?: number;
}

/** What all handlers of one mock service share. */
export interface MockEnvironment {
  readonly baseUrl: string;
  readonly store: MockStore;
  readonly failures: Failures;
  readonly requests: RecordedRequest[];
  /** Whether problems tell every caller what the builder can do, as a server in development does. */
  readonly isDevelopment: boolean;
  delayMs: number;
}

/** The input of an answer: the parsed request, its caller, and the state. */
export type MockCall<E extends Endpoint> = ParsedRequest<E> & {
  caller: Principal;
  store: MockStore;
  request: Request;
  /** The body before it was parsed, for checks that a validator cannot make. */
  sent: unknown;
};

type Answered<E extends Endpoint> =
  | SuccessOf<E['wire']>
  | WithHeaders<SuccessOf<E['wire']>>
  | Rejected<RejectedOf<E['wire']>>;

/** Makes the success body of an endpoint, or throws a `MockProblem`. */
export type Resolver<E extends Endpoint> = (call: MockCall<E>) => Answered<E> | Promise<Answered<E>>;

/** Makes an msw handler from an endpoint of the schema: its address, validators, access rule, and answer if it has one. */
export function mock<E extends Endpoint>(
  environment: MockEnvironment,
  name: EndpointName,
  endpoint: E,
  answer: Resolver<E> | undefined,
): HttpHandler {
  const { wire } = endpoint;
  const pattern = toUrlPattern(environment.baseUrl, wire);
  const method = wire.method.toLowerCase() as Lowercase<typeof wire.method>;
  return http[method](pattern, async ({ request }) => {
    const params = readPathParams(pattern, request.url);
    const text = await request.clone().text();
    const record = toRecord(name, request, params, text);
    environment.requests.push(record);
    if (environment.delayMs > 0) await delay(environment.delayMs);
    const { store, isDevelopment } = environment;
    const requestId = request.headers.get('X-Request-Id') ?? store.newId();
    const arrived: Arrived = { request, params, text, reader: { store, isDevelopment, requestId } };
    const failure = environment.failures.take(name);
    const work = async () => (answer ? handle(endpoint, arrived, answer) : notMocked(name, requestId));
    const response = failure ? await fail(failure, wire, arrived, work) : await work();
    if (response.type === 'error') return response;
    record.status = response.status;
    response.headers.set('X-Request-Id', requestId);
    return response;
  });
}

/** A request before it is handled, and the reader of its answer. */
interface Arrived {
  request: Request;
  params: Record<string, string>;
  text: string;
  reader: Reader;
}

/** Handles a request: checks credentials and input, and makes the answer. */
async function handle<E extends Endpoint>(
  endpoint: E,
  { request, params, text, reader }: Arrived,
  answer: Resolver<E>,
): Promise<Response> {
  const { wire } = endpoint;
  const { store } = reader;
  endOffers(store);
  let warnings: readonly string[] = [];
  const response = await respond(reader, wire, async () => {
    assertPathParams(params);
    const caller = identify(request, wire.access, store);
    reader.caller = caller;
    assertOwnProject(caller, params.projectIdOrName);
    assertAccess(caller, wire);
    const { warnings: found, ...input } = await readInput(endpoint, request);
    warnings = [...found, ...callerWarnings(caller, request.headers)];
    for (const name of [...projectsInBody(input.body), ...projectsInBody(input.query)]) {
      assertOwnProject(caller, name);
    }
    const call = asCall<E>({ ...input, params, caller, store, request });
    const work = () =>
      respond(reader, wire, async () => toSuccess(endpoint, inPages(wire, call, await answer(call))));
    return wire.isSafe ? work() : onceByKey(store, caller, request, text, work);
  });
  for (const warning of warnings) response.headers.append(warningHeader, warning);
  return response;
}

/** Cuts the list that a GET answers into pages. */
function inPages({ operation, method }: Wire, call: ListCall, answer: unknown): unknown {
  if (method !== 'GET' || !Array.isArray(answer)) return answer;
  const { body, headers } = toPageAnswer(operation, call, answer);
  return new WithHeaders(body, headers);
}

/** Fails as a test asked: before anything is done, or after the work is done, so that only its answer is lost. */
async function fail(
  { how, isAfterChange }: PendingFailure,
  wire: Wire,
  { request, reader }: Arrived,
  work: () => Promise<Response>,
): Promise<Response> {
  const done = isAfterChange ? await work() : undefined;
  if (done && !done.ok) return done;
  if (how === 'network') return HttpResponse.error();
  if (how === 'never') await delay('infinite');
  reader.caller ??= findCaller(request, wire.access, reader.store);
  return respond(reader, wire, () => {
    throw how;
  });
}

/**
 * Query and body were just parsed with this endpoint, and the path parameters were read with a pattern made from its
 * path.
 */
function asCall<E extends Endpoint>(call: object): MockCall<E> {
  return call as MockCall<E>;
}

function toRecord(
  endpoint: EndpointName,
  { method, url, headers }: Request,
  params: Record<string, string>,
  text: string,
): RecordedRequest {
  return {
    endpoint,
    method,
    url,
    params,
    query: Object.fromEntries(new URL(url).searchParams),
    body: asJson(text),
    headers,
  };
}

function asJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Checks that a request names no other project than that of its key or token.
 * @throws {MockProblem} `project_not_found`
 */
function assertOwnProject({ project }: Principal, idOrName: string | undefined): void {
  const wanted = idOrName?.toLowerCase();
  if (wanted === undefined || wanted === project.id || wanted === project.name) return;
  throw new MockProblem('project_not_found', projectNotFoundProblem());
}
