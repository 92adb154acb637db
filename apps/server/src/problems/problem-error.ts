import { type ProblemCode, problems } from '@dowel/schema';
import { type BadInput, invalidInputProblem, type ProblemWords } from '@dowel/schema/rules';

/** What an occurrence of a problem says beyond its code. All of it is public but the cause. */
export interface ProblemDetails extends ProblemWords {
  /** Where the interface wants another status than the table's. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The reason, for the log only. */
  readonly cause?: unknown;
}

/** A request that cannot be done, for a reason the caller may know. The one error services throw on purpose. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails) {
    super(details.detail, { cause: details.cause });
    this.code = code;
    this.status = details.status ?? problems[code].status;
    this.details = details;
  }
}

/** `invalid_request` for one bad input that only the service could see. */
export function invalidInput(input: BadInput): ProblemError {
  return new ProblemError('invalid_request', invalidInputProblem(input));
}
