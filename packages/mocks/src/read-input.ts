import { type Endpoint, limits, toInputIssues, unknownNames } from '@dowel/schema';
import {
  bodyNotJsonProblem,
  findOversize,
  invalidRequestProblem,
  longPathParameterProblem,
  memberMisspeltProblem,
  parseExactly,
  requestWarnings,
  withEveryDigit,
} from '@dowel/schema/rules';
import { invalidInput, MockProblem } from './mock-problem.ts';

/** The parsed query and body of a request, as the endpoint's validators return them. */
export interface MockInput {
  query: unknown;
  body: unknown;
  /** The body before it was parsed. */
  sent: unknown;
  /** What `Dowel-Warning` says of the request itself. */
  warnings: string[];
}

/**
 * Parses a request with the endpoint's own validators.
 * @throws {MockProblem} `body_not_json`, `invalid_request`, `member_misspelt`
 */
export async function readInput(endpoint: Endpoint, request: Request): Promise<MockInput> {
  const asked = readQuery(request.url);
  const query = endpoint.query?.safeParse(asked);
  const { value: sent, exact } = endpoint.body ? await readJson(request) : { value: {}, exact: {} };
  const oversize = findOversize(sent);
  if (oversize !== undefined) throw invalidInput({ in: 'body', name: 'body', detail: oversize });
  const body = endpoint.body?.safeParse(sent);
  const { misspelt, ignored } = unknownNames(endpoint, { query: asked, body: sent });
  const issues = [
    ...(query?.error ? toInputIssues(query.error, 'query', asked) : []),
    ...(body?.error ? toInputIssues(body.error, 'body', sent) : []),
  ];
  if (issues.length > 0) {
    const found = (query?.error?.issues.length ?? 0) + (body?.error?.issues.length ?? 0);
    throw new MockProblem(
      'invalid_request',
      invalidRequestProblem([...misspelt, ...issues], misspelt.length + found),
    );
  }
  if (misspelt.length > 0) throw new MockProblem('member_misspelt', memberMisspeltProblem(misspelt));
  const warnings = requestWarnings({
    ignored,
    query: query?.data,
    body: body?.data,
    // The endpoint's own validator has read the body.
    idle: body?.success ? endpoint.idle?.(body.data as never) : [],
  });
  return { query: query?.data ?? {}, body: withEveryDigit(body?.data, exact), sent, warnings };
}

/** @throws {MockProblem} `invalid_request` for a parameter that is too long */
export function assertPathParams(params: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(params)) {
    if (value.length <= limits.name) continue;
    throw new MockProblem('invalid_request', longPathParameterProblem(name, value.length, limits.name));
  }
}

/**
 * The query as a flat record.
 * @throws {MockProblem} `invalid_request` for a parameter with two values
 */
function readQuery(url: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URL(url).searchParams) {
    query[name] ??= value;
    if (query[name] === value) continue;
    throw invalidInput({ in: 'query', name, detail: 'is given twice; send one value' });
  }
  return query;
}

/** A missing body counts as an empty object, so that the problem names each missing field. */
async function readJson(request: Request): Promise<{ value: unknown; exact: unknown }> {
  const text = await request.text();
  if (text === '') return { value: {}, exact: {} };
  try {
    // Validators take plain numbers only.
    return { value: JSON.parse(text), exact: parseExactly(text) };
  } catch {
    throw new MockProblem('body_not_json', bodyNotJsonProblem());
  }
}
