import { toInputIssues } from '@dowel/schema';
import { invalidRequestProblem } from '@dowel/schema/rules';
import { ProblemError } from '../problems/problem-error.ts';
import { readBody } from '../requests/body-limit.ts';
import type { AnyRequest, Route } from '../requests/route.ts';
import { type JsonBody, readJson, readQuery } from './read-input.ts';

/** Reads a body. One that the endpoint does not take is not looked into; it only counts for an idempotency key. */
export async function readInput({ endpoint }: Route, request: Request): Promise<JsonBody> {
  return endpoint.body ? readJson(request) : { bytes: await readBody(request), value: {} };
}

/**
 * Checks query and body with the validators of an endpoint.
 * @throws {ProblemError} `invalid_request`, with one issue per bad input.
 */
export function parseRequest(
  { endpoint }: Route,
  params: Record<string, string>,
  request: Request,
  body: JsonBody,
): AnyRequest {
  const url = new URL(request.url);
  const rawQuery = readQuery(url.search);
  const query = endpoint.query?.safeParse(rawQuery);
  const parsedBody = endpoint.body?.safeParse(body.value);
  const issues = [
    ...(query?.error ? toInputIssues(query.error, 'query', rawQuery) : []),
    ...(parsedBody?.error ? toInputIssues(parsedBody.error, 'body', body.value) : []),
  ];
  if (issues.length > 0) {
    const found = (query?.error?.issues.length ?? 0) + (parsedBody?.error?.issues.length ?? 0);
    throw new ProblemError('invalid_request', invalidRequestProblem(issues, found));
  }
  const origin = request.headers.get('origin') ?? undefined;
  return { params, query: query?.data ?? {}, body: parsedBody?.data, sent: body.value, origin };
}
