import * as words from './keys.ts';
import type { Sample, WordsOf } from './sample.fixture.ts';

/** The samples of `keys.ts`. */
export const keySamples: Record<WordsOf<typeof words>, Sample> = {
  apiKeyNotFoundProblem: { code: 'api_key_not_found', said: words.apiKeyNotFoundProblem() },
  jwtKeyInvalidProblem: { code: 'jwt_key_invalid', said: words.jwtKeyInvalidProblem('is no public key') },
  jwtKeyNotFoundProblem: { code: 'jwt_key_not_found', said: words.jwtKeyNotFoundProblem() },
};
