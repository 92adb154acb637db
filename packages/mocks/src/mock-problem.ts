import { type InputValidationProblem, type ProblemCode, problems } from '@dowel/schema';
import { type BadInput, invalidInputProblem, type ProblemWords, problemBody } from '@dowel/schema/rules';

/** The words of one problem, in addition to its code. Without a `detail`, the message is the code's title. */
export interface ProblemDetails extends Partial<ProblemWords> {
  /** The status, if it differs from the one in the table of problems. */
  status?: number;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
}

/** Thrown when the mock refuses a request as the service would. */
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

/** The problem document, with the same members in the same order as the service sends them. */
export function toProblemBody(
  { code, message, details }: MockProblem,
  occurrence: { requestId: string; time: Date; isForBuilder: boolean },
): InputValidationProblem {
  const words = { ...details, detail: message };
  return problemBody({ code, status: details.status, words, ...occurrence });
}

/** `invalid_request` for one bad input that the endpoint's validators cannot find. */
export function invalidInput(input: BadInput): MockProblem {
  return new MockProblem('invalid_request', invalidInputProblem(input));
}
