import * as words from './operations.ts';
import type { Sample, WordsOf } from './sample.fixture.ts';

/** The samples of `operations.ts`. */
export const operationSamples: Record<WordsOf<typeof words>, Sample> = {
  backfillNotFoundProblem: { code: 'backfill_not_found', said: words.backfillNotFoundProblem('contacts') },
  operationNotFoundProblem: { code: 'operation_not_found', said: words.operationNotFoundProblem('o1') },
};
