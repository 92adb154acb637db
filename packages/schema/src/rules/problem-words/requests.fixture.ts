import * as words from './requests.ts';
import type { Sample, WordsOf } from './sample.fixture.ts';

/** The samples of `requests.ts`. */
export const requestSamples: Record<WordsOf<typeof words>, Sample> = {
  bodyNotJsonProblem: { code: 'body_not_json', said: words.bodyNotJsonProblem() },
  bodyStalledProblem: { code: 'body_too_slow', said: words.bodyStalledProblem(60) },
  bodyTooLargeProblem: { code: 'body_too_large', said: words.bodyTooLargeProblem(1024) },
  bodyTooSlowProblem: { code: 'body_too_slow', said: words.bodyTooSlowProblem(1024) },
  endpointNotFoundProblem: { code: 'endpoint_not_found', said: words.endpointNotFoundProblem() },
  invalidInputProblem: {
    code: 'invalid_request',
    said: words.invalidInputProblem({ in: 'body', name: 'body', detail: 'broke off before its end' }),
  },
  invalidRequestProblem: {
    code: 'invalid_request',
    said: words.invalidRequestProblem([{ in: 'body', name: 'label', detail: 'is missing' }]),
  },
  longPathParameterProblem: {
    code: 'invalid_request',
    said: words.longPathParameterProblem('topicId', 300, 255),
  },
  memberMisspeltProblem: {
    code: 'member_misspelt',
    said: words.memberMisspeltProblem([
      {
        in: 'body',
        name: 'scope',
        detail: 'is not known here, and "scopes" is missing',
        remedy: 'Write "scopes" in place of "scope".',
      },
    ]),
  },
  methodNotAllowedProblem: {
    code: 'method_not_allowed',
    said: words.methodNotAllowedProblem('PUT', 'GET, PATCH'),
  },
  metricsTokenProblem: { code: 'credentials_missing', said: words.metricsTokenProblem() },
  pageTokenProblem: {
    code: 'invalid_request',
    said: words.pageTokenProblem(),
  },
  rateLimitedProblem: {
    code: 'too_many_requests',
    said: words.rateLimitedProblem('caller', { perSecond: 500, waitSeconds: 3 }),
  },
  tooManyRequestsProblem: { code: 'too_many_requests', said: words.tooManyRequestsProblem() },
};
