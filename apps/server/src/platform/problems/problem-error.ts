import { type ProblemCode, problems } from '@dowel/schema';
import { type BadInput, invalidInputProblem, type ProblemWords } from '@dowel/schema/rules';
import { DatabaseLostError, isFailedStatement } from '../db/database-failure.ts';

/** The details of one occurrence of a problem, besides its code. All of them are public except the cause. */
export interface ProblemDetails extends ProblemWords {
  /** Set where the API uses another status than the problem table. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The reason, for the log only. */
  readonly cause?: unknown;
}

/** A request that cannot be fulfilled, for a reason the caller may know. Services throw only this error on purpose. */
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

/** `invalid_request` for one bad input that only the service could detect. */
export function invalidInput(input: BadInput): ProblemError {
  return new ProblemError('invalid_request', invalidInputProblem(input));
}

/** What went wrong, and what to do, for somebody at a console. */
export function wordsOf(error: unknown): string {
  if (error instanceof ProblemError) {
    const { causes = [], remedy } = error.details;
    return [error.message, ...causes, remedy].filter(Boolean).join(' ');
  }
  if (isFailedStatement(error) || error instanceof DatabaseLostError)
    return `The database did not answer as it should: ${wordsOf(error.cause)}`;
  return error instanceof Error ? error.message : String(error);
}
