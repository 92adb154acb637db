import type { ProblemWords } from '../problem-body.ts';
import { RELOAD_OR_ASK } from './remedies.ts';

/** `invalid_request` */
export function idempotencyKeyInvalidProblem(): ProblemWords {
  const detail = 'must be 1 to 255 visible ASCII characters';
  return {
    detail: `The idempotency key is not valid: it ${detail}.`,
    remedy: RELOAD_OR_ASK,
    builderRemedy: 'Send a UUID in Idempotency-Key, for example.',
    issues: [{ in: 'header', name: 'Idempotency-Key', detail }],
  };
}

export function idempotencyKeyReusedProblem(): ProblemWords {
  return {
    detail:
      'This idempotency key was used in the last 24 hours for another method, path or body, so nothing was done.',
    remedy: 'Reload the page and try again.',
    builderRemedy: 'Use a new Idempotency-Key for a new request.',
  };
}

export function idempotencyKeyInFlightProblem(): ProblemWords {
  return {
    detail: 'The same request is still being handled.',
    remedy: 'Wait a moment, then try again to see how it ended.',
    builderRemedy: 'Wait for the seconds in Retry-After, then send it again with the same Idempotency-Key.',
  };
}

export function outcomeUnknownProblem(): ProblemWords {
  return {
    detail:
      'The server stopped while it was asking the provider, so nobody knows whether the provider has done it. Nothing was stored here.',
    remedy: 'Reload the page to see how things are, then try again. You may have to sign in again.',
    builderRemedy:
      'A refresh token may already be used up. Look at what is stored. Then send a new request with a new Idempotency-Key, and with new tokens if it had tokens.',
  };
}
