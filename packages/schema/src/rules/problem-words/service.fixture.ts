import type { Sample, WordsOf } from './sample.fixture.ts';
import * as words from './service.ts';

/** The samples of `service.ts`. */
export const serviceSamples: Record<WordsOf<typeof words>, Sample> = {
  databaseAwayProblem: { code: 'not_ready', said: words.databaseAwayProblem() },
  healthNotReadyProblem: {
    code: 'not_ready',
    said: words.healthNotReadyProblem(),
  },
  internalErrorProblem: { code: 'internal_error', said: words.internalErrorProblem() },
  secretUnreadableProblem: { code: 'secret_unreadable', said: words.secretUnreadableProblem() },
  stoppingProblem: { code: 'not_ready', said: words.stoppingProblem() },
};
