import * as words from './callers.ts';
import type { Sample, WordsOf } from './sample.fixture.ts';

/** The samples of `callers.ts`. */
export const callerSamples: Record<WordsOf<typeof words>, Sample> = {
  apiKeyInvalidProblem: { code: 'api_key_invalid', said: words.apiKeyInvalidProblem() },
  apiKeyScopeProblem: { code: 'api_key_scope', said: words.apiKeyScopeProblem() },
  consumerTokenNeededProblem: { code: 'api_key_scope', said: words.consumerTokenNeededProblem() },
  frontendKeysOffProblem: { code: 'frontend_keys_off', said: words.frontendKeysOffProblem() },
  credentialsHiddenProblem: { code: 'api_key_scope', said: words.credentialsHiddenProblem() },
  credentialsMissingProblem: { code: 'credentials_missing', said: words.credentialsMissingProblem() },
  forBuilderOnlyProblem: { code: 'token_not_allowed', said: words.forBuilderOnlyProblem() },
  foreignGroupProblem: { code: 'token_not_allowed', said: words.foreignGroupProblem('acme') },
  foreignRefsProblem: {
    code: 'token_not_allowed',
    said: words.foreignRefsProblem([{ name: 'groupRef', value: 'acme' }]),
  },
  groupNeededProblem: { code: 'invalid_request', said: words.groupNeededProblem() },
  refreshReservedProblem: { code: 'api_key_scope', said: words.refreshReservedProblem() },
  sessionInvalidProblem: { code: 'session_invalid', said: words.sessionInvalidProblem() },
  sessionRequiredProblem: { code: 'session_required', said: words.sessionRequiredProblem() },
  tokenExpiredProblem: { code: 'token_expired', said: words.tokenExpiredProblem() },
  tokenInvalidProblem: { code: 'token_invalid', said: words.tokenInvalidProblem('it is not a signed JWT') },
};
