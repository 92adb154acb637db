import type { Sample, WordsOf } from './sample.fixture.ts';
import * as words from './search.ts';

/** The samples of `search.ts`. */
export const searchSamples: Record<WordsOf<typeof words>, Sample> = {
  searchRefusedProblem: { code: 'search_refused', said: words.searchRefusedProblem('Oak', 'No.') },
  searchUnreachableProblem: {
    code: 'provider_unreachable',
    said: words.searchUnreachableProblem('Oak', 'Oak answered 503.'),
  },
  searchUnsupportedProblem: {
    code: 'search_unsupported',
    said: words.searchUnsupportedProblem('Oak', 'contacts'),
  },
};
