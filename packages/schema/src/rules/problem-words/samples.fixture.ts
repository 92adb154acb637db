import type { Sample, WordsOf } from './sample.fixture.ts';
import * as words from './samples.ts';

/** The samples of `samples.ts`. */
export const sampleSamples: Record<WordsOf<typeof words>, Sample> = {
  noSamplesProblem: { code: 'samples_unavailable', said: words.noSamplesProblem('Oak') },
  objectNotReadProblem: { code: 'object_not_found', said: words.objectNotReadProblem('x') },
  samplesRefusedProblem: {
    code: 'samples_unavailable',
    said: words.samplesRefusedProblem('Oak', 'Oak answered 400.'),
  },
  samplesUnreachableProblem: {
    code: 'provider_unreachable',
    said: words.samplesUnreachableProblem('Oak', 'Oak answered 503.'),
  },
  tooManySamplesProblem: { code: 'too_many_requests', said: words.tooManySamplesProblem() },
};
