import * as words from './proxy.ts';
import type { Sample, WordsOf } from './sample.fixture.ts';

/** The samples of `proxy.ts`. */
export const proxySamples: Record<WordsOf<typeof words>, Sample> = {
  providerAnswerMissingProblem: {
    code: 'provider_answer_missing',
    said: [
      words.providerAnswerMissingProblem('Oak', 'did not answer within 60 s'),
      words.providerAnswerMissingProblem('Oak', 'closed the connection'),
    ],
  },
  providerAnswerTooLargeProblem: {
    code: 'provider_answer_too_large',
    said: words.providerAnswerTooLargeProblem('Oak', 1024),
  },
  providerRateLimitedProblem: {
    code: 'provider_rate_limited',
    said: words.providerRateLimitedProblem('Oak asked for a pause.', '2025-03-06T22:09:49Z'),
  },
  proxyBusyProblem: { code: 'proxy_busy', said: words.proxyBusyProblem() },
  proxyDisabledProblem: {
    code: 'proxy_disabled',
    said: (['manifest', 'config'] as const).map((by) => words.proxyDisabledProblem('crm', by)),
  },
  proxyHeadersProblem: {
    code: 'invalid_request',
    said: words.proxyHeadersProblem([{ in: 'header', name: 'x-amp-project-id', detail: 'is missing' }]),
  },
  proxyKeyMissingProblem: { code: 'credentials_missing', said: words.proxyKeyMissingProblem() },
  proxyOverrideProblem: { code: 'invalid_request', said: words.proxyOverrideProblem(['x-rewrite-url']) },
  proxyPathProblem: { code: 'invalid_request', said: words.proxyPathProblem('holds a backslash') },
  proxyThrottledProblem: {
    code: 'proxy_throttled',
    said: words.proxyThrottledProblem('Oak', 'Thu, 06 Mar 2025 22:09:49 GMT'),
  },
  upgradeNotSupportedProblem: {
    code: 'upgrade_not_supported',
    said: words.upgradeNotSupportedProblem(),
  },
};
