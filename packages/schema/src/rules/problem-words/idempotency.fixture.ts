import * as words from './idempotency.ts';
import type { Sample, WordsOf } from './sample.fixture.ts';

/** The samples of `idempotency.ts`. */
export const idempotencySamples: Record<WordsOf<typeof words>, Sample> = {
  idempotencyKeyInFlightProblem: {
    code: 'idempotency_key_in_flight',
    said: words.idempotencyKeyInFlightProblem(),
  },
  idempotencyKeyInvalidProblem: { code: 'invalid_request', said: words.idempotencyKeyInvalidProblem() },
  idempotencyKeyReusedProblem: { code: 'idempotency_key_reused', said: words.idempotencyKeyReusedProblem() },
  outcomeUnknownProblem: { code: 'outcome_unknown', said: words.outcomeUnknownProblem() },
};
