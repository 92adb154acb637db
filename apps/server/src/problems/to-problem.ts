import type { InputValidationProblem } from '@dowel/schema';
import { problemBody } from '@dowel/schema/rules';
import { databaseFailure } from '../db/database-failure.ts';
import { QueueFullError } from '../project-queue.ts';
import { SecretUnreadableError } from '../secrets/secrets.ts';
import { ProblemError } from './problem-error.ts';

/** The media types of problems. */
type ProblemMedia = 'application/problem+json' | 'application/json';

interface Occurrence {
  readonly requestId: string;
  readonly time: Date;
  readonly media?: ProblemMedia | undefined;
}

/** Turns an error into the answer. The only place that does. */
export function toProblemResponse(error: unknown, occurrence: Occurrence): Response {
  const problem = toProblem(error);
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

/** What a caller is told of an error: an unknown one becomes `internal_error`, no more. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof QueueFullError) return tooManyRequests(error);
  if (error instanceof SecretUnreadableError) return secretUnreadable(error);
  return databaseFailure(error) ? notReady(error) : internalError(error);
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

/** The project keeps the service busier than its share allows. */
function tooManyRequests(cause: unknown): ProblemError {
  return new ProblemError('too_many_requests', {
    detail: 'Too much of this project is being handled at once, so this request was not begun.',
    remedy: 'Send it again after the seconds in Retry-After, and fewer at the same time.',
    headers: { 'Retry-After': '2' },
    cause,
  });
}

/** The database was lost, or has too much to do. It may have come to the very end, so a retry wants the same key. */
function notReady(cause: unknown): ProblemError {
  return new ProblemError('not_ready', {
    detail: 'The database did not answer in time, so the request could not be completed.',
    remedy: 'Send it again after the seconds in Retry-After, a write with the same Idempotency-Key.',
    headers: { 'Retry-After': '2' },
    cause,
  });
}

/** A failure nobody foresaw. Its text stays in the log: it may quote a statement, an address or a credential. */
function internalError(cause: unknown): ProblemError {
  return new ProblemError('internal_error', {
    detail: 'The request could not be completed because of a fault in the service.',
    remedy: 'Try again. If it happens again, tell the operator the request id.',
    cause,
  });
}
