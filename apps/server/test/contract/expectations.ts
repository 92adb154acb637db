import { type DowelPromise, WriteRejectedError } from '@dowel/client';
import {
  type BatchWriteResult,
  type Endpoint,
  InputValidationProblem,
  type ProblemCode,
  problemMediaOf,
  problemStatusOf,
  problems,
  type Wire,
  type WriteRejection,
} from '@dowel/schema';
import { expect } from 'vitest';
import type { Contract } from './target.ts';

/**
 * Returns the data of an answer and checks that it keeps the endpoint's promises: status, media type, request id, and
 * a body that matches the shape and has no other member.
 */
export async function expectAnswer<Data>(
  { wire, success }: Endpoint,
  promise: DowelPromise<Data>,
): Promise<Data> {
  const { data, response } = await promise.withResponse();

  expect(response.status).toBe(wire.status);
  expect(response.headers.get('X-Request-Id')).toBeTruthy();
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
export async function expectRejection(
  contract: Contract,
  { wire, rejected }: Endpoint,
  call: Promise<unknown>,
): Promise<WriteRejection | BatchWriteResult> {
  const error = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof WriteRejectedError)) throw error;
  const response = contract.lastResponse();
  const body: unknown = await response.clone().json();

  expect(response.status).toBe(wire.rejectedStatus);
  expect(mediaOf(response)).toBe('application/json');
  expect(rejected?.parse(body)).toEqual(body);
  expect(error.rejection).toEqual(body);
  expect(error.code).toBe('write_rejected');
  return error.rejection;
}

/** What a problem says besides its code. */
export interface ExpectedProblem {
  /** Set when the interface demands another status than the table of problems. */
  status?: number;
  /** The names of the bad inputs. */
  issues?: string[];
}

/** Checks that a call is refused with this problem, and with the right status, media type and members. */
export async function expectProblem(
  contract: Contract,
  { wire }: Endpoint,
  call: Promise<unknown>,
  code: ProblemCode,
  expected: ExpectedProblem = {},
): Promise<InputValidationProblem> {
  await expect(call).rejects.toMatchObject({ code });
  return expectProblemResponse(contract.lastResponse(), wire, code, expected);
}

/** Like `expectProblem`, for a response that did not come through a client. */
export async function expectProblemResponse(
  response: Response,
  wire: Pick<Wire, 'problemMedia' | 'rejectedStatus'>,
  code: ProblemCode,
  { status = problemStatusOf(wire, problems[code].status), issues }: ExpectedProblem = {},
): Promise<InputValidationProblem> {
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
