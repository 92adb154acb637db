import * as words from './providers.ts';
import { oak, type Sample, type WordsOf } from './sample.fixture.ts';

/** The samples of `providers.ts`. */
export const providerSamples: Record<WordsOf<typeof words>, Sample> = {
  hostsTooWideProblem: {
    code: 'invalid_request',
    said: words.hostsTooWideProblem([{ name: 'metadata.allowedHosts.0', detail: 'is too wide' }]),
  },
  providerAppExistsProblem: { code: 'provider_app_exists', said: words.providerAppExistsProblem(oak) },
  providerAppMissingProblem: { code: 'provider_app_missing', said: words.providerAppMissingProblem(oak) },
  providerAppNotFoundProblem: { code: 'provider_app_not_found', said: words.providerAppNotFoundProblem() },
  providerNotFoundProblem: { code: 'provider_not_found', said: words.providerNotFoundProblem('oak') },
  providerUnknownProblem: { code: 'provider_unknown', said: words.providerUnknownProblem('oak') },
};
