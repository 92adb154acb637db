import type { ProblemWords } from '../problem-body.ts';
import { RELOAD_OR_ASK, TRY_AGAIN_LATER } from './remedies.ts';

export function internalErrorProblem(): ProblemWords {
  return {
    detail: 'The request could not be completed because of a fault in the service.',
    remedy: 'Try again. If the error happens again, send the request id to the people who run this product.',
    builderRemedy: 'Look for the request id in the log of the server.',
  };
}

/** `not_ready`: the connection to the database was lost, or the database has too much to do. Or the object store. */
export function databaseAwayProblem(what: 'database' | 'object store' = 'database'): ProblemWords {
  return {
    detail: `The service could not reach its ${what} in time, so the request was not completed.`,
    remedy: TRY_AGAIN_LATER,
    builderRemedy: `The ${what} did not answer. Send it again after the seconds in Retry-After. Send a write with the same Idempotency-Key.`,
  };
}

/** `not_ready`, for health checks. */
export function healthNotReadyProblem(): ProblemWords {
  return {
    detail: 'The database does not answer, or takes no writes, so requests would fail.',
    remedy: 'Wait until it does. /health/live says whether the process runs.',
  };
}

/** `not_ready`, for health checks of a server that was told to stop. */
export function stoppingProblem(): ProblemWords {
  return {
    detail: 'This server is about to stop, so it takes no new requests.',
    remedy: 'Send requests to another server. This one only finishes the requests that it has.',
  };
}

export function secretUnreadableProblem(): ProblemWords {
  return {
    detail:
      'The server cannot open credentials that this request needs: it lacks the encryption key they were stored with.',
    remedy: RELOAD_OR_ASK,
    builderRemedy:
      'Put the missing key back into the key ring (DOWEL_ENCRYPTION_KEYS, or its file or command). Then the same request succeeds.',
  };
}
