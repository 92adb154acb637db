import { type DowelPromise, isDowelError, WriteRejectedError } from '@dowel/client';
import {
  type BatchWriteResult,
  type Endpoint,
  InputValidationProblem,
  type ProblemCode,
  problemMediaOf,
  problemStatusOf,
  problems,
  type WriteRejection,
} from '@dowel/schema';
import { expect } from 'vitest';

/** A response, and the endpoint that gave it. An upload has none. */
interface Seen {
  response: Response;
  endpoint: Endpoint | undefined;
}

const seen = new Map<string | undefined, Seen>();

/** Keeps an answer of a target, which the functions below then find by the id in its header or in its problem. */
export function keepAnswer(answer: Seen, idInProblem: string | undefined): void {
  for (const id of [answer.response.headers.get('X-Request-Id'), idInProblem])
    seen.set(id ?? undefined, answer);
}

function seenAs(requestId: string | null | undefined): { response: Response; endpoint: Endpoint } {
  const { response, endpoint } = seen.get(requestId ?? undefined) ?? {};
  if (!response || !endpoint) throw new Error(`No endpoint has answered the request "${requestId}".`);
  return { response, endpoint };
}

/**
 * Returns the data of an answer and checks that it keeps the endpoint's promises: status, media type, request id, and
 * a body that matches the shape and has no other member.
 */
export async function expectAnswer<Data>(promise: DowelPromise<Data>): Promise<Data> {
  const { data, response } = await promise.withResponse();
  const { wire, success } = seenAs(response.headers.get('X-Request-Id')).endpoint;

  expect(response.status).toBe(wire.status);
  expect(mediaOf(response)).toBe(
    { json: 'application/json', text: 'text/plain', events: 'text/event-stream', none: undefined }[
      wire.media
    ],
  );
  if (success) expect(success.parse(data)).toEqual(data);
  else expect(await response.clone().text()).toBe('');
  return data;
}

/** Checks that a provider's rejection has the right status, media type and shape, and answers it. */
export async function expectRejection(call: Promise<unknown>): Promise<WriteRejection | BatchWriteResult> {
  const error = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof WriteRejectedError)) throw error;
  const { response, endpoint } = seenAs(error.requestId);
  const body: unknown = await response.clone().json();

  expect(response.status).toBe(endpoint.wire.rejectedStatus);
  expect(mediaOf(response)).toBe('application/json');
  expect(endpoint.rejected?.parse(body)).toEqual(body);
  expect(error.rejection).toEqual(body);
  expect(error.code).toBe('write_rejected');
  return error.rejection;
}

/**
 * Checks that a call is refused with this problem, and with the right status, media type and members.
 * @param issues the names of the bad inputs
 * @param status set when the interface demands another status than the table of problems
 */
export async function expectProblem(
  call: Promise<unknown>,
  code: ProblemCode,
  issues?: readonly string[],
  status?: number,
): Promise<InputValidationProblem> {
  await expect(call).rejects.toMatchObject({ code });
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  const { response } = seenAs(isDowelError(error) ? error.requestId : undefined);
  return expectProblemResponse(response, code, issues, status);
}

/** Like `expectProblem`, for a response that did not come through a client. */
export async function expectProblemResponse(
  response: Response,
  code: ProblemCode,
  issues?: readonly string[],
  ownStatus?: number,
): Promise<InputValidationProblem> {
  const wire = seen.get(response.headers.get('X-Request-Id') ?? undefined)?.endpoint?.wire ?? {};
  const status = ownStatus ?? problemStatusOf(wire, problems[code].status);
  const body: unknown = await response.clone().json();
  const problem = InputValidationProblem.parse(body);

  expect(problem).toMatchObject({ code, status, title: problems[code].title });
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe(problemMediaOf(wire, status));
  expect(problem.type).toBe(`urn:dowel:problem:${code}`);
  expect(problem.retryable).toBe('retryable' in problems[code]);
  expect(problem.detail).toBeTruthy();
  expect(problem.time).toBeTruthy();
  expect(problem.requestId).toBeTruthy();
  if (issues) expect(problem.issues?.map(({ name }) => name).sort()).toEqual([...issues].sort());
  return problem;
}

function mediaOf(response: Response): string | undefined {
  return response.headers.get('Content-Type')?.split(';')[0];
}
