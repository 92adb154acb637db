import { joinSentences, providerRateLimitedProblem } from '@dowel/schema/rules';
import type { Context } from '../context.ts';
import { OutgoingError } from '../platform/outgoing/errors.ts';
import { ProblemError } from '../platform/problems/problem-error.ts';
import { ProviderError, type ProviderErrorKind } from './connectors/engine/provider-error.ts';
import { ProviderAuthError } from './provider-auth/errors.ts';
import { waitOfText } from './provider-budgets/provider-wait.ts';
import { LongWait } from './provider-budgets/why-no-call.ts';

/**
 * What a problem that prevents a call is for a connector.
 * @param status what the provider answered to the call before that
 */
export function toProviderError(cause: ProblemError, status?: number): ProviderError {
  const waitUntil = cause.cause instanceof LongWait ? cause.cause.until : undefined;
  const { causes = [], builderCauses = [] } = cause.details;
  const words = joinSentences([cause.message, ...causes, ...builderCauses]);
  return new ProviderError(kindOf(cause), words, {
    cause,
    waitUntil,
    retryAfter: cause.cause instanceof ProviderAuthError ? cause.cause.retryAfter : undefined,
    // Only the transport may have sent it.
    isUndone: !(cause.cause instanceof OutgoingError && cause.cause.isSent),
    isAppRefused: isAppRefused(cause),
    // No provider has refused anything: only a connection that was stopped is refused without a cause.
    isStopped: cause.code === 'credentials_rejected' && cause.cause === undefined,
    ...(status !== undefined && { status }),
  });
}

/** Whether the provider refuses the builder's application, and not what the customer has given. */
export function isAppRefused({ cause }: ProblemError): boolean {
  return cause instanceof ProviderAuthError && cause.reason === 'misconfigured_app';
}

/** What a problem says for programs about the finding of a failed call. */
export function toContext({ finding }: ProviderError): { context?: { reason: string; actor: string } } {
  return finding ? { context: { reason: finding.reason, actor: finding.actor } } : {};
}

/** The problem of a call that the provider's limits do not allow now. Undefined for any other failure. */
export function toLimitProblem(
  context: Context,
  error: ProviderError,
  title: string,
): ProblemError | undefined {
  if (error.kind !== 'rate_limited') return undefined;
  const { cause } = error;
  if (cause instanceof ProblemError && cause.code === 'provider_rate_limited') return cause;
  const now = context.now();
  const waitMs = waitOfText(error.retryAfter, now);
  const until = new Date(now.getTime() + waitMs).toISOString();
  return new ProblemError('provider_rate_limited', {
    ...providerRateLimitedProblem(`${title} has asked for a pause.`, until),
    ...toContext(error),
    headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
    cause: error,
  });
}

function kindOf({ code, cause }: ProblemError): ProviderErrorKind {
  const isLimited = cause instanceof ProviderAuthError && cause.reason === 'rate_limited';
  if (isLimited || code === 'provider_rate_limited') return 'rate_limited';
  const isAway = code === 'provider_unreachable' || code === 'token_exchange_failed';
  return isAway ? 'unreachable' : 'credentials';
}
