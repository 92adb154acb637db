import * as words from './reads.ts';
import type { Sample, WordsOf } from './sample.fixture.ts';

/** The samples of `reads.ts`. */
export const readSamples: Record<WordsOf<typeof words>, Sample> = {
  objectDisabledProblem: { code: 'object_disabled', said: words.objectDisabledProblem('contacts') },
  objectRemovedProblem: { code: 'object_not_found', said: words.objectRemovedProblem('x') },
  readsUnsupportedProblem: { code: 'reads_unsupported', said: words.readsUnsupportedProblem('Oak') },
  resultsOnRequestProblem: {
    code: 'results_on_request_unsupported',
    said: words.resultsOnRequestProblem('contacts'),
  },
};
