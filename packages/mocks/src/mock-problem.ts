import { type InputValidationProblem, type ProblemCode, problems } from '@dowel/schema';
import { type BadInput, invalidInputProblem, type ProblemWords, problemBody } from '@dowel/schema/rules';

/** What an occurrence of a problem says beyond its code. Without a `detail` it says the code's title. */
export interface ProblemDetails extends Partial<ProblemWords> {
  /** Where the interface wants another status than the table's. */
  status?: number;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
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
  occurrence: { requestId: string; time: Date; isForBuilder: boolean },
): InputValidationProblem {
  const words = { ...details, detail: message };
  return problemBody({ code, status: details.status, words, ...occurrence });
}

/** `invalid_request` for one bad input that the shapes alone could not tell. */
export function invalidInput(input: BadInput): MockProblem {
  return new MockProblem('invalid_request', invalidInputProblem(input));
}
