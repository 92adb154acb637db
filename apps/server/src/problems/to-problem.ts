import type { InputValidationProblem } from '@dowel/schema';
import {
  databaseAwayProblem,
  internalErrorProblem,
  problemBody,
  secretUnreadableProblem,
  tooManyRequestsProblem,
} from '@dowel/schema/rules';
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
  /** Whether the builder reads it; see `isToldAsBuilder`. Default false. */
  readonly isForBuilder?: boolean;
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
  { requestId, time, isForBuilder = false }: Omit<Occurrence, 'media'>,
): InputValidationProblem {
  const { code, status, details } = problem;
  return problemBody({ code, status, words: details, requestId, time, isForBuilder });
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
    ...secretUnreadableProblem(),
    headers: { 'Retry-After': '30' },
    cause,
  });
}

/** The project keeps the service busier than its share allows. */
function tooManyRequests(cause: unknown): ProblemError {
  return new ProblemError('too_many_requests', {
    ...tooManyRequestsProblem(),
    headers: { 'Retry-After': '2' },
    cause,
  });
}

/** The database was lost, or has too much to do. It may have come to the very end, so a retry wants the same key. */
function notReady(cause: unknown): ProblemError {
  return new ProblemError('not_ready', { ...databaseAwayProblem(), headers: { 'Retry-After': '2' }, cause });
}

/** A failure nobody foresaw. Its text stays in the log: it may quote a statement, an address or a credential. */
function internalError(cause: unknown): ProblemError {
  return new ProblemError('internal_error', { ...internalErrorProblem(), cause });
}
