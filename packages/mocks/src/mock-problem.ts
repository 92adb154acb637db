import {
  type InputValidationIssue,
  type InputValidationProblem,
  type ProblemCode,
  type ProblemMeaning,
  problems,
} from '@dowel/schema';

/** What an occurrence of a problem says beyond its code. */
export interface ProblemDetails {
  /** What happened and why it matters, for a person. Default the code's title. */
  detail?: string;
  /** What to do about it. */
  remedy?: string;
  causes?: string[];
  issues?: InputValidationIssue[];
  /** Free data for programs. */
  context?: Record<string, unknown>;
  /** Where the interface wants another status than the table's. */
  status?: number;
}

/** A request that the mock refuses, as the service would. */
export class MockProblem extends Error {
  override readonly name = 'MockProblem';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? problems[code].title);
    this.code = code;
    this.details = details;
  }
}

/** The problem document: the members the service sends, in the same places. */
export function toProblemBody(
  { code, message, details }: MockProblem,
  { requestId, time }: { requestId: string; time: Date },
): InputValidationProblem {
  const { title, status, retryable }: ProblemMeaning = problems[code];
  const { causes, remedy, context, issues } = details;
  return {
    type: `urn:dowel:problem:${code}`,
    title,
    status: details.status ?? status,
    detail: message,
    instance: `urn:dowel:request:${requestId}`,
    code,
    subsystem: 'api',
    time: time.toISOString(),
    requestId,
    retryable: retryable ?? false,
    ...(causes && { causes }),
    ...(remedy !== undefined && { remedy }),
    ...(context && { context }),
    ...(issues && { issues }),
  };
}

/** `invalid_request` for one bad input that the shapes alone could not tell. */
export function invalidInput(
  place: 'body' | 'query' | 'path' | 'header',
  name: string,
  detail: string,
): MockProblem {
  return new MockProblem('invalid_request', {
    detail: `${name}: ${detail}`,
    issues: [{ in: place, name, detail }],
  });
}
