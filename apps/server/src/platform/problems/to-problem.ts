import { type InputValidationProblem, problemMediaOf, problemStatusOf, type Wire } from '@dowel/schema';
import {
  databaseAwayProblem,
  internalErrorProblem,
  problemBody,
  secretUnreadableProblem,
  tooManyRequestsProblem,
} from '@dowel/schema/rules';
import { databaseFailure } from '../db/database-failure.ts';
import { QueueFullError } from '../org-queue.ts';
import type { Reply } from '../reply.ts';
import { SecretUnreadableError } from '../secrets/secrets.ts';
import { ProblemError } from './problem-error.ts';

interface Occurrence {
  readonly requestId: string;
  readonly time: Date;
  /** The endpoint, which may have other media types and statuses for problems. */
  readonly wire?: Pick<Wire, 'problemMedia' | 'rejectedStatus'>;
  /** Whether the builder reads the problem; see `isToldAsBuilder`. Default false. */
  readonly isForBuilder?: boolean;
}

/** Turns an error into an answer. No other code does that. */
export function toProblemReply(error: unknown, occurrence: Occurrence): Reply {
  const problem = toProblem(error);
  const { wire = {} } = occurrence;
  const status = problemStatusOf(wire, problem.status);
  return {
    status,
    headers: {
      'Content-Type': problemMediaOf(wire, status),
      'Cache-Control': 'no-store',
      ...problem.details.headers,
    },
    body: JSON.stringify({ ...toProblemBody(problem, occurrence), status }),
  };
}

/** The body of a problem. `revisionProblem` of an integration set-up has the same form. */
export function toProblemBody(
  problem: ProblemError,
  { requestId, time, isForBuilder = false }: Omit<Occurrence, 'wire'>,
): InputValidationProblem {
  const { code, status, details } = problem;
  return problemBody({ code, status, words: details, requestId, time, isForBuilder });
}

/** The problem that a caller gets for an error. An unknown error becomes `internal_error`, without details. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof QueueFullError) return tooManyRequests(error);
  if (error instanceof SecretUnreadableError) return secretUnreadable(error);
  return databaseFailure(error) ? notReady(error) : internalError(error);
}

/** The server lacks the encryption key for a value this request needs. The key may be back soon. */
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

/** The database was lost or is overloaded. The change may have been committed, so a retry should use the same key. */
function notReady(cause: unknown): ProblemError {
  return new ProblemError('not_ready', { ...databaseAwayProblem(), headers: { 'Retry-After': '2' }, cause });
}

/** An unexpected failure. Its text stays in the log, because it may quote a statement, an address or a credential. */
function internalError(cause: unknown): ProblemError {
  return new ProblemError('internal_error', { ...internalErrorProblem(), cause });
}
