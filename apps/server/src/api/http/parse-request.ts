import { toInputIssues, unknownNames } from '@dowel/schema';
import { invalidRequestProblem, memberMisspeltProblem, requestWarnings } from '@dowel/schema/rules';
import { parseAccept } from 'hono/utils/accept';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { maxWriteBytes, readBody } from '../../platform/requests/body-limit.ts';
import type { AnyRequest, Route } from '../../platform/requests/route.ts';
import { type JsonBody, readJson, readQuery, readUnasked } from './read-input.ts';

export const noBody: JsonBody = { bytes: new Uint8Array(), value: {} };

/** Reads a body. Of one that the endpoint does not take, only the names are looked at. */
export async function readInput(
  { endpoint }: Route,
  request: Request,
  onLarge: () => Promise<void>,
): Promise<JsonBody> {
  // A GET has no body, and reading `request.body` would create an empty stream.
  if (request.method === 'GET') return noBody;
  const { surface } = endpoint.wire;
  const isExact = surface === 'write';
  const limitBytes = isExact ? maxWriteBytes : undefined;
  if (!endpoint.body) return readUnasked(await readBody(request));
  return readJson(request, { limitBytes, isExact, onLarge });
}

/** A request that is read but not checked yet. */
interface ReadRequest {
  readonly params: Record<string, string>;
  readonly url: URL;
  readonly request: Request;
  readonly body: JsonBody;
}

interface ParsedRequest {
  readonly parsed: AnyRequest;
  /** The value of `Dowel-Warning` for names that the endpoint does not know, and for unclear references. */
  readonly ignored: string | undefined;
}

/**
 * Checks the query and the body with the validators of an endpoint.
 * @throws {ProblemError} `invalid_request` or `member_misspelt`, with one issue per bad input.
 */
export function parseRequest(
  { endpoint }: Route,
  { params, url, request, body }: ReadRequest,
): ParsedRequest {
  const rawQuery = readQuery(url.search, true);
  const query = endpoint.query?.safeParse(rawQuery);
  const parsedBody = endpoint.body?.safeParse(body.value);
  const { misspelt, ignored } = unknownNames(endpoint, { query: rawQuery, body: body.value });
  const issues = [
    ...(query?.error ? toInputIssues(query.error, 'query', rawQuery) : []),
    ...(parsedBody?.error ? toInputIssues(parsedBody.error, 'body', body.value) : []),
  ];
  if (issues.length > 0) {
    const found = (query?.error?.issues.length ?? 0) + (parsedBody?.error?.issues.length ?? 0);
    throw new ProblemError(
      'invalid_request',
      invalidRequestProblem([...misspelt, ...issues], misspelt.length + found),
    );
  }
  if (misspelt.length > 0) throw new ProblemError('member_misspelt', memberMisspeltProblem(misspelt));
  const origin = request.headers.get('origin') ?? undefined;
  const parsed = {
    params,
    query: query?.data ?? {},
    body: parsedBody?.data,
    sent: body.exact ?? body.value,
    origin,
    prefersHtml: prefersHtml(request),
    // Browsers send an empty one when no event had an id.
    lastEventId: request.headers.get('last-event-id') || undefined,
  };
  const warnings = requestWarnings({
    ignored,
    query: query?.data,
    body: parsedBody?.data,
    // The endpoint's own validator has read the body.
    idle: parsedBody?.success ? endpoint.idle?.(parsedBody.data as never) : [],
  });
  return { parsed, ignored: warnings.length > 0 ? warnings.join(', ') : undefined };
}

/** Whether the header `Accept` prefers HTML to JSON, as browsers do. */
function prefersHtml({ headers }: Request): boolean {
  const accept = headers.get('accept');
  if (accept === null || !accept.includes('text/html')) return false;
  const weightOf = (media: string) =>
    parseAccept(accept).find(({ type }) => type.toLowerCase() === media)?.q ?? 0;
  return weightOf('text/html') > weightOf('application/json');
}
