import type { InputValidationProblem } from '@dowel/schema';
import { problemBody } from '@dowel/schema/rules';
import { SecretUnreadableError } from '../secrets/secrets.ts';
import { ProblemError } from './problem-error.ts';

/** The media types of problems. */
type ProblemMedia = 'application/problem+json' | 'application/json';

interface Occurrence {
  readonly requestId: string;
  readonly time: Date;
  readonly media?: ProblemMedia | undefined;
}

/** Turns an error into the answer. The only place that does; an unknown error becomes `internal_error`, no more. */
export function toProblemResponse(error: unknown, occurrence: Occurrence): Response {
  const problem = error instanceof ProblemError ? error : internalError(error);
  return new Response(JSON.stringify(toProblemBody(problem, occurrence)), {
    status: problem.status,
    headers: {
      'Content-Type': occurrence.media ?? 'application/problem+json',
      'Cache-Control': 'no-store',
      ...problem.details.headers,
    },
  });
}

/** The body of a problem; also what `revisionProblem` of an integration set-up holds. */
export function toProblemBody(
  problem: ProblemError,
  { requestId, time }: Pick<Occurrence, 'requestId' | 'time'>,
): InputValidationProblem {
  const { code, status, details } = problem;
  return problemBody({ code, status, words: details, requestId, time });
}

/** An encryption key is missing here, and may be back soon: this request needs what it sealed. */
function secretUnreadable(cause: SecretUnreadableError): ProblemError {
  return new ProblemError('secret_unreadable', {
    detail:
      'The server cannot open credentials that this request needs: it lacks the encryption key they were stored with.',
    remedy:
      'Tell the operator: the key belongs back into DOWEL_ENCRYPTION_KEYS. Then the same request succeeds.',
    headers: { 'Retry-After': '30' },
    cause,
  });
}

/** A failure nobody foresaw. Its text stays in the log: it may quote a statement, an address or a credential. */
export function internalError(cause: unknown): ProblemError {
  if (cause instanceof SecretUnreadableError) return secretUnreadable(cause);
  return new ProblemError('internal_error', {
    detail: 'The request could not be completed because of a fault in the service.',
    remedy: 'Try again. If it happens again, tell the operator the request id.',
    cause,
  });
}
