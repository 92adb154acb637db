import type { DowelPromise } from '@dowel/client';
import { type Endpoint, InputValidationProblem, type ProblemCode, problems, type Wire } from '@dowel/schema';
import { expect } from 'vitest';
import type { Contract } from './target.ts';

/**
 * The data of an answer that keeps its endpoint's promises: status, media type, request id, and a body with every
 * member of the shape and none beside it.
 */
export async function expectAnswer<Data>(
  { wire, success }: Endpoint,
  promise: DowelPromise<Data>,
): Promise<Data> {
  const { data, response } = await promise.withResponse();

  expect(response.status).toBe(wire.status);
  expect(response.headers.get('X-Request-Id')).toBeTruthy();
  expect(mediaOf(response)).toBe(
    { json: 'application/json', text: 'text/plain', none: undefined }[wire.media],
  );
  if (success) expect(success.parse(data)).toEqual(data);
  else expect(await response.clone().text()).toBe('');
  return data;
}

/** What a problem says besides its code. */
export interface ExpectedProblem {
  /** Where the interface wants another status than the table's. */
  status?: number;
  /** The names of bad inputs. */
  issues?: string[];
}

/** A refusal that keeps the contract: one of the endpoint's problems, with its status, media type and members. */
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

/** As `expectProblem`, for an answer that no client asked for. */
export async function expectProblemResponse(
  response: Response,
  wire: Pick<Wire, 'problemMedia'>,
  code: ProblemCode,
  { status = problems[code].status, issues }: ExpectedProblem = {},
): Promise<InputValidationProblem> {
  const body: unknown = await response.clone().json();
  const problem = InputValidationProblem.parse(body);

  expect(problem).toMatchObject({ code, status, title: problems[code].title });
  expect(response.status).toBe(status);
  expect(mediaOf(response)).toBe(wire.problemMedia ?? 'application/problem+json');
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
