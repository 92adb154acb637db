import type { ProblemWords } from '../problem-body.ts';
import { ASK_THE_PRODUCT, TRY_AGAIN_LATER } from './remedies.ts';
import type { BadInput } from './requests.ts';

/** `credentials_missing`: the proxy takes API keys, and tokens of persons where the manifest says so. */
export function proxyKeyMissingProblem(): ProblemWords {
  return {
    detail: 'The request has neither an API key nor a consumer token, so it is unknown who calls.',
    remedy: ASK_THE_PRODUCT,
    builderRemedy:
      'Send an API key of scope "proxy" or "full" in the header X-Api-Key, from your backend; what the SDK of a vendor sends as Authorization is not for Dowel. Where the manifest says "actAs: person", a consumer token as Authorization: Bearer <token> calls with the account of that person.',
  };
}

/** `invalid_request`: headers that say whom a call is for, or how it is made, are missing or wrong. */
export function proxyHeadersProblem(issues: readonly BadInput[]): ProblemWords {
  return {
    detail: 'Headers of the call are missing or wrong, so the provider was not called.',
    remedy: ASK_THE_PRODUCT,
    builderRemedy: 'Correct the headers that the issues name, and send it again.',
    causes: issues.map(({ name, detail }) => `${name}: ${detail}`),
    issues,
  };
}

/** `invalid_request`: a path that could lead away from the provider's base URL. `detail` is the end of a sentence. */
export function proxyPathProblem(detail: string): ProblemWords {
  return {
    detail: `The path ${detail}, so it could lead away from the address of the provider. Nothing was called.`,
    remedy: ASK_THE_PRODUCT,
    builderRemedy:
      'Send the path as it follows the base URL of the provider, with each segment percent-encoded once.',
    issues: [{ in: 'path', name: 'path', detail }],
  };
}

/** `invalid_request`: headers that some servers take the path or the method from. */
export function proxyOverrideProblem(names: readonly string[]): ProblemWords {
  const detail = 'would replace the path or the method at the provider';
  return {
    detail: `Headers (${names.slice(0, 5).join(', ')}) would replace the path or the method at the provider, so what was checked would not be what is done. Nothing was called.`,
    remedy: ASK_THE_PRODUCT,
    builderRemedy: 'Leave these headers out. Send the path and the method of the call itself.',
    issues: names.map((name) => ({ in: 'header', name, detail })),
  };
}

/** `proxy_disabled`. `by` is what does not enable it: the manifest, or the config of the installation. */
export function proxyDisabledProblem(integrationName: string, by: 'manifest' | 'config'): ProblemWords {
  const detail =
    by === 'manifest'
      ? `"${integrationName}" does not let calls through to the provider.`
      : `This installation of "${integrationName}" does not let calls through to the provider.`;
  const builderRemedy =
    by === 'manifest'
      ? 'Add "proxy: { enabled: true }" to the integration in the manifest, and deploy it.'
      : 'Set config.content.proxy.enabled of the installation to true.';
  return { detail, remedy: ASK_THE_PRODUCT, builderRemedy };
}

/** `proxy_throttled`. `until` is an HTTP date. */
export function proxyThrottledProblem(title: string, until: string): ProblemWords {
  return {
    detail: `${title} answered that it gets too many calls, so none is made until ${until}.`,
    remedy: TRY_AGAIN_LATER,
    builderRemedy:
      'Send it again after the time in X-Amp-Retry-After. This call has not reached the provider.',
  };
}

/** `provider_rate_limited`. `why` is a whole sentence. `until` is a time for people. */
export function providerRateLimitedProblem(why: string, until: string): ProblemWords {
  return {
    detail: `${why} No call is made until ${until}, and nothing was done.`,
    remedy: TRY_AGAIN_LATER,
    builderRemedy: 'Send it again after the seconds in Retry-After.',
  };
}

export function proxyBusyProblem(): ProblemWords {
  return {
    detail: 'As many calls to providers are open as this server allows, so this one was not started.',
    remedy: TRY_AGAIN_LATER,
    builderRemedy:
      'Send it again after the seconds in Retry-After, or keep fewer calls open. The operator can raise DOWEL_PROXY_CALLS.',
  };
}

/** `provider_answer_missing`. `what` says what the provider did, as the middle of a sentence. */
export function providerAnswerMissingProblem(title: string, what: string): ProblemWords {
  return {
    detail: `${title} ${what} after the call was sent, so it is not known whether it did what was asked.`,
    remedy: 'Check what has happened before you try again.',
    builderRemedy:
      'Read from the provider whether the call took effect. Repeat it only if it is safe to do twice, such as a GET.',
  };
}

export function providerAnswerTooLargeProblem(title: string, limitBytes: number): ProblemWords {
  return {
    detail: `${title} announced an answer of more than ${limitBytes} bytes, which is the limit here.`,
    remedy: 'Ask for less at once.',
    builderRemedy: 'Ask for a smaller page or range. The operator can raise DOWEL_PROXY_MAX_BODY_MIB.',
  };
}

export function upgradeNotSupportedProblem(): ProblemWords {
  return {
    detail:
      'The proxy passes on requests and their answers. It does not pass on WebSocket connections, because it could not renew their credentials.',
    remedy: ASK_THE_PRODUCT,
    builderRemedy: 'Call the provider without an upgrade, or connect to it directly.',
  };
}
