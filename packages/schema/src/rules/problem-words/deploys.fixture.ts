import * as words from './deploys.ts';
import type { Sample, WordsOf } from './sample.fixture.ts';

/** The samples of `deploys.ts`. */
export const deploySamples: Record<WordsOf<typeof words>, Sample> = {
  manifestSourceProblem: { code: 'manifest_source', said: words.manifestSourceProblem([]) },
  manifestTooHeavyProblem: { code: 'manifest_invalid', said: words.manifestTooHeavyProblem() },
  manifestTimeUsedUpProblem: { code: 'too_many_requests', said: words.manifestTimeUsedUpProblem(8) },
  manifestZipProblem: { code: 'manifest_invalid', said: words.manifestZipProblem('It is not a zip.') },
};
