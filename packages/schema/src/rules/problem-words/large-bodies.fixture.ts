import * as words from './large-bodies.ts';
import type { Sample, WordsOf } from './sample.fixture.ts';

/** The samples of `large-bodies.ts`. */
export const largeBodySamples: Record<WordsOf<typeof words>, Sample> = {
  largeBodyAddressOverProblem: {
    code: 'large_body_expired',
    said: words.largeBodyAddressOverProblem(),
  },
  largeBodyAddressUnknownProblem: {
    code: 'large_body_not_found',
    said: words.largeBodyAddressUnknownProblem(),
  },
};
